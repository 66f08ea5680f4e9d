export { analyzeNamed, readShape, type ReadShape } from './read-shape.ts';
export { busiestStatements, readPlans, statementsIn, type ReadPlans, type Statement } from './read-plans.ts';
