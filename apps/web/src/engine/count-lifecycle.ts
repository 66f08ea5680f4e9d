import { lifecycleOf, type Plan } from '@seedbed/engine';
import { countsOf, sampleOf } from './distribution-of.ts';
import type { LifecycleCounts } from './protocol.ts';

/** Rows whose states are counted: all of a smaller table, else so many spread evenly over it. */
const SAMPLED_ROWS = 4_000;

/** The lifecycle whose states a column holds, and how many rows are in each; null where it holds none. */
export function countLifecycle(plan: Plan, table: string, column: string): LifecycleCounts | null {
  const lifecycle = lifecycleOf(plan, table, column);
  if (!lifecycle) return null;
  const { sampled, values } = sampleOf(plan, table, column, SAMPLED_ROWS);
  const counts = countsOf(values);
  // A column of numbers holds the places of the states.
  const isNumbered = !lifecycle.states.some(({ name }) => counts.has(name));
  return {
    ...lifecycle,
    rows: plan.table(table).rows,
    sampled,
    counts: lifecycle.states.map(({ name }, place) => counts.get(isNumbered ? String(place) : name) ?? 0),
  };
}
