export { checkPack, conceptFromRows, printPack, readPack, type CsvConcept, type ReadPack } from '@seedbed/realism';
export { builtInPack } from '../packs.ts';
export { builtInSummaries, summaryOf } from './pack-summary.ts';
export { ownPacksOf, readPackFolder, type OwnPack, type PackFolder } from './read-folder.ts';
