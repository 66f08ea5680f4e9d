import { Problem, qualifiedName, type Catalog, type CatalogTable } from '@seedbed/contract';

/**
 * Returns the catalog if its parts are consistent. Postgres cannot send another; a proxy that changes its answers can,
 * and all later code trusts the names in keys. Throws Problem `connection-failed` with the first inconsistency.
 */
export function consistent(catalog: Catalog): Catalog {
  const tables = new Map<string, CatalogTable>();
  for (const table of catalog.tables) {
    const name = qualifiedName(table.schema, table.name);
    if (tables.has(name)) throw contradiction(`it has two tables ${name}`);
    tables.set(name, table);
  }
  for (const [name, table] of tables) checkTable(name, table, tables);
  return catalog;
}

function checkTable(name: string, table: CatalogTable, tables: ReadonlyMap<string, CatalogTable>): void {
  const columns = columnsOf(table);
  if (columns.size < table.columns.length) throw contradiction(`${name} has two columns of the same name`);
  const check = (kind: string, constraint: string, named: readonly string[], of = name, there = columns): void => {
    const missing = named.find((column) => !there.has(column));
    if (missing !== undefined) throw contradiction(`the ${kind} ${constraint} of ${name} names the column "${missing}", which ${of} does not have`);
  };
  for (const key of table.uniqueKeys)
    check(
      'key',
      key.name,
      key.keys.flatMap((each) => ('column' in each ? [each.column] : [])),
    );
  for (const exclusion of table.exclusions)
    check(
      'exclusion',
      exclusion.name,
      exclusion.elements.flatMap(({ column }) => (column === undefined ? [] : [column])),
    );
  for (const key of table.foreignKeys) {
    check('foreign key', key.name, key.columns);
    if (key.columns.length !== key.referencedColumns.length || key.columns.length === 0)
      throw contradiction(`the foreign key ${key.name} of ${name} leads from ${key.columns.length} columns to ${key.referencedColumns.length}`);
    const other = tables.get(key.references);
    if (other) check('foreign key', key.name, key.referencedColumns, key.references, columnsOf(other));
  }
}

function columnsOf({ columns }: CatalogTable): ReadonlySet<string> {
  return new Set(columns.map(({ name }) => name));
}

function contradiction(what: string): Problem {
  return new Problem(
    'connection-failed',
    `The database's catalog contradicts itself: ${what}. Postgres has no such catalog: look at what is between Seedbed and the server.`,
    { facts: { protocol: true } },
  );
}
