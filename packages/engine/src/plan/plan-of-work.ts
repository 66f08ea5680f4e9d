import type { Plan } from './plan.ts';
import type { Work } from './work.ts';

const plans = new WeakMap<Work, Plan>();

/** The plan that a run of compiling came to, for what reads columns of other tables while rows are made; null before it is finished. */
export function planOf(work: Work): Plan | null {
  return plans.get(work) ?? null;
}

export function keepPlan(work: Work, plan: Plan): void {
  plans.set(work, plan);
}
