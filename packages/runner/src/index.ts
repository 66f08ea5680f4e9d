export { openRunner, type RunnerOptions } from './open-runner.ts';
export { resultsIn, resultsOfUser, type KeptResults } from './kept-results.ts';
export { archive, type ArchiveRequest } from './files/archive.ts';
export { datasetFiles, type DatasetFile, type FilesRequest } from './files/dataset-files.ts';
export { entryNames } from './files/entry-names.ts';
export { fileKind } from './files/media-type.ts';
export { fileBytes } from './files/measured.ts';
export type { Shard } from './files/row-part.ts';
export { estimateSize } from './estimate-size.ts';
export { nothingKept, writeFiles, type FilePlace, type PlacedFile, type WriteOptions, type WriteRequest, type WrittenSoFar } from './files/write-files.ts';
export { reusedMemory, writeChunks } from './stream.ts';
export { chosenTables } from './chosen-tables.ts';
export { ddlOfBlueprint } from './ddl-of-blueprint.ts';
export { leftOutLine, neverWritten } from './tool-tables.ts';
export { sayProblem } from './telling/say-problem.ts';
export { tablesWithRefusingTriggers } from './telling/refusing-triggers.ts';
export { planLines, worstOf } from './telling/worst-of.ts';
export {
  nearestSchema,
  openFiles,
  openFolder,
  openMysqlServer,
  openSource,
  openFile,
  readingOfFiles,
  type DdlSource,
  type Dialect,
  type Source,
} from './source-of.ts';
export { inAnotherDialect } from './in-another-dialect.ts';
export { parseBlueprint, withRows } from './blueprint-document.ts';
export { withCellsUnmoved as cellsAsSaid, dayOfSlide, isDay, isSlide, lastWholeDay, slideTo, type SlideOption as SlideAsked } from './slide-to.ts';
export { MAX_COPIED_ROWS, requireCopyable, type Copy, type CopyOptions } from './copy/open-copy.ts';
export type {
  Drifted,
  ExplainFrom,
  ExplainOptions,
  InferOptions,
  Inferred,
  LoadOptions,
  LoadProgress,
  LoadReport,
  ProveOptions,
  Runner,
  StreamRequest,
  WriteChunk,
} from './runner.ts';
export type { SlideReport, SlidTable } from './slide/report.ts';
export type { RefreshedTable, RefreshReport } from './refresh/report.ts';
export { rowTypes } from './row-types.ts';
export { FILLED_BY_TRIGGERS, shortProblem, shortTables, type ShortTable } from './short-tables.ts';
export { connectTarget, type TargetPolicy } from './target.ts';
export { acceptor } from '@seedbed/engine';
export type { Plan, TablePlan } from '@seedbed/engine';
export type { LoadStep } from '@seedbed/postgres/load';
