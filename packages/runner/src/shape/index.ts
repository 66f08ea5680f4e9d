export { applyShape, type Shaped } from './apply-shape.ts';
export { compareShapes, type ColumnDifference, type ShapeDifference } from './compare-shapes.ts';
export { parseShape } from './parse-shape.ts';
export { shapeOfServer } from './shape-of-server.ts';
export type { ReadShape } from '@seedbed/postgres/shape';
