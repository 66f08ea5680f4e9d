import { qualifiedName, type Blueprint, type BlueprintTable } from '@seedbed/contract';
import { textRows } from '@seedbed/engine';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { tablesThere } from '@seedbed/postgres/load';
import type { OpenClient } from '@seedbed/postgres/sql';
import { quoteIdent, quoteQualified } from '@seedbed/postgres/sql';
import { tablesOfOthers } from './refresh/follow-renames.ts';
import { withCellsUnmoved } from '../documents/blueprint/slide-to.ts';

/** Tables with more rows stay those of others. */
const MAX_ROWS = 500;

/**
 * The blueprint with these tables, which others filled, as they are: if rows refer to a table, its rows become set cells,
 * so that references lead to them in every load; otherwise it gets no rows. Tables with many rows stay as inferred.
 */
export async function withRowsThere(client: OpenClient, blueprint: Blueprint, names: readonly string[]): Promise<Blueprint> {
  let now = blueprint;
  for (const name of names) {
    const table = now.tables.find((each) => nameOf(each) === name);
    if (!table) continue;
    const isReferredTo = now.relations.some(({ from, to }) => to.table === name && from.table !== name);
    const filled = isReferredTo ? await withSetRows(client, now, table) : { ...table, mode: 'skip' as const };
    const next = filled && { ...now, tables: now.tables.map((each) => (each === table ? filled : each)) };
    // A value that the blueprint does not take, such as one of a type without a text form.
    const plan = next && (await compileBlueprint(next).catch(() => null));
    if (plan) now = withCellsUnmoved(await compileBlueprint(now), next!);
  }
  return now;
}

/** The blueprint in which tables that a migration filled here get no rows: those that do not hold the rows that it makes. */
export async function withoutRowsOfMigrations(client: OpenClient, blueprint: Blueprint): Promise<Blueprint> {
  const filled = blueprint.tables.filter(({ ofMigration, mode }) => ofMigration && mode === undefined).map(nameOf);
  if (filled.length === 0) return blueprint;
  const plan = await compileBlueprint(blueprint);
  const others = new Set(await tablesOfOthers(client, plan, filled));
  return { ...blueprint, tables: blueprint.tables.map((table) => (others.has(nameOf(table)) ? { ...table, mode: 'skip' as const } : table)) };
}

/** The same blueprint for other databases, which have rows of it in these tables. */
export function withRowsOfMigrations(blueprint: Blueprint): Blueprint {
  return {
    ...blueprint,
    tables: blueprint.tables.map((table) => {
      if (!table.ofMigration || table.mode !== 'skip') return table;
      const { mode: _, ...rest } = table;
      return rest;
    }),
  };
}

/** Null if it has the rows that the blueprint makes, too many rows or none, or is gone. */
async function withSetRows(client: OpenClient, blueprint: Blueprint, table: BlueprintTable): Promise<BlueprintTable | null> {
  if ((await tablesThere(client, [{ schema: table.schema, table: table.name }])).length === 0) return null;
  const sent = table.columns.filter(({ generated }) => generated === undefined);
  const key = (table.primaryKey ?? sent.map(({ name }) => name)).map(quoteIdent);
  const { rows } = await client.query<(string | null)[]>({
    text: `SELECT ${sent.map(({ name }) => `${quoteIdent(name)}::text`).join(', ')} FROM ${quoteQualified(table.schema, table.name)} ORDER BY ${key.join(', ')} LIMIT ${MAX_ROWS + 1}`,
    rowMode: 'array',
  });
  if (rows.length === 0 || rows.length > MAX_ROWS) return null;
  const plan = await compileBlueprint(blueprint);
  const { name, rows: made } = plan.table(nameOf(table));
  const names = sent.map((column) => column.name);
  if (table.mode === undefined && made === rows.length && JSON.stringify(textRows(plan, name, 0, made, names)) === JSON.stringify(rows)) return null;
  const { timeline: _, mode: __, ...rest } = table;
  const valueOf = (row: readonly (string | null)[], column: string): string | null => row[names.indexOf(column)] ?? null;
  // Columns that take their values together have as many as there are rows.
  const groups = table.groups?.map((group) =>
    group.rows ? { ...group, rows: rows.map((row) => group.columns.map((column) => valueOf(row, column))) } : group,
  );
  return {
    ...rest,
    rows: rows.length,
    ...(groups && { groups }),
    columns: table.columns.map((column) => {
      const place = sent.indexOf(column);
      return place < 0 ? column : { ...column, cells: Object.fromEntries(rows.map((row, i) => [String(i), row[place]!])) };
    }),
  };
}

const nameOf = ({ schema, name }: BlueprintTable): string => qualifiedName(schema, name);
