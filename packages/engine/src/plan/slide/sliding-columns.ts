import { workOf } from '../finish-plan.ts';
import type { Plan } from '../plan.ts';
import { isMoved, slideOf } from './slide-of.ts';

/**
 * A column whose values the blueprint's `slide` moves. `byDays`: a date or timestamp, moved by exactly the days of the
 * slide.
 */
export type SlidingColumn = { readonly name: string; readonly byDays: boolean };

/** Columns of a table that are sent moved; none if the blueprint does not slide. */
export function slidingColumns(plan: Plan, table: string): SlidingColumn[] {
  const { name, columns } = plan.table(table);
  const work = workOf(plan);
  const drafts = work && [...work.tables.values()].find((each) => each.draft.name === name)?.draft.columns;
  if (!work || !drafts) return [];
  return columns.flatMap((column) => {
    const draft = drafts.get(column.name);
    const slide = draft ? slideOf(work, draft) : null;
    if (!isMoved(slide)) return [];
    return [{ name: column.name, byDays: (slide.as === 'date' || slide.as === 'timestamp') && 'days' in slide.step }];
  });
}
