export { buildId } from './build-id.ts';
export { catchUp } from './catch-up.ts';
export { fileOf, runsFromSource } from './file-of.ts';
export { keepCompiled } from './keep-compiled.ts';
export { openFromBundle, openProcess, openThread, type Entry } from './open-entry.ts';
export { removeOldest } from './remove-oldest.ts';
export { cacheFolder, dataFolder } from './user-folders.ts';
