import { countOf, qualifiedName, type Catalog, type Diagnostic } from '@seedbed/contract';
import type { Plan, TablePlan } from '@seedbed/engine';
import type { Solution } from '@seedbed/inference';
import { chosenRows } from '@seedbed/postgres/proof';
import { quoteIdent, type OpenClient } from '@seedbed/postgres/sql';

/** An unreadable CHECK, tested by Postgres on the rows' values. */
export type UnreadCheck = {
  readonly table: string;
  readonly name: string;
  readonly columns: readonly string[];
  readonly asks: string;
  /** Number of tested rows, and of all rows; absent if Postgres could not evaluate it. */
  readonly tried: number;
  readonly rows: number;
  /** The first row, from 0, that it rejects. */
  readonly refused?: { readonly row: number; readonly values: readonly (string | null)[] };
};

/** How many rows to test, and how long Postgres may take for one condition. */
const MAX = 100_000;
const SECONDS = 10;

/** Tests the values of all rows, or of the first ones, for each CHECK satisfied only by tried values. */
export async function tryUnreadChecks(client: OpenClient, catalog: Catalog, plan: Plan, solution: Solution): Promise<UnreadCheck[]> {
  const found: UnreadCheck[] = [];
  for (const table of catalog.tables) {
    const name = qualifiedName(table.schema, table.name);
    const unread = new Set(solution.tables.get(name)?.constraints.flatMap(({ kind, tier, name: check }) => (kind === 'check' && tier === 'E' ? [check] : [])));
    const made = plan.tables.find((each) => each.name === name);
    if (!made || made.rows === 0) continue;
    for (const { name: check, expression, columns } of table.checks) {
      const own = (columns ?? []).filter((column) => made.columns.some((each) => each.name === column));
      if (!unread.has(check) || own.length === 0 || own.length < (columns ?? []).length) continue;
      const types = own.map((column) => table.columns.find((each) => each.name === column)!.type);
      found.push({ table: name, name: check, columns: own, asks: expression, rows: made.rows, ...(await tryRows(client, plan, made, own, types, expression)) });
    }
  }
  return found;
}

async function tryRows(
  client: OpenClient,
  plan: Plan,
  table: TablePlan,
  columns: readonly string[],
  types: readonly string[],
  expression: string,
): Promise<Pick<UnreadCheck, 'tried' | 'refused'>> {
  const count = Math.min(MAX, table.rows);
  const rows = [...chosenRows(plan, table, columns, () => Float64Array.from({ length: count }, (_, row) => row))];
  /** Each combination of values once, with its first row. */
  const first = new Map<string, number>();
  rows.forEach((values, row) => {
    const key = JSON.stringify(values);
    if (!first.has(key)) first.set(key, row);
  });
  const places = [...first.values()];
  const cells = columns.map((column, at) => `u.c${at}::${types[at]!} AS ${quoteIdent(column)}`).join(', ');
  const text = `SELECT u.place::int AS place FROM unnest(${columns.map((_, at) => `$${at + 1}::text[]`).join(', ')}) WITH ORDINALITY AS u(${columns.map((_, at) => `c${at}`).join(', ')}, place)
    CROSS JOIN LATERAL (SELECT ${cells}) AS made WHERE NOT (${expression}) ORDER BY 1 LIMIT 1`;
  try {
    await client.query(`BEGIN; SET LOCAL statement_timeout = '${SECONDS}s'`);
    const { rows: refused } = await client.query<{ place: number }>(
      text,
      columns.map((_, at) => places.map((row) => rows[row]![at] ?? null)),
    );
    if (refused.length === 0) return { tried: count };
    const row = places[refused[0]!.place - 1]!;
    return { tried: count, refused: { row, values: rows[row]! } };
  } catch {
    // It reads more than its columns, takes too long, or fails: only the trial rows tell whether it holds.
    return { tried: 0 };
  } finally {
    await client.query('ROLLBACK').catch(() => {});
  }
}

/** The basis of the statement about a check. */
export function howTried({ tried, rows, columns }: UnreadCheck, kept: number): string {
  const values = `the values of ${columns.join(', ')}`;
  if (tried >= rows) return `not read: Postgres accepts ${values} in ${rows === 1 ? 'its row' : `all ${rows} rows`}`;
  return tried > 0
    ? `not read: Postgres accepts ${values} in the first ${tried} of ${rows} rows; the others are not checked`
    : `not read: checked for the proved rows only, ${Math.min(kept, rows)} of ${rows}`;
}

/** A warning per column, for checks that were not tested on every row. */
export function uncheckedRows(check: UnreadCheck, kept: number): Diagnostic[] {
  const tried = Math.max(check.tried, kept);
  if (check.refused || tried >= check.rows) return [];
  return check.columns.map((column) => ({
    level: 'warning',
    code: 'checked-for-proved-rows',
    table: check.table,
    column,
    constraint: check.name,
    message: `${check.table}.${column}: ${check.name} is checked for ${countOf(tried, 'row')} of ${check.rows}; its CHECK cannot be read, and other rows may break it.`,
    mend: 'Give the column a list of values that the CHECK accepts, or load the rows: Postgres then checks all of them.',
  }));
}
