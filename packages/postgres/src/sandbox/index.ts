export { admitAhead } from './admit-script.ts';
export { loadSchema, readSchemaFromDdl, type LoadedSchema } from './read-schema.ts';
export { loadCatalog } from './load-catalog.ts';
export { scrubPsqlLines } from './psql/read-lines.ts';
export { dropSandboxes, openSandbox, type Sandbox, type ThrowawayServer } from './open-sandbox.ts';
export { schemaCache, type SchemaCache } from './schema-cache.ts';
