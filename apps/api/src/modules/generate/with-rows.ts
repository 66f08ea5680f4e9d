import { Problem, qualifiedName, type Blueprint } from '@seedbed/contract';

/**
 * The blueprint with other row counts: one for every table that has a count of its own, or by table, named `users` or
 * `public.users`. A table whose count follows from its parents keeps following, unless it is named.
 */
export function withRows(blueprint: Blueprint, rows: number | Readonly<Record<string, number>> | undefined): Blueprint {
  if (rows === undefined) return blueprint;
  if (typeof rows === 'number') return { ...blueprint, tables: blueprint.tables.map((table) => (table.rows === undefined ? table : { ...table, rows })) };
  const asked = new Map(Object.entries(rows));
  const tables = blueprint.tables.map((table) => {
    const name = [qualifiedName(table.schema, table.name), `${table.schema}.${table.name}`, table.name].find((form) => asked.has(form));
    if (name === undefined) return table;
    const count = asked.get(name)!;
    asked.delete(name);
    return { ...table, rows: count };
  });
  const [unknown] = asked.keys();
  if (unknown !== undefined) throw new Problem('invalid-request', `There is no table ${unknown} to set rows of.`, { errors: [{ pointer: `/rows/${unknown.replaceAll('~', '~0').replaceAll('/', '~1')}`, message: 'is no table of the schema' }] });
  return { ...blueprint, tables };
}
