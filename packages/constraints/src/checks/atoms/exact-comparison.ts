import { domainClause, FREE, nullClause, type Clause } from '../clause.ts';
import { isConstant, type Expression } from '../expression.ts';
import type { Scope } from '../scope.ts';

/**
 * `big > 9007199254740993`: a bound that no double represents, as the nearest double inside it; one beyond every
 * bigint holds for all or for NULL alone. Null for anything other than a bigint column and such a constant.
 */
export function exactComparison(left: Expression, operator: string, right: Expression, scope: Scope): Clause[] | null {
  if (left.kind !== 'column' || !isConstant(right) || right.text === null || scope.columns.get(left.name)?.base !== 'int8') return null;
  if (!/^-?\d+$/.test(right.text) || Number.isSafeInteger(Number(right.text))) return null;
  const value = BigInt(right.text);
  if (value !== BigInt.asIntN(64, value)) return ['<>', ...(value > 0n ? ['<', '<='] : ['>', '>='])].includes(operator) ? [FREE] : [nullClause(left.name)];
  switch (operator) {
    case '=':
      return [domainClause(left.name, { in: [String(value)] })];
    case '<>':
      return [domainClause(left.name, { notIn: [String(value)] })];
    case '>':
    case '>=':
      return [domainClause(left.name, { min: inward(operator === '>' ? value + 1n : value, 1n) })];
    case '<':
    case '<=':
      return [domainClause(left.name, { max: inward(operator === '<' ? value - 1n : value, -1n) })];
    default:
      return null;
  }
}

/** The nearest double at the bound or on that side of it, both by its value and as it is printed. */
function inward(bound: bigint, side: 1n | -1n): number {
  for (let step = 0n; ; step = step === 0n ? 1n : step * 2n) {
    const near = Number(bound + side * step);
    if ([BigInt(near), BigInt(String(near))].every((each) => (each - bound) * side >= 0n)) return near;
  }
}
