import { quotedName } from '@seedbed/contract';
import { madeBefore } from '../migrations/made-before.ts';
import type { Model } from './model.ts';

/** Objects that a model uses but does not name: extensions, by their types and functions, and the schema of these functions. */
export function madeForModel({ extensions, tables }: Model, ddl: string): { readonly sql: readonly string[]; readonly what: readonly string[] } {
  const schema = /\b([a-z_]\w*)\.uuid_generate_v\d/i.exec(ddl)?.[1];
  const found = madeBefore({ tool: '', steps: [{ path: '', text: ddl }], ...(schema !== undefined && { extensionSchema: quotedName(schema) }) });
  const types = new Set(tables.flatMap(({ columns }) => columns.map(({ type }) => /^\w+/.exec(type.toLowerCase())?.[0] ?? '')));
  const ofTypes = [...TYPES].flatMap(([name, extension]) => (types.has(name) ? [extension] : []));
  const missing = [...new Set(ofTypes)].filter((name) => !extensions.some((each) => each.name === name) && !found.what.includes(`the extension ${name}`));
  return {
    sql: [
      ...(schema === undefined ? [] : [`CREATE SCHEMA IF NOT EXISTS ${quotedName(schema)};`]),
      ...found.sql,
      ...missing.map((name) => `CREATE EXTENSION IF NOT EXISTS ${quotedName(name)};`),
    ],
    what: [...found.what, ...missing.map((name) => `the extension ${name}`)],
  };
}

/** Types by the extension that brings them. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['geometry', 'postgis'],
  ['geography', 'postgis'],
  ['vector', 'vector'],
  ['halfvec', 'vector'],
  ['sparsevec', 'vector'],
  ['citext', 'citext'],
  ['hstore', 'hstore'],
  ['ltree', 'ltree'],
  ['cube', 'cube'],
]);
