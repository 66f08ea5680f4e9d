export { applyCode } from './code/apply-code.ts';
export type { CodeReference } from './code/code-references.ts';
export { searchPathOfCode } from './code/search-path.ts';
export { mend, type Loaded, type LoadedRows, type Mended, type TrialSession } from './mend/index.ts';
export { withTuples } from './mend/with-tuples.ts';
export { reaches } from './schema/reaches.ts';
export { solve, type Limit, type Solution, type SolvedConstraint, type SolvedTable, type SolveTools } from './solve/index.ts';
