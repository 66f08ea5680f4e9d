import { Problem } from '@seedbed/contract';
import { workOf } from '../finish-plan.ts';
import type { Plan } from '../plan.ts';
import { movedAgain, unmovedText } from './slide-node.ts';

/**
 * The value before the blueprint's `slide` for which rows show `value`: the same if the column does not slide. Throws
 * `invalid-request` if no value slides to it: a column of months has no 31st in a month of 30 days.
 */
export function unmovedValue(plan: Plan, table: string, column: string, value: string): string {
  const { name } = plan.table(table);
  const work = workOf(plan);
  const draft = work && [...work.tables.values()].find((each) => each.draft.name === name)?.draft.columns.get(column);
  if (!draft) return value;
  const before = unmovedText(work, draft, value);
  if (movedAgain(work, draft, before) === value) return before;
  throw new Problem(
    'invalid-request',
    `${name}.${column}: no value slides to ${value}, since the column slides by whole months. Set another day, or do not slide.`,
  );
}
