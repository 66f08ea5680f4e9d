import { qualifiedName, type Blueprint, type BlueprintTable } from '@seedbed/contract';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import type { OpenClient } from '@seedbed/postgres/sql';
import { quoteIdent, quoteQualified } from '@seedbed/postgres/sql';
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
    const table = now.tables.find((each) => nameOf(each) === name)!;
    const isReferredTo = now.relations.some(({ from, to }) => to.table === name && from.table !== name);
    const filled = isReferredTo ? await withSetRows(client, table) : { ...table, mode: 'skip' as const };
    const next = filled && { ...now, tables: now.tables.map((each) => (each === table ? filled : each)) };
    // A value that the blueprint does not take, such as one of a type without a text form.
    const plan = next && (await compileBlueprint(next).catch(() => null));
    if (plan) now = withCellsUnmoved(await compileBlueprint(now), next!);
  }
  return now;
}

async function withSetRows(client: OpenClient, table: BlueprintTable): Promise<BlueprintTable | null> {
  const sent = table.columns.filter(({ generated }) => generated === undefined);
  const key = (table.primaryKey ?? sent.map(({ name }) => name)).map(quoteIdent);
  const { rows } = await client.query<(string | null)[]>({
    text: `SELECT ${sent.map(({ name }) => `${quoteIdent(name)}::text`).join(', ')} FROM ${quoteQualified(table.schema, table.name)} ORDER BY ${key.join(', ')} LIMIT ${MAX_ROWS + 1}`,
    rowMode: 'array',
  });
  if (rows.length === 0 || rows.length > MAX_ROWS) return null;
  const { timeline: _, mode: __, ...rest } = table;
  return {
    ...rest,
    rows: rows.length,
    columns: table.columns.map((column) => {
      const place = sent.indexOf(column);
      return place < 0 ? column : { ...column, cells: Object.fromEntries(rows.map((row, i) => [String(i), row[place]!])) };
    }),
  };
}

const nameOf = ({ schema, name }: BlueprintTable): string => qualifiedName(schema, name);
