import type { Plan } from './plan.ts';
import type { Work } from './work.ts';

const plans = new WeakMap<Work, Plan>();

/** The plan of a compile run, for sources that read columns of other tables; null before it is finished. */
export function planOf(work: Work): Plan | null {
  return plans.get(work) ?? null;
}

export function keepPlan(work: Work, plan: Plan): void {
  plans.set(work, plan);
}
