import type { Blueprint, Catalog, TrialTable } from '@seedbed/contract';
import { givenPath, longerPath, schemasByName } from '../schema/named-schemas.ts';
import { tableOf } from './edit-blueprint.ts';
import type { Repair } from './types.ts';

/** Undefined table, function, object (a type). */
const NOT_FOUND: ReadonlySet<string> = new Set(['42P01', '42883', '42704']);

/**
 * Code that uses tables, functions or types without their schema finds them by the `search_path` of the application's
 * sessions, which the schema does not always record: the load's sessions get the schemas of these names, after those in
 * the path.
 */
export function unfoundNames(blueprint: Blueprint, catalog: Catalog, table: TrialTable): Repair | null {
  const names = table.counterexamples.flatMap((one) =>
    NOT_FOUND.has(one.sqlstate) ? (/^(?:relation|type|function) "?([^".(\s]+)"?(?:\(.*\))? does not exist/.exec(one.message)?.[1] ?? []) : [],
  );
  const own = tableOf(blueprint, table.table);
  if (!own || names.length === 0) return null;
  const { path, schemas: known } = givenPath(catalog, blueprint.settings?.['search_path']);
  const schemasOf = schemasByName(catalog);
  const found = names.flatMap((name) => {
    const schemas = schemasOf.get(name) ?? [];
    return schemas.includes(own.schema) ? [own.schema] : schemas.slice(0, 1);
  });
  const missing = [...new Set(found)].filter((schema) => !known.has(schema));
  if (missing.length === 0) return null;
  const value = longerPath(path, missing);
  return {
    table: table.table,
    tier: 'A',
    how: `the setting search_path is '${value}' in the sessions of a load, for triggers look there for ${[...new Set(names)].join(', ')}`,
    of: 'setting search_path',
    apply: (next) => ({ ...next, settings: { ...next.settings, ['search_path']: value } }),
  };
}
