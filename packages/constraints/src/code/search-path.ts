import { ownMember, type Catalog, type CatalogFunction } from '@seedbed/contract';
import { givenPath, longerPath, schemasByName } from '../schema/named-schemas.ts';

/** A name without a schema: a table, a type after `::`, or a called function. */
const NAMES =
  /\b(?:from|join|into|update|using)\s+(?:only\s+)?"?([a-z_][\w$]*)"?(?!["\w$]*\s*\.)|::\s*"?([a-z_][\w$]*)"?(?!["\w$]*\s*\.)|(?<![\w$."])"?([a-z_][\w$]*)"?\s*\(/gi;

/**
 * The `search_path` that trigger code needs to find its unqualified names. Scripts that set their own path create such code, and the schema
 * does not record the path; without it each of these triggers fails. Undefined if the current path is enough.
 */
export function searchPathOfCode(catalog: Catalog): string | undefined {
  const { path, schemas: known } = givenPath(catalog);
  if (catalog.tables.every((table) => known.has(table.schema) || table.triggers.length === 0)) return undefined;
  const schemasOf = schemasByName(catalog);
  const keys = keysByName(catalog);
  const missing = new Set<string>();
  for (const table of catalog.tables) {
    if (table.triggers.length === 0) continue;
    for (const name of namesReached(
      table.triggers.map((trigger) => trigger.function),
      catalog,
      keys,
    )) {
      const schemas = schemasOf.get(name) ?? [];
      if (schemas.length === 0 || schemas.some((schema) => known.has(schema))) continue;
      missing.add(schemas.includes(table.schema) ? table.schema : schemas[0]!);
    }
  }
  return missing.size === 0 ? undefined : longerPath(path, missing);
}

/** Names in the bodies of functions and of those that they call, except functions that set their own path. */
function namesReached(functions: readonly string[], catalog: Catalog, keys: ReadonlyMap<string, readonly string[]>): Set<string> {
  const names = new Set<string>();
  const reached = new Set(functions);
  // Iterating a Set includes members added meanwhile.
  for (const key of reached) {
    const one = ownMember(catalog.functions, key);
    if (!one || hasPath(one)) continue;
    for (const [, table, type, called] of one.body.matchAll(NAMES)) {
      const name = (table ?? type ?? called)!.toLowerCase();
      names.add(name);
      if (called === undefined) continue;
      for (const other of keys.get(name) ?? []) reached.add(other);
    }
  }
  return names;
}

function hasPath({ settings, language }: CatalogFunction): boolean {
  return (language !== 'plpgsql' && language !== 'sql') || (settings ?? []).some((one) => one.startsWith('search_path'));
}

/** The keys of functions by their bare names. */
function keysByName(catalog: Catalog): ReadonlyMap<string, readonly string[]> {
  const keys = new Map<string, string[]>();
  for (const [key, one] of Object.entries(catalog.functions)) {
    const bare = one.name.slice(one.name.lastIndexOf('.') + 1).replaceAll('"', '');
    keys.set(bare, [...(keys.get(bare) ?? []), key]);
  }
  return keys;
}
