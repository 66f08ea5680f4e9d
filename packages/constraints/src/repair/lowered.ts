import { countOf } from '@seedbed/contract';
import type { TrialTable } from '@seedbed/contract';
import type { Repair } from './types.ts';
import { withFewerRows } from './with-fewer-rows.ts';

/** Fewer rows than these are better taken from those that were seen to pass. */
const LEAST = 20;

/** Of the rows before the first one that was refused: with another count they are others, and may meet a little earlier. */
const MARGIN = 0.85;

/**
 * As many rows as were taken before the first refusal; null where these are few. What rises with the count (a limit, a counter, a sequence) ends there, and rows that meet by chance
 * meet less.
 */
export function lowered(table: TrialTable, asked: number, round: number): Repair | null {
  // What waits for the end of a statement or of the load tells no row.
  const before = table.missing?.[0] ?? table.counterexamples[0]?.row ?? Math.floor(table.sent / 2);
  const rows = Math.floor(before * (round === 0 ? 1 : MARGIN));
  if (rows < LEAST) return null;
  const said = table.counterexamples[0];
  const how = `beyond these Postgres refuses some (“${said?.message ?? 'without an error'}”${said?.constraint ? `, ${said.constraint}` : ''})`;
  return withFewerRows(table.table, rows, {
    message: `${table.table} gets ${countOf(rows, 'row')}, not ${asked}: ${how}.`,
    how,
    mend: 'For more rows, give its columns generators whose values Postgres accepts more often.',
  });
}
