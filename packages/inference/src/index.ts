export { infer, type Inference } from './infer.ts';
export { drift, type Drift } from './drift/drift.ts';
export type { InferOptions } from './options.ts';
export { solve, type InferenceTools, type Solution, type SolvedConstraint, type SolvedTable } from './solve/index.ts';
export { mend, type Loaded, type LoadedRows, type Mended, type TrialSession } from './mend/index.ts';
