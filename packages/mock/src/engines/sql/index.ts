export { openSqlCopies, type CopySource, type SqlCopies } from './copies/sql-copies.ts';
export { openOwnDatabase } from './copies/own-database.ts';
export { openDatabaseSession, type DatabaseSession } from './copies/database-session.ts';
export { openSqlReader } from './copies/sql-reader.ts';
export { openSqlEngine, type SqlCaller, type SqlSession } from './sql-engine.ts';
