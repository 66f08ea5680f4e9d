import type { MockTable, ResolvedCond } from '@seedbed/mock-query';
import type { Caller } from '../expression/functions.ts';
import { parseForm, type Env, type Expr, type Form } from '../expression/parse.ts';
import { castTo, isTruth } from '../expression/value.ts';
import { EXACT } from '../predicate/compile-test.ts';

/** What rows must meet: everything (null), nothing, or a condition. */
export type Wanted = ResolvedCond | null;

export const NEVER: ResolvedCond = { kind: 'never' };

/** Compiles the expression of a policy to what its rows must meet, by caller; null if it has something that a mock cannot evaluate. */
export function policyRule(expression: string, table: MockTable): ((caller: Caller) => Wanted) | null {
  const form = parseForm(expression, table);
  return form && ((caller) => wantedOf(form, form.expr, { row: [], value: null, around: { now: 0, uuid: () => '', caller } }));
}

function wantedOf(form: Form, expr: Expr, env: Env): Wanted {
  const shape = form.shapeOf(expr);
  switch (shape?.kind) {
    case 'closed':
      return isTruth(expr(env)) === true ? null : NEVER;
    case 'and':
      return allOf([wantedOf(form, shape.left, env), wantedOf(form, shape.right, env)]);
    case 'or':
      return anyOf([wantedOf(form, shape.left, env), wantedOf(form, shape.right, env)]);
    case '=':
      return lookedUp(form, shape.left, shape.right, env) ?? lookedUp(form, shape.right, shape.left, env) ?? byRow(form, expr, env);
    default:
      return byRow(form, expr, env);
  }
}

/** `user_id = auth.uid()`: rows are found by the value. */
function lookedUp(form: Form, side: Expr, other: Expr, env: Env): Wanted {
  const column = form.shapeOf(side);
  if (column?.kind !== 'column' || form.shapeOf(other)?.kind !== 'closed' || !EXACT.has(column.column.type.base)) return null;
  const { text } = castTo(other(env), column.column.type);
  return text === null ? NEVER : { kind: 'column', column: column.column, path: [], op: 'eq', mod: null, language: null, value: text };
}

function byRow({ columns }: Form, expr: Expr, env: Env): ResolvedCond {
  return { kind: 'row', columns, test: (row) => isTruth(expr({ ...env, row: row as Env['row'] })) };
}

/** What meets all of these. */
export function allOf(conds: readonly Wanted[]): Wanted {
  const left = conds.filter((cond) => cond !== null);
  if (left.some(({ kind }) => kind === 'never')) return NEVER;
  return left.length === 0 ? null : left.length === 1 ? left[0]! : { kind: 'and', of: left };
}

/** What meets one of these; nothing without any. */
export function anyOf(conds: readonly Wanted[]): Wanted {
  if (conds.includes(null)) return null;
  const left = conds.filter((cond) => cond !== null && cond.kind !== 'never') as ResolvedCond[];
  return left.length === 0 ? NEVER : left.length === 1 ? left[0]! : { kind: 'or', of: left };
}
