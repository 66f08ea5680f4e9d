import type { Diagnostic } from '@seedbed/contract';
import { editTable } from './edit-blueprint.ts';
import type { Repair } from './types.ts';

/** The texts for a table with fewer rows: `message` for people, `how` for the proof, `mend` for getting the other rows. */
type Words = { readonly message: string; readonly how: string; readonly mend: string };

/** A table with this many rows, and why it has no more. */
export function withFewerRows(table: string, rows: number, { message, how, mend: remedy }: Words): Repair {
  const diagnostic: Diagnostic = { level: 'warning', code: 'fewer-rows', table, message, mend: remedy, largest: rows };
  return {
    table,
    tier: 'F',
    of: `${table} count`,
    how: `${rows} rows: ${how}`,
    diagnostic,
    apply: (next) => editTable(next, table, (one) => ({ ...one, rows })),
  };
}
