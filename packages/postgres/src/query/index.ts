export { runQuery, type QueryAnswer, type QueryLimits, type QueryPlace, type RowsMissing } from './run-query.ts';
