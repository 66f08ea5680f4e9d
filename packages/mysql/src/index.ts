export { readMysqlDdl, type MysqlSource } from './from-ddl.ts';
export type { MysqlSchema } from './read/schema.ts';
export { script, triggerThatFills, type ScriptPart, type ScriptRequest } from './write/script.ts';
export { loadMysql, type LoadedTables, type LoadRequest } from './server/load.ts';
export { readMysqlServer } from './server/schema-of-server.ts';
