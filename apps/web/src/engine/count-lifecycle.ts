import { lifecycleOf, type Plan } from '@seedbed/engine';
import { countsOf, sampleOf } from './distribution-of.ts';
import type { LifecycleCounts } from './protocol.ts';

/** Rows whose states are counted: all rows of a smaller table, otherwise this many, evenly spaced. */
const SAMPLED_ROWS = 4_000;

/** The lifecycle of a column, and the number of rows in each state; null if the column has none. */
export function countLifecycle(plan: Plan, table: string, column: string): LifecycleCounts | null {
  const lifecycle = lifecycleOf(plan, table, column);
  if (!lifecycle) return null;
  const { sampled, values } = sampleOf(plan, table, column, SAMPLED_ROWS);
  const counts = countsOf(values);
  // A numeric column holds the indices of the states.
  const isNumbered = !lifecycle.states.some(({ name }) => counts.has(name));
  return {
    ...lifecycle,
    rows: plan.table(table).rows,
    sampled,
    counts: lifecycle.states.map(({ name }, place) => counts.get(isNumbered ? String(place) : name) ?? 0),
  };
}
