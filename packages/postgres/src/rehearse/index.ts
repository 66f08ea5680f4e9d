export type { Counterexample, EdgeRow, Finding, FindingKind, MigrationStatement } from './finding.ts';
