export { applyShape, type Shaped } from './apply-shape.ts';
export { compareShapes, type ColumnDifference, type ShapeDifference } from './compare-shapes.ts';
export { comparePlanTrees, planText, type PlanDifference } from './compare-plans.ts';
export { parseShape } from './parse-shape.ts';
export { shapeOfServer, type ShapeOfServer } from './shape-of-server.ts';
export type { ReadShape } from '@seedbed/postgres/shape';
