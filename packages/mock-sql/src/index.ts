export { openSqlEngine, type SqlCaller, type SqlSession } from './sql-engine.ts';
