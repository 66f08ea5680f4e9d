import { sizesOf, type Sizes } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';

/** The row counts of a plan in one line, with its parts: `1,000 customers · 2.1 orders each`. */
export function sizesOfPlan(plan: Plan): Sizes {
  return sizesOf(plan.blueprint, new Map(plan.tables.map(({ name, rows }) => [name, rows])));
}
