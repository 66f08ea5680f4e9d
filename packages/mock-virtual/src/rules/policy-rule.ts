import type { SqlType } from '@seedbed/contract';
import { MockFault, type MockTable, type ResolvedCond } from '@seedbed/mock-query';
import type { Caller } from '../expression/functions.ts';
import { parseForm, type Env, type Expr, type Form } from '../expression/parse.ts';
import { castTo, isTruth, type Value } from '../expression/value.ts';
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
  const value = other(env);
  if (value.text !== null && !isSameKind(value.type, column.column.type)) return null;
  const text = inRange(value, column.column.type);
  return text === null ? NEVER : { kind: 'column', column: column.column, path: [], op: 'eq', mod: null, language: null, value: text };
}

const WHOLE: ReadonlySet<string> = new Set(['int2', 'int4', 'int8']);

/** Whether a value is the same before and after it is made one of the column's type: no digit and no letter of it is cut off. */
function isSameKind(value: SqlType | null, column: SqlType): boolean {
  if (value === null) return column.length === undefined;
  return value.base === column.base ? column.length === undefined && column.scale === undefined : WHOLE.has(value.base) && WHOLE.has(column.base);
}

/** The value as one of the column's type; null if the column can have no such value, as it is NULL or a number too large. */
function inRange(value: Value, type: SqlType): string | null {
  try {
    return castTo(value, type).text;
  } catch (error) {
    if (error instanceof MockFault && error.code === '22003') return null;
    throw error;
  }
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
