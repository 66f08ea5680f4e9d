import type { Client } from 'pg';
import { quoteQualified } from '../sql/quote.ts';
import type { TableName } from './copy-statement.ts';

/**
 * Tells the planner what was loaded, by all sessions at once, a table each. After the commit: what is not ours to analyze gets a warning
 * of the server's, no error. Large tables go first, so that none is waited for alone.
 */
export async function analyzeTables(sessions: readonly Client[], tables: readonly (TableName & { readonly rows: number })[]): Promise<void> {
  const waiting = tables.toSorted((a, b) => b.rows - a.rows);
  const work = async (session: Client): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await session.query(`ANALYZE ${quoteQualified(next.schema, next.table)}`);
  };
  await Promise.all(sessions.map(work));
}
