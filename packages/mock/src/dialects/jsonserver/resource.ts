import { camelCase, folded, servedTables, type DialectEngine, type DialectSettings, type MockColumn, type MockTable } from '../../core/index.ts';

/** Names of columns in bodies: as in the database, or in camel case. Requests may use both spellings. */
export type Naming = 'as is' | 'camel';

/** A table as clients of json-server see it. */
export type Resource = {
  readonly name: string;
  readonly table: MockTable;
  /** The column of a member or parameter, in either spelling. */
  column(name: string): MockColumn | undefined;
  /** The name of a column in bodies. */
  member(column: string): string;
};

/** The resource of a path's segment: a table by its name, in either spelling. */
export function resourceNamed({ schema }: DialectEngine, { schemas }: DialectSettings, naming: Naming, name: string): Resource | undefined {
  const served = servedTables(schema, schemas);
  const found = served.find((each) => each.name === name) ?? served.find((each) => folded(each.name) === folded(name));
  return found && resourceOf(found.name, found.table, naming);
}

export function resourceOf(name: string, table: MockTable, naming: Naming): Resource {
  const spellings = new Map(table.columns.map((column) => [folded(column.name), column]));
  return {
    name,
    table,
    column: (wanted) => table.column(wanted) ?? spellings.get(folded(wanted)),
    member: (column) => (naming === 'camel' ? camelCase(column) : column),
  };
}
