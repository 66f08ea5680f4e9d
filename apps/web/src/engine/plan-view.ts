import type { Plan } from '@seedbed/engine';
import { schemaOf } from '@seedbed/mock-query';
import { openBase, viewOf, type View } from '@seedbed/mock-virtual';

const views = new WeakMap<Plan, View>();

/** A plan's rows as the executor of mocks sees them. */
export function viewOfPlan(plan: Plan): View {
  let view = views.get(plan);
  if (!view) views.set(plan, (view = viewOf(schemaOf(plan), openBase(plan))));
  return view;
}
