import { domainClause, type Clause } from '../clause.ts';
import { boundOf } from '../bounds.ts';
import type { Constant, Expression } from '../expression.ts';
import type { Scope } from '../scope.ts';
import { isTimestamp, isNumber, typeOf } from '../type-of.ts';

/** A column of a type without arithmetic here, compared with a constant: equal or not. */
export function valueComparison(left: Expression, operator: string, right: Constant, scope: Scope): Clause[] | null {
  if (left.kind !== 'column') return null;
  const type = typeOf(left, scope);
  const text = right.text!;
  if ((type.kind === 'range' || type.kind === 'multirange') && (text === 'empty' || text === '{}') && operator === '<>')
    return [domainClause(left.name, { range: { empty: false } })];
  if (isNumber(type) && boundOf(text, type) === null) return notANumber(left.name, operator);
  if (isNumber(type) || isTimestamp(type) || right.clock) return null;
  if (operator === '=') return [domainClause(left.name, { in: [text] })];
  if (operator === '<>') return [domainClause(left.name, { notIn: [text] })];
  return null;
}

/** NaN is greater than every number, and never generated. */
function notANumber(name: string, operator: string): Clause[] | null {
  return operator === '<>' || operator === '<' || operator === '<=' ? [domainClause(name, {})] : null;
}
