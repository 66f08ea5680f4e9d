import type { Blueprint, Catalog, TrialTable } from '@seedbed/contract';
import { tableOf } from './edit-blueprint.ts';
import type { Mend } from './types.ts';

/** Undefined table, function, object (a type). */
const NOT_FOUND: ReadonlySet<string> = new Set(['42P01', '42883', '42704']);

const DEFAULT_PATH = 'public';

/**
 * Code that names tables, functions or types without their schema finds them by the `search_path` of the application's sessions, which the schema does not always tell:
 * the load's sessions get the schemas in which the names are, behind those that were looked through already.
 */
export function unfoundNames(blueprint: Blueprint, catalog: Catalog, table: TrialTable): Mend | null {
  const names = table.counterexamples.flatMap((one) =>
    NOT_FOUND.has(one.sqlstate) ? (/^(?:relation|type|function) "?([^".(\s]+)"?(?:\(.*\))? does not exist/.exec(one.message)?.[1] ?? []) : [],
  );
  const own = tableOf(blueprint, table.table);
  if (!own || names.length === 0) return null;
  const path = blueprint.settings?.['search_path'] ?? catalog.settings.find((one) => one.name === 'search_path')?.value ?? DEFAULT_PATH;
  const known = new Set(path.split(',').map((each) => unquoted(each.trim())));
  const found = names.flatMap((name) => {
    const schemas = schemasOf(name, catalog);
    return schemas.includes(own.schema) ? [own.schema] : schemas.slice(0, 1);
  });
  const missing = [...new Set(found)].filter((schema) => !known.has(schema));
  if (missing.length === 0) return null;
  const value = [path, ...missing.map(quoted)].join(', ');
  return {
    table: table.table,
    tier: 'A',
    how: `the setting search_path is '${value}' in the sessions of a load, for triggers look there for ${[...new Set(names)].join(', ')}`,
    of: 'setting search_path',
    apply: (next) => ({ ...next, settings: { ...next.settings, ['search_path']: value } }),
  };
}

/** The schemas of tables, functions and types of that name. */
function schemasOf(name: string, { tables, functions, types }: Catalog): string[] {
  const keys = [...Object.keys(functions).map((key) => key.slice(0, key.indexOf('('))), ...Object.keys(types)].map(partsOf);
  return [
    ...tables.flatMap((table) => (table.name === name ? [table.schema] : [])),
    ...keys.flatMap((parts) => (parts.length === 2 && parts[1] === name ? [parts[0]!] : [])),
  ];
}

/** `app."Odd name"` → `app`, `Odd name`. */
function partsOf(key: string): string[] {
  return (key.match(/"(?:[^"]|"")+"|[^.]+/g) ?? []).map(unquoted);
}

function unquoted(name: string): string {
  return name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name;
}

function quoted(name: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`;
}
