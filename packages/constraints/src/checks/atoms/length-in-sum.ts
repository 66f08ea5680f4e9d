import { conjoinAll, domainClause, type Clause } from '../clause.ts';
import { constant, mapParts, partsOf, type Expression } from '../expression.ts';
import { printExpression } from '../print-expression.ts';
import type { Scope } from '../scope.ts';
import { bounded, measureOf, SPLITS, type Measure } from './length-comparison.ts';
import { linearComparison } from './linear-comparison.ts';
import { difference, linearForm } from './linear-form.ts';

/**
 * A length in a sum: `length(x) <> a + b`. If texts have at most (or at least, or exactly) n letters, the rest is a
 * comparison with n: one case for each of a few numbers.
 */
export function lengthInSum(left: Expression, operator: string, right: Expression, scope: Scope): Clause[] | null {
  const counted = lengthIn(left, scope) ?? lengthIn(right, scope);
  if (!counted) return null;
  if (operator === '<>') {
    const [below, above] = [lengthInSum(left, '<', right, scope), lengthInSum(left, '>', right, scope)];
    return below && above && [...below, ...above];
  }
  const slope = slopeOf(left, right, counted.text, scope);
  if (slope === null) return null;
  const fromBelow = operator.startsWith('<') === slope > 0;
  const clauses: Clause[] = [];
  for (const n of SPLITS) {
    const [a, b] = [left, right].map((side) => withLength(side, counted.text, n)) as [Expression, Expression];
    const rest = lengthInSum(a, operator, b, scope) ?? linearComparison(a, operator, b, scope);
    if (!rest) return null;
    const lengths = operator === '=' ? bounded(counted.measure, n, n) : fromBelow ? bounded(counted.measure, null, n) : bounded(counted.measure, n, null);
    clauses.push(...conjoinAll([domainClause(counted.measure.column, lengths)], rest, scope));
  }
  return clauses;
}

function lengthIn(e: Expression, scope: Scope): { readonly text: string; readonly measure: Measure } | null {
  const measure = measureOf(e, scope);
  if (measure) return measure.unit === 1 ? { text: printExpression(e), measure } : null;
  for (const part of partsOf(e)) {
    const found = lengthIn(part, scope);
    if (found) return found;
  }
  return null;
}

/** How much `left − right` grows with the length; null if it is not a sum. */
function slopeOf(left: Expression, right: Expression, text: string, scope: Scope): number | null {
  const at = (n: number): number | null => {
    const [a, b] = [left, right].map((side) => linearForm(withoutLengths(withLength(side, text, n), scope), scope));
    const form = a && b && difference(a, b);
    return form?.most ?? null;
  };
  const [none, one] = [at(0), at(1)];
  return none === null || one === null || none === one ? null : one - none;
}

function withLength(e: Expression, text: string, n: number): Expression {
  return e.kind === 'call' && printExpression(e) === text ? constant(String(n), 'int4') : mapParts(e, (part) => withLength(part, text, n));
}

function withoutLengths(e: Expression, scope: Scope): Expression {
  return measureOf(e, scope) ? constant('0', 'int4') : mapParts(e, (part) => withoutLengths(part, scope));
}
