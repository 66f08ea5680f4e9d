import type { Blueprint, TrialTable } from '@seedbed/contract';
import { editTable, tableOf } from './edit-blueprint.ts';
import { refuserOf } from './refuser.ts';
import type { Repair } from './types.ts';

/**
 * Code that takes no row may look for what comes later, by names that it puts together: such a table is loaded when all others are there, but for those that refer
 * to it. Null where rows are taken, or where no code spoke. A constraint of
 * another table that refuses the row of this one was met by code of this one.
 */
export function afterAllOthers(blueprint: Blueprint, { table, sent, missing, counterexamples }: TrialTable): Repair | null {
  const isOfCode = (context?: string, other?: string): boolean => context !== undefined || (other !== undefined && other !== table);
  const spoken = counterexamples.find(({ context, otherTable, waitsFor }) => isOfCode(context, otherTable) && waitsFor === undefined);
  if (!spoken || sent === 0 || missing?.length !== sent || tableOf(blueprint, table)?.load?.last) return null;
  return loadedLast(table, `loaded last: ${refuserOf(spoken)} took no row before all other tables were filled`);
}

export function loadedLast(table: string, how: string): Repair {
  return { table, tier: 'A', how, apply: (next) => editTable(next, table, (one) => ({ ...one, load: { ...one.load, last: true } })) };
}
