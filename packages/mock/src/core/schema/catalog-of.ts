import { qualifiedName, type Blueprint, type Catalog, type CatalogTable } from '@seedbed/contract';

/** The catalog's parts in a blueprint, with constraint names as Postgres generates them. */
export function catalogOf(blueprint: Blueprint): Catalog {
  return {
    format: 1,
    serverVersion: 180000,
    types: blueprint.types ?? {},
    tables: blueprint.tables.map((table) => tableOf(blueprint, table)),
    functions: {},
    extensions: [],
    sequences: [],
    views: [],
    settings: [],
    notices: [],
  };
}

function tableOf(blueprint: Blueprint, table: Blueprint['tables'][number]): CatalogTable {
  const name = qualifiedName(table.schema, table.name);
  const keys = (table.uniqueKeys ?? []).map((key) => ({
    name: key.name ?? `${table.name}_${key.columns.join('_')}_key`,
    keys: key.columns.map((column) => ({ column })),
    columns: key.columns,
    ...(key.predicate !== undefined && { predicate: key.predicate }),
    ...(key.nullsNotDistinct && { nullsNotDistinct: true }),
  }));
  const primary = table.primaryKey && {
    name: `${table.name}_pkey`,
    keys: table.primaryKey.map((column) => ({ column })),
    columns: table.primaryKey,
    primary: true,
  };
  return {
    schema: table.schema,
    name: table.name,
    kind: 'table',
    columns: table.columns.map((column) => ({
      name: column.name,
      type: column.type,
      ...(!column.nullable && { notNull: true }),
      ...(column.default !== undefined && { default: column.default }),
      ...(column.identity && { identity: column.identity }),
      ...(column.generated !== undefined && { generated: 'stored' as const, generationExpression: column.generated }),
      ...(column.sequence !== undefined && { sequence: column.sequence }),
    })),
    uniqueKeys: primary ? [primary, ...keys] : keys,
    foreignKeys: blueprint.relations
      .filter((relation) => relation.from.table === name && relation.source === 'declared')
      .map((relation) => ({
        name: relation.name ?? `${table.name}_${relation.from.columns.join('_')}_fkey`,
        columns: relation.from.columns,
        references: relation.to.table,
        referencedColumns: relation.to.columns,
        ...(relation.onDelete && { onDelete: relation.onDelete }),
      })),
    checks: (table.checks ?? []).map((check) => ({ ...check, columns: [] })),
    exclusions: [],
    triggers: [],
    rules: [],
  };
}
