import { sizesOf, type Sizes } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';

/** The row counts of a plan in one line, with its parts: `1,000 customers · 2.1 orders each`. `kept`: without these tables. */
export function sizesOfPlan(plan: Plan, kept: ReadonlySet<string> = new Set()): Sizes {
  return sizesOf(plan.blueprint, new Map(plan.tables.flatMap(({ name, rows }) => (kept.has(name) ? [] : [[name, rows] as const]))));
}
