import { conjoinAll, withoutImplied, type Clause } from '../clause.ts';
import { call, constant, isCall, isConstant, mapParts, type Expression } from '../expression.ts';
import type { Scope } from '../scope.ts';

/** Reads a comparison of numbers that contains no absolute value any more. */
type Compare = (left: Expression, operator: string, right: Expression, scope: Scope) => Clause[] | null;

/** An `abs(x)` in a sum with multiples, and its sign in the sum. */
type Found = { readonly whole: Expression; readonly inner: Expression; readonly sign: 1 | -1 };

/**
 * `abs(x)` on either side of a comparison, also in a sum: on the smaller side both `x` and `-x` must be small, on the
 * larger side one of them must be large. Equality and inequality split by the sign of `x`; so does a column that is the
 * larger of two, which then keeps its value.
 */
export function absoluteComparison(left: Expression, operator: string, right: Expression, scope: Scope, compare: Compare): Clause[] | null {
  const isSmall = ({ sign }: Found): boolean => (operator.startsWith('<') ? 1 : -1) === sign;
  const both = [findAbsolute(left, 1), findAbsolute(right, -1)].filter((one) => one !== null);
  // The larger side first: each of its signs then bounds the smaller one on both sides.
  const found = (/^[<>]/.test(operator) ? both.find((one) => !isSmall(one)) : undefined) ?? both[0];
  if (!found) return null;
  const as = (value: Expression): Clause[] | null => {
    const [a, b] = [left, right].map((side) => replaced(side, found.whole, value));
    return compare(a!, operator, b!, scope);
  };
  const [plus, minus] = [as(found.inner), as(call('-', found.inner))];
  if (!plus || !minus) return null;
  const isSplit = found.inner.kind === 'column' && !isConstant(left) && !isConstant(right) && operator !== '<>' && !isSmall(found);
  if (operator === '=' || operator === '<>' || isSplit) {
    const zero = constant('0', 'int4');
    const [from, to] = [compare(found.inner, '>=', zero, scope), compare(found.inner, '<=', zero, scope)];
    return from && to && withoutImplied([...conjoinAll(plus, from, scope), ...conjoinAll(minus, to, scope)]);
  }
  return isSmall(found) ? conjoinAll(plus, minus, scope) : withoutImplied([...plus, ...minus]);
}

function findAbsolute(e: Expression, sign: 1 | -1): Found | null {
  if (isCall(e, 'abs') && e.items.length === 1) return { whole: e, inner: e.items[0]!, sign };
  const turned = sign === 1 ? -1 : 1;
  if (e.kind === 'cast') return findAbsolute(e.item, sign);
  if (e.kind !== 'call') return null;
  const [a, b] = e.items;
  if (!a) return null;
  if (e.name === '+' || e.name === '-')
    return findAbsolute(a, b || e.name === '+' ? sign : turned) ?? (b ? findAbsolute(b, e.name === '+' ? sign : turned) : null);
  if (e.name !== '*' || !b) return null;
  const [factor, item] = isConstant(a) ? [a, b] : [b, a];
  if (!isConstant(factor)) return null;
  return findAbsolute(item, Number(factor.text) < 0 ? turned : sign);
}

function replaced(e: Expression, whole: Expression, by: Expression): Expression {
  return e === whole ? by : mapParts(e, (part) => replaced(part, whole, by));
}
