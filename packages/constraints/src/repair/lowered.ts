import { countOf } from '@seedbed/contract';
import type { TrialTable } from '@seedbed/contract';
import type { Repair } from './types.ts';
import { withFewerRows } from './with-fewer-rows.ts';

/** Below this number of rows, freezing accepted rows is better. */
const MIN = 20;

/** Margin before the first rejected row: at another count the rows differ, and may collide a little earlier. */
const MARGIN = 0.85;

/**
 * The number of rows before the first rejection; null if it is small. Values that rise with the count (a limit, a
 * counter, a sequence) end there, and chance collisions are rarer.
 */
export function lowered(table: TrialTable, requested: number, round: number): Repair | null {
  // Checks at the end of a statement or of the load name no row.
  const before = table.missing?.[0] ?? table.counterexamples[0]?.row ?? Math.floor(table.sent / 2);
  const rows = Math.floor(before * (round === 0 ? 1 : MARGIN));
  if (rows < MIN) return null;
  const refusal = table.counterexamples[0];
  const how = `beyond these Postgres refuses some (“${refusal?.message ?? 'without an error'}”${refusal?.constraint ? `, ${refusal.constraint}` : ''})`;
  return withFewerRows(table.table, rows, {
    message: `${table.table} gets ${countOf(rows, 'row')}, not ${requested}: ${how}.`,
    how,
    mend: 'For more rows, give its columns generators whose values Postgres accepts more often.',
  });
}
