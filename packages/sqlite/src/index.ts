export { readSqliteDdl, readSqliteFile, type SqliteSource } from './from-ddl.ts';
export { openSqlite } from './open.ts';
export type { SchemaStatements } from './schema-statements.ts';
export { fillFile, type FilledFile, type FillRequest } from './write/fill-file.ts';
