import type { Blueprint, TrialTable } from '@seedbed/contract';
import { editTable, tableOf } from './edit-blueprint.ts';
import { refuserOf } from './refuser.ts';
import type { Repair } from './types.ts';

/**
 * Code that rejects every row may read later tables, whose names it builds: such a table is loaded after all others,
 * except those that refer to it. Null if rows are accepted, or if no code rejected them. If a constraint of another
 * table rejects this table's row, this table's code caused it.
 */
export function afterAllOthers(blueprint: Blueprint, { table, sent, missing, counterexamples }: TrialTable): Repair | null {
  const isRaisedByCode = (context?: string, other?: string): boolean => context !== undefined || (other !== undefined && other !== table);
  const spoken = counterexamples.find(({ context, otherTable, waitsFor }) => isRaisedByCode(context, otherTable) && waitsFor === undefined);
  if (!spoken || sent === 0 || missing?.length !== sent || tableOf(blueprint, table)?.load?.last) return null;
  return loadedLast(table, `loaded last: ${refuserOf(spoken)} took no row before all other tables were filled`);
}

export function loadedLast(table: string, how: string): Repair {
  return { table, tier: 'A', how, apply: (next) => editTable(next, table, (one) => ({ ...one, load: { ...one.load, last: true } })) };
}
