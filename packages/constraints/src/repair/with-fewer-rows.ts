import type { Diagnostic } from '@seedbed/contract';
import { editTable } from './edit-blueprint.ts';
import type { Repair } from './types.ts';

/** What is said of a table that gets fewer rows: `message` to people, `how` in the proof, `mend` what would bring back the others. */
type Said = { readonly message: string; readonly how: string; readonly mend: string };

/** A table with so many rows, and why it has no more. */
export function withFewerRows(table: string, rows: number, { message, how, mend }: Said): Repair {
  const diagnostic: Diagnostic = { level: 'warning', code: 'fewer-rows', table, message, mend, largest: rows };
  return {
    table,
    tier: 'F',
    of: `${table} count`,
    how: `${rows} rows: ${how}`,
    diagnostic,
    apply: (next) => editTable(next, table, (one) => ({ ...one, rows })),
  };
}
