export { runQuery, type QueryAnswer, type QueryLimits, type QueryPlace } from './run-query.ts';
