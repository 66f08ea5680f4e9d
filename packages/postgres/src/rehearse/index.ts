export { addEdgeRows, ORDINARY_ROWS } from './edge-rows.ts';
export { fixOf, lockFindings } from './advice.ts';
export type { Counterexample, EdgeRow, Finding, FindingKind, MigrationStatement } from './finding.ts';
export { literalsOf, planEdges, wordsOf, type EdgeOptions } from './plan-edges.ts';
export { copySandbox, type SandboxCopy } from './copy-sandbox.ts';
export { runMigration, type MigrationError, type MigrationFailure, type MigrationRun, type StatementRun, type TransactionMode } from './run-migration.ts';
export { statementsOf } from './statements.ts';
export type { TableEffect, TableSign } from './table-states.ts';
