import { withoutImplied, type Clause } from './clause.ts';
import type { Expression } from './expression.ts';
import { mergeLists } from './merge-lists.ts';
import type { Mode } from './mode.ts';
import { normalForm } from './normal-form.ts';
import type { Scope } from './scope.ts';
import { withoutViews, withViews } from './views.ts';

/**
 * The cases in which a condition has the result that `mode` requires, in terms of whole columns. Throws
 * `TooManyClauses`.
 */
export function readClauses(e: Expression, mode: Mode, scope: Scope): Clause[] {
  const viewed = withViews(e, scope);
  const clauses = normalForm(viewed.expression, mode, viewed.scope);
  const whole = viewed.views.size === 0 ? clauses : clauses.map((clause) => withoutViews(clause, viewed.views, scope)).filter((clause) => clause !== null);
  return mergeLists(withoutImplied(whole));
}
