import type { Client } from 'pg';
import { quoteQualified } from '../sql/quote.ts';
import type { TableName } from '../sql/copy-statement.ts';

/** Maximum share of a table's rows that ANALYZE samples. Beyond that, statistics cost more than they improve plans. */
const SHARE = 0.05;
/** The server samples 300 rows for each entry of its lists. */
const SAMPLED_ROWS_PER_ENTRY = 300;
const MIN_ENTRIES = 20;

/**
 * Updates the planner's statistics of the loaded tables, one table per session at a time. Runs after the commit: for a
 * table that the role may not analyze the server gives a warning, not an error. Large tables go first, so that none is
 * left alone at the end.
 */
export async function analyzeTables(sessions: readonly Client[], tables: readonly (TableName & { readonly rows: number })[]): Promise<void> {
  const waiting = tables.toSorted((a, b) => b.rows - a.rows);
  const work = async (session: Client): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await session.query(statement(next));
  };
  await Promise.all(sessions.map(work));
}

/**
 * In its own transaction, which also ends the setting. Never raises the statistics target, and respects columns with
 * their own.
 */
function statement({ schema, table, rows }: TableName & { readonly rows: number }): string {
  const entries = Math.max(MIN_ENTRIES, Math.ceil((rows * SHARE) / SAMPLED_ROWS_PER_ENTRY));
  const own = `least(pg_catalog.current_setting('default_statistics_target')::int, ${entries})::text`;
  return `SELECT pg_catalog.set_config('default_statistics_target', ${own}, true); ANALYZE ${quoteQualified(schema, table)}`;
}
