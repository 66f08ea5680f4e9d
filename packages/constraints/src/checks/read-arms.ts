import { withoutImplied, type Arm } from './arm.ts';
import type { Expression } from './expression.ts';
import { mergeLists } from './merge-lists.ts';
import type { Mode } from './mode.ts';
import { normalForm } from './normal-form.ts';
import type { Scope } from './scope.ts';
import { withoutViews, withViews } from './views.ts';

/** The ways in which a condition comes to be what `mode` asks, over the columns themselves. Throws `TooManyArms`. */
export function readArms(e: Expression, mode: Mode, scope: Scope): Arm[] {
  const viewed = withViews(e, scope);
  const arms = normalForm(viewed.expression, mode, viewed.scope);
  const whole = viewed.views.size === 0 ? arms : arms.map((arm) => withoutViews(arm, viewed.views, scope)).filter((arm) => arm !== null);
  return mergeLists(withoutImplied(whole));
}
