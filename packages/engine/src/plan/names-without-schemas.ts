import type { Plan } from './plan.ts';

/** A name for each table in a database without schemas: two of one name carry theirs. */
export function namesWithoutSchemas(plan: Plan): ReadonlyMap<string, string> {
  const count = (name: string) => plan.tables.filter(({ table }) => table.toLowerCase() === name.toLowerCase()).length;
  return new Map(plan.tables.map(({ name, schema, table }) => [name, count(table) > 1 ? `${schema}_${table}` : table]));
}
