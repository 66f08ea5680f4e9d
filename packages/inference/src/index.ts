export { explain, explainer, infer, type Explained, type Explainer, type Inference } from './infer.ts';
export { answerBlueprint, type Answered } from './answer-blueprint.ts';
export { drift, type Drift } from './drift/drift.ts';
export { labelMoves, tellLabelMove, withLabelsMoved, type LabelMove } from './drift/labels-moved.ts';
export { withColumnRenamed, withTableRenamed } from './drift/rename-in.ts';
export type { InferOptions } from './options.ts';
export type { InferenceTools } from './inference-tools.ts';
export {
  repair,
  solve,
  tablesWithRefusingTriggers,
  type Loaded,
  type LoadedRows,
  type Repaired,
  type Solution,
  type SolvedConstraint,
  type SolvedTable,
  type TrialSession,
} from '@seedbed/constraints';
