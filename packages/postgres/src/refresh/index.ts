export { readAddedColumns } from './untouched-values.ts';
export { dropStaged, STAGED, stageRows } from './stage-made-rows.ts';
export { recognizeRows, type Evidence, type Recognized } from './recognize-rows.ts';
export { relinkReferences } from './relink-references.ts';
export { fillColumns, type ColumnCounts, type Filled } from './fill-columns.ts';
export { holdTables, requireVisible } from './hold-table.ts';
export { daysMoved, moveTimes, type MovedRows } from './move-times.ts';
export { quietTriggers } from './quiet-triggers.ts';
export { timeReferences } from './time-references.ts';
