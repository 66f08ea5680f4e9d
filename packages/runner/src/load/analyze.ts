import type { Diagnostic } from '@seedbed/contract';
import type { TablePlan } from '@seedbed/engine';
import { analyzeTables } from '@seedbed/postgres/load';
import type { OpenClient } from '@seedbed/postgres/sql';

/** Number of rows from which two sessions share the tables. */
const ROWS_FOR_TWO = 100_000;

/**
 * Updates the planner's statistics after the commit: errors are only reported, because autovacuum does the same within
 * minutes.
 */
export async function analyze(client: OpenClient, tables: readonly TablePlan[], more: (() => Promise<OpenClient>) | undefined): Promise<Diagnostic[]> {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  await using stack = new AsyncDisposableStack();
  const sessions = [client];
  try {
    // If the server has no place for a second session, uses the first one.
    const second = more && tables.length > 1 && rows >= ROWS_FOR_TWO ? await more().catch(() => undefined) : undefined;
    if (second) sessions.push(stack.use(second));
    await analyzeTables(sessions, tables);
    return [];
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [{ level: 'warning', code: 'not-analyzed', message: `The rows are in, but ANALYZE ended before its time: ${why}`, mend: 'Run ANALYZE; there.' }];
  }
}
