import { platformTablesOf, qualifiedName, type Blueprint, type CatalogTable } from '@seedbed/contract';

/**
 * Gives a platform's tables rows only if the schema's own tables refer to them, as `profiles` refers to `auth.users`. Invented rows in the
 * others (sessions, files) would mean nothing to the platform: these keep the rows that the script inserts, or have none.
 */
export function restPlatformTables(blueprint: Blueprint, tables: readonly CatalogTable[]): Blueprint {
  const platform = platformTablesOf(tables);
  if (platform.size === 0 || tables.every((table) => platform.has(qualifiedName(table.schema, table.name)))) return blueprint;
  const referred = new Set<string>();
  const visit = (name: string): void => {
    if (referred.has(name)) return;
    referred.add(name);
    for (const { from, to } of blueprint.relations) if (from.table === name) visit(to.table);
  };
  for (const { schema, name, content } of tables) if (content || !platform.has(qualifiedName(schema, name))) visit(qualifiedName(schema, name));
  return {
    ...blueprint,
    tables: blueprint.tables.map((table) => {
      const name = qualifiedName(table.schema, table.name);
      return platform.has(name) && !referred.has(name) ? { ...table, mode: 'skip' } : table;
    }),
  };
}
