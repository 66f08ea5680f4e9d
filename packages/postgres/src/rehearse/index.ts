export { addEdgeRows, ORDINARY_ROWS } from './edge-rows.ts';
export type { Counterexample, EdgeRow, Finding, FindingKind, MigrationStatement } from './finding.ts';
export { literalsOf, planEdges, wordsOf, type EdgeOptions } from './plan-edges.ts';
export { copySandbox, type SandboxCopy } from './copy-sandbox.ts';
export { runSimply, splitSimply } from './run-simply.ts';
