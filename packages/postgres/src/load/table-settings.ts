import type { Client } from 'pg';
import { qualifiedName } from '@seedbed/contract';
import { textRows, type Plan, type TablePlan } from '@seedbed/engine';

/**
 * The settings that triggers of these tables read while rows arrive, by name. `firstOf`: the first row of a table that is
 * in the database, null if there is none.
 */
export function tableSettings(plan: Plan, tables: readonly string[], firstOf: (table: TablePlan) => number | null): Record<string, string> {
  const wanted = plan.blueprint.tables.flatMap(({ schema, name, load }) =>
    tables.includes(qualifiedName(schema, name)) ? Object.entries(load?.settings ?? {}) : [],
  );
  return Object.fromEntries(
    wanted.flatMap(([setting, { table: name, column, member }]) => {
      const table = plan.tables.find((one) => one.name === name);
      const row = table && firstOf(table);
      if (!table || row === null || row === undefined) return [];
      const value = textRows(plan, table, row, 1, [column])[0]?.[0];
      return value === null || value === undefined ? [] : [[setting, member === undefined ? value : JSON.stringify({ [member]: value })]];
    }),
  );
}

/** Runs `work` with these settings, and gives them their earlier values back. */
export async function withSettings<T>(client: Client, settings: Readonly<Record<string, string>>, work: () => Promise<T>): Promise<T> {
  const names = Object.keys(settings);
  if (names.length === 0) return work();
  const { rows } = await client.query<{ name: string; before: string | null }>(
    `SELECT name, pg_catalog.current_setting(name, true) AS before, pg_catalog.set_config(name, value, true)
       FROM unnest($1::text[], $2::text[]) AS given(name, value)`,
    [names, Object.values(settings)],
  );
  const result = await work();
  for (const { name, before } of rows) await client.query('SELECT pg_catalog.set_config($1, $2, true)', [name, before ?? '']);
  return result;
}
