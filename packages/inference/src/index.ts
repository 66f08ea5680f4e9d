export { explain, infer, type Explained, type Inference } from './infer.ts';
export { drift, type Drift } from './drift/drift.ts';
export type { InferOptions } from './options.ts';
export type { InferenceTools } from './inference-tools.ts';
export {
  mend,
  solve,
  type Loaded,
  type LoadedRows,
  type Mended,
  type Solution,
  type SolvedConstraint,
  type SolvedTable,
  type TrialSession,
} from '@seedbed/constraints';
