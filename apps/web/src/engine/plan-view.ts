import type { Plan } from '@seedbed/engine';
import { openSchema, viewOf, type View } from '@seedbed/mock/virtual';

const views = new WeakMap<Plan, View>();

/** A plan's rows as a view for the executor of mocks. */
export function viewOfPlan(plan: Plan): View {
  let view = views.get(plan);
  if (!view) {
    const { schema, base } = openSchema(plan);
    views.set(plan, (view = viewOf(schema, base)));
  }
  return view;
}
