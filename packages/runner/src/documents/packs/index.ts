export { checkPack, conceptFromRows, printPack, readPack, type CsvConcept, type ReadPack } from '@seedbed/meaning';
export { builtInPack } from './built-in-packs.ts';
export { builtInSummaries, summaryOf } from './pack-summary.ts';
export { ownPacksOf, readPackFolder, type OwnPack, type PackFolder } from './read-folder.ts';
