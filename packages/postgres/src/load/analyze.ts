import type { Client } from 'pg';
import { quoteQualified } from '../sql/quote.ts';
import type { TableName } from '../sql/copy-statement.ts';

/** Share of a table's rows that ANALYZE samples at most. Beyond that, statistics cost more than they improve plans. */
const SHARE = 0.05;
/** The server looks at 300 rows for each entry of its lists. */
const ROWS_EACH = 300;
const LEAST_ENTRIES = 20;

/**
 * Tells the planner what was loaded, by all sessions at once, a table each. After the commit: what is not ours to analyze gets a warning
 * of the server's, no error. Large tables go first, so that none is waited for alone.
 */
export async function analyzeTables(sessions: readonly Client[], tables: readonly (TableName & { readonly rows: number })[]): Promise<void> {
  const waiting = tables.toSorted((a, b) => b.rows - a.rows);
  const work = async (session: Client): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await session.query(statement(next));
  };
  await Promise.all(sessions.map(work));
}

/** In one transaction of the server's own, at whose end the setting goes. It is never raised, and columns that have one of their own keep it. */
function statement({ schema, table, rows }: TableName & { readonly rows: number }): string {
  const entries = Math.max(LEAST_ENTRIES, Math.ceil((rows * SHARE) / ROWS_EACH));
  const own = `least(pg_catalog.current_setting('default_statistics_target')::int, ${entries})::text`;
  return `SELECT pg_catalog.set_config('default_statistics_target', ${own}, true); ANALYZE ${quoteQualified(schema, table)}`;
}
