export { openRunner, type RunnerOptions } from './operations/open-runner.ts';
export { resultsIn, resultsOfUser, type KeptResults } from './infer/kept-results.ts';
export { archive, type ArchiveRequest } from './files/archive.ts';
export { datasetFiles, type DatasetFile, type FilesRequest } from './files/dataset-files.ts';
export { entryNames } from './files/entry-names.ts';
export { fileKind } from './files/media-type.ts';
export { fileBytes } from './files/measured.ts';
export type { Shard } from './rows/row-part.ts';
export { estimateSize } from './rows/estimate-size.ts';
export { sizesOfPlan } from './rows/sizes-of-plan.ts';
export { nothingKept, writeFiles, type FilePlace, type PlacedFile, type WriteOptions, type WriteRequest, type WrittenSoFar } from './files/write-files.ts';
export { reusedMemory, writeChunks } from './rows/stream.ts';
export { chosenTables } from './rows/chosen-tables.ts';
export { ddlOfBlueprint } from './documents/blueprint/ddl-of-blueprint.ts';
export { leftOutLine, neverWritten } from './rows/tool-tables.ts';
export { sayProblem } from './operations/messages/say-problem.ts';
export { tablesWithRefusingTriggers } from './operations/messages/refusing-triggers.ts';
export { planLines, worstOf } from './operations/messages/worst-of.ts';
export {
  nearestSchema,
  openFiles,
  openFolder,
  openMysqlServer,
  openSource,
  openFile,
  readingOfFiles,
  statedAround,
  type DdlSource,
  type Dialect,
  type Source,
} from './source/source-of.ts';
export { inAnotherDialect } from './source/in-another-dialect.ts';
export { keptByScale, parseBlueprint, withRows } from './documents/blueprint/blueprint-document.ts';
export {
  withCellsUnmoved as cellsAsSaid,
  dayOfSlide,
  isDay,
  isSlide,
  lastWholeDay,
  slideTo,
  type SlideOption as SlideAsked,
} from './documents/blueprint/slide-to.ts';
export { MAX_COPIED_ROWS, requireCopyable, type Copy, type CopyOptions } from './query/open-copy.ts';
export type { Drifted } from './infer/drift.ts';
export { agreementsOf, tableNamed, withoutAgreement } from './documents/agreements/agreements.ts';
export type { ExplainFrom, ExplainOptions } from './infer/explain/explain.ts';
export type { Inferred, InferOptions } from './infer/infer.ts';
export type { LoadOptions } from './load/options.ts';
export type { LoadedState, LoadProgress, LoadReport } from './load/report.ts';
export type { Runner } from './operations/runner.ts';
export type { ProveOptions } from './proof/prove.ts';
export type { StreamRequest, WriteChunk } from './rows/stream.ts';
export { loadedHash, lockDifferences, nextLock, parseLock, printLock, renamedTables, stateOf, type Lock } from './loaded/lock/lock-file.ts';
export { recordKey, withoutKept } from './loaded/loaded-as.ts';
export { hashOf } from './documents/canonical-json.ts';
export type { StatusReport, TableStatus } from './loaded/status/report.ts';
export type { SlideReport, SlidTable } from './loaded/slide/report.ts';
export type { RefreshedTable, RefreshReport } from './loaded/refresh/report.ts';
export { rowTypes } from './rows/row-types.ts';
export { FILLED_BY_TRIGGERS, shortProblem, shortTables, type ShortTable } from './rows/short-tables.ts';
export {
  addressOfDatabase,
  dropOwnDatabases,
  makeNamedDatabase,
  MAX_TEMPLATES,
  ownDatabaseAt,
  ownDatabases,
  plannedDatabase,
  type DropReport,
  type NamedDatabase,
  type OwnDatabase,
} from './databases/named-database.ts';
export { countTarget } from './load/count-target.ts';
export { parseAddress } from '@seedbed/postgres/address';
export { connectTarget, type TargetPolicy } from './source/servers/target.ts';
export { acceptor } from '@seedbed/engine';
export type { Plan, TablePlan } from '@seedbed/engine';
export type { LoadStep } from '@seedbed/postgres/load';
