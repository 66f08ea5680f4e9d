import type { MockSchema, MockTable } from '../schema/schema.ts';

/** A table under its name in paths. */
export type ServedTable = { readonly name: string; readonly table: MockTable };

/** Tables of the first served schema by their bare names, others as `schema.table`. */
export function servedTables(schema: MockSchema, schemas: readonly string[]): readonly ServedTable[] {
  const [first, ...others] = schemas;
  return schema.tables.flatMap((table) => {
    if (table.schema === first) return [{ name: table.name, table }];
    return others.includes(table.schema) ? [{ name: `${table.schema}.${table.name}`, table }] : [];
  });
}

export function servedTable(schema: MockSchema, schemas: readonly string[], name: string): MockTable | undefined {
  return servedTables(schema, schemas).find((each) => each.name === name)?.table;
}
