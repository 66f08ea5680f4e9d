import { Problem } from '@seedbed/contract';
import { slidingColumns, type Plan, type TablePlan } from '@seedbed/engine';
import { daysMoved, type dropStaged } from '@seedbed/postgres/refresh';
import { findMadeRows } from '../find-made-rows.ts';

type Client = Parameters<typeof dropStaged>[0];

/** Fewer rows are not enough evidence. */
const MIN_ROWS = 20;

/**
 * How many weeks later the rows in the database are than in `plan`: they may have been loaded with another `slide`, or
 * moved since. `sliding` is the same plan with any slide, which identifies the columns that move. Zero if no table
 * provides evidence.
 */
export async function weeksLater(client: Client, plan: Plan, sliding: Plan, tables: readonly TablePlan[], signal: AbortSignal | undefined): Promise<number> {
  const bySize = tables.toSorted((a, b) => Number(a.rows < MIN_ROWS) - Number(b.rows < MIN_ROWS) || a.rows - b.rows);
  for (const table of bySize) {
    const moving = slidingColumns(sliding, table.name);
    // A key of times cannot find moved rows.
    const days = moving.filter(({ name, byDays }) => byDays && !table.primaryKey.includes(name)).map(({ name }) => name);
    if (days.length === 0 || table.rows === 0) continue;
    try {
      const { key, recognized } = await findMadeRows(client, plan, plan.table(table.name), table, { instead: '', signal });
      const found = recognized.ours === 0 ? null : await daysMoved(client, { table, key }, days);
      if (found !== null && found % 7 === 0) return found / 7;
    } catch (error) {
      // A table without evidence; later steps find out whether its rows can be found.
      if (!(error instanceof Problem)) throw error;
    }
  }
  return 0;
}
