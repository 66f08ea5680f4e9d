export { analyzeNamed, readShape, type ReadShape } from './read-shape.ts';
