import { dictionary } from '@seedbed/contract';
import { domainClause, FREE, type Clause } from '../clause.ts';
import { columnsOf, isConstant, type Expression } from '../expression.ts';
import type { Ways } from '../ways.ts';
import { printExpression } from '../print-expression.ts';
import type { Scope } from '../scope.ts';
import { isText, typeOf } from '../type-of.ts';
import { knownComparison } from './known-comparison.ts';
import { lengthComparison } from './length-comparison.ts';
import { lengthInSum } from './length-in-sum.ts';
import { linearComparison } from './linear-comparison.ts';
import { countComparison } from './count-comparison.ts';
import { jsonTypeComparison } from './json-atom.ts';
import { printedLength } from './printed-length.ts';
import { remainderComparison } from './remainder.ts';
import { searchComparison } from './search-comparison.ts';
import { chainComparison, textComparison } from './text-comparison.ts';
import { timeGrid } from './time-grid.ts';
import { valueComparison } from './value-comparison.ts';

const FLIPPED_OPERATORS: Readonly<Record<string, string>> = dictionary({ '=': '=', '<>': '<>', '<': '>', '>': '<', '<=': '>=', '>=': '<=' });

/** `left operator right` is true, given that no column in it is NULL. */
export function comparison(left: Expression, operator: string, right: Expression, scope: Scope, ways: Ways): Clause[] | null {
  const known = knownComparison(left, operator, right);
  if (known !== null) return known ? [FREE] : [];
  if (isConstant(left) && !isConstant(right)) return comparison(right, FLIPPED_OPERATORS[operator]!, left, scope, ways);
  if (left.kind === 'row' && right.kind === 'row') return rowComparison(left.items, operator, right.items, scope, ways);
  if (isConstant(right)) {
    if (right.text === null) return [];
    return (
      countComparison(left, operator, right, scope, ways) ??
      lengthComparison(left, operator, right, scope) ??
      printedLength(left, operator, right, scope) ??
      searchComparison(left, operator, right, scope) ??
      jsonTypeComparison(left, operator, right) ??
      timeGrid(left, operator, right, scope) ??
      remainderComparison(left, operator, right, scope) ??
      textComparison(left, operator, right, scope) ??
      valueComparison(left, operator, right, scope) ??
      linearComparison(left, operator, right, scope) ??
      lengthInSum(left, operator, right, scope)
    );
  }
  if (right.kind === 'array' && left.kind === 'column') return arrayEquality(left.name, operator, right.items);
  return (
    lengthComparison(left, operator, right, scope) ??
    chainComparison(left, operator, right, scope) ??
    timeGrid(left, operator, right, scope) ??
    remainderComparison(left, operator, right, scope) ??
    linearComparison(left, operator, right, scope) ??
    lengthInSum(left, operator, right, scope) ??
    sameValue(left, operator, right, scope)
  );
}

/** `=` and `<>` of two columns of whatever type, and which of two references to one key comes first. */
function sameValue(left: Expression, operator: string, right: Expression, scope: Scope): Clause[] | null {
  if (left.kind !== 'column' || right.kind !== 'column' || left.view || right.view) return null;
  if (operator === '>' || operator === '>=') return sameValue(right, FLIPPED_OPERATORS[operator]!, left, scope);
  const isOrder = operator === '<' || operator === '<=';
  if (isOrder && (left.name === right.name || !scope.keyOf?.has(left.name) || scope.keyOf.get(left.name) !== scope.keyOf.get(right.name))) return null;
  if (!isOrder && operator !== '=' && operator !== '<>') return null;
  const [a, b] = [typeOf(left, scope), typeOf(right, scope)];
  if (a.base !== b.base && !(isText(a) && isText(b))) return null;
  if (left.name === right.name) return operator === '=' ? [FREE] : [];
  const terms = [
    { column: left.name, coefficient: 1 },
    { column: right.name, coefficient: -1 },
  ];
  const sql = `(${printExpression(left)} ${operator} ${printExpression(right)})`;
  return [{ ...FREE, order: [{ order: { terms, operator, value: 0 }, sql, columns: columnsOf({ kind: 'row', items: [left, right] }) }] }];
}

/** Only forms that one clause can express: all equal; or some unequal. */
function rowComparison(left: readonly Expression[], operator: string, right: readonly Expression[], scope: Scope, ways: Ways): Clause[] | null {
  if (left.length !== right.length) return null;
  // (a, b) < (c, d) holds if a < c does.
  if (operator !== '=' && operator !== '<>') return comparison(left[0]!, operator.slice(0, 1), right[0]!, scope, ways);
  const sets = left.map((item, i) => comparison(item, operator, right[i]!, scope, ways));
  if (sets.some((set) => set === null)) return null;
  if (operator === '<>') return sets.flatMap((set) => set!);
  if (sets.some((set) => set!.length !== 1)) return null;
  const orders = sets.flatMap((set) => set![0]!.order);
  return sets.every((set) => set![0]!.columns.size === 0) ? [{ ...FREE, order: orders }] : null;
}

/** `tags = '{}'`, `tags <> '{}'`. */
function arrayEquality(name: string, operator: string, items: readonly Expression[]): Clause[] | null {
  if (items.length === 0)
    return operator === '=' || operator === '<='
      ? [domainClause(name, { maxLength: 0 })]
      : operator === '<>' || operator === '>'
        ? [domainClause(name, { minLength: 1 })]
        : null;
  if (operator !== '=' || !items.every((item) => isConstant(item) && item.text !== null && /^[\w.-]+$/.test(item.text))) return null;
  return [domainClause(name, { in: [`{${items.map((item) => (isConstant(item) ? item.text : '')).join(',')}}`] })];
}
