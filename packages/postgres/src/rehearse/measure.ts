import type { Client } from 'pg';
import type { MigrationStatement } from './finding.ts';
import { deferredAgain } from './kept-rows.ts';
import { errorOf } from './run-migration.ts';
import { naturesOf } from './statements.ts';

/** How long a statement takes in larger tables. */
export type Measurement = {
  /** By number of rows. */
  readonly seconds: readonly { readonly rows: number; readonly seconds: number }[];
  /** For a million rows, if it grows as the table does. */
  readonly estimate: number;
  /** Both in words: “measured 0.8 s at 100,000 rows; about 8 s at 1,000,000 if it grows as the table does”. */
  readonly basis: string;
};

const SIZES = [1_000, 100_000] as const;
const ESTIMATED = 1_000_000;

/**
 * Runs the statements before one, and measures that one, in tables that `grow` fills to a number of rows. Everything is
 * rolled back. Undefined if a statement fails there, or has no form that runs inside a transaction.
 */
export async function measure(
  client: Client,
  statements: readonly MigrationStatement[],
  number: number,
  grow: (client: Client, rows: number) => Promise<void>,
  { timeoutMs, sizes = SIZES }: { readonly timeoutMs: number; readonly sizes?: readonly [number, number] },
): Promise<Measurement | undefined> {
  const steps = statements.filter((each) => each.number <= number);
  const texts = (await naturesOf(steps)).map(({ within }) => within);
  const last = texts.pop();
  if (last === undefined) return undefined;
  const seconds: { rows: number; seconds: number }[] = [];
  for (const rows of sizes) {
    await client.query('BEGIN');
    try {
      await grow(client, rows);
      await client.query(`SET LOCAL statement_timeout = ${Math.ceil(timeoutMs)}`);
      // A change of a table fails while keys of its new rows are to be checked.
      await client.query(`SET CONSTRAINTS ALL IMMEDIATE; ${await deferredAgain(client)}`);
      for (const text of texts) if (text !== undefined && (await errorOf(client, text))) return undefined;
      const begun = performance.now();
      if (await errorOf(client, last)) return undefined;
      seconds.push({ rows, seconds: (performance.now() - begun) / 1_000 });
    } finally {
      await client.query('ROLLBACK');
    }
  }
  const [small, large] = seconds as [(typeof seconds)[0], (typeof seconds)[0]];
  const perRow = Math.max(0, large.seconds - small.seconds) / (large.rows - small.rows);
  const estimate = large.seconds + perRow * (ESTIMATED - large.rows);
  const basis = `measured ${inSeconds(large.seconds)} at ${count(large.rows)} rows; about ${inSeconds(estimate)} at ${count(ESTIMATED)} if it grows as the table does`;
  return { seconds, estimate, basis };
}

function inSeconds(seconds: number): string {
  return seconds < 0.05 ? 'less than 0.1 s' : `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}

function count(rows: number): string {
  return rows.toLocaleString('en');
}
