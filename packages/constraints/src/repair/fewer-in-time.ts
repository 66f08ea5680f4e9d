import { countOf, ENDLESS, type Blueprint, type TrialTable } from '@seedbed/contract';
import { freeze, leaveEmpty, leaveUntried } from './freeze.ts';
import type { Loaded, Repair } from './types.ts';
import { withFewerRows } from './with-fewer-rows.ts';

/** `query_canceled`: it ran until its time limit. */
const OUT_OF_TIME = '57014';

/** The divisor if the number of rows that finish in time is unknown. */
const FALLBACK_DIVISOR = 4;

/**
 * Too slow is not impossible: a table whose code does not finish in time gets as many rows as it processed, and none
 * only if it processed none. Null for a table that was not slow.
 */
export function fewerInTime(blueprint: Blueprint, loaded: Loaded, table: TrialTable): Repair | null {
  const refusal = table.counterexamples.find((one) => ENDLESS.has(one.sqlstate));
  if (!refusal) return null;
  if (refusal.untried) return leaveUntried(table.table);
  const none: Repair = { ...leaveEmpty(table.table, refusal.message), isFinal: true };
  if (refusal.sqlstate !== OUT_OF_TIME) return none;
  const missing = new Set(table.missing);
  const taken = Array.from({ length: table.sent }, (_, row) => row).filter((row) => !missing.has(row));
  if (table.missing && taken.length === 0) return none;
  if (table.missing && taken.at(-1) !== taken.length - 1) return freeze(blueprint, loaded, table.table, taken, table.sent);
  const rows = table.missing ? taken.length : Math.floor(table.sent / FALLBACK_DIVISOR);
  if (rows === 0) return none;
  const how = `more take too long (${refusal.message})`;
  return withFewerRows(table.table, rows, {
    message: `${table.table} gets ${countOf(rows, 'row')}, not ${table.sent}: ${how}.`,
    how,
    mend: 'Give its columns values for which its code has less to do, or make the code faster; then ask for more rows.',
  });
}
