export { applyCode } from './code/apply-code.ts';
export type { CodeReference } from './code/code-references.ts';
export { searchPathOfCode } from './code/search-path.ts';
export { repair, type Loaded, type LoadedRows, type Repaired, type TrialSession } from './repair/index.ts';
export { tablesWithRefusingTriggers } from './repair/refusing-triggers.ts';
export { diagnosticsOfThese as toldOfThese } from './repair/without-guesses.ts';
export { withTuples } from './repair/with-tuples.ts';
export { reaches } from './schema/reaches.ts';
export { solve, type Limit, type Solution, type SolvedConstraint, type SolvedTable, type SolveTools } from './solve/index.ts';
