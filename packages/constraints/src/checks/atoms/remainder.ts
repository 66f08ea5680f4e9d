import { dictionary } from '@seedbed/contract';
import { domainClause, FREE, type Clause } from '../clause.ts';
import { columnsOf, constant, constantsOf, isConstant, type Expression } from '../expression.ts';
import { printExpression } from '../print-expression.ts';
import type { Scope } from '../scope.ts';
import { isNumber, typeOf } from '../type-of.ts';
import { linearComparison } from './linear-comparison.ts';
import { linearForm } from './linear-form.ts';

/** `x % 5 = 0`, `round(x, 2) = x`, `floor(x) = x`: numbers on a grid. */
export function remainderComparison(left: Expression, operator: string, right: Expression, scope: Scope): Clause[] | null {
  if (isConstant(right)) return scaled(left, operator, Number(right.text), scope) ?? (operator === '=' ? modulo(left, Number(right.text), scope) : null);
  if (operator !== '=') return besideOthers(left, operator, right, scope) ?? besideOthers(right, FLIPPED_OPERATORS[operator]!, left, scope);
  const multiple = wholeMultiple(left, right, scope) ?? wholeMultiple(right, left, scope);
  if (multiple) return multiple;
  const [rounded, plain] = right.kind === 'column' ? [left, right] : [right, left];
  if (plain.kind !== 'column' || rounded.kind !== 'call' || !isNumber(typeOf(plain, scope))) return null;
  const [item, digits] = rounded.items;
  if (item?.kind !== 'column' || item.name !== plain.name || !/^(round|trunc|floor|ceil|ceiling)$/.test(rounded.name)) return null;
  if (digits && !isConstant(digits)) return null;
  const places = digits ? Number(isConstant(digits) ? digits.text : 0) : 0;
  return Number.isInteger(places) && places >= 0 && places <= 12 ? [domainClause(plain.name, { multipleOf: Number(`1e-${places}`) })] : null;
}

const FLIPPED_OPERATORS: Readonly<Record<string, string>> = dictionary({ '<>': '<>', '<': '>', '>': '<', '<=': '>=', '>=': '<=' });

/** `x % 7 < y`: satisfied if y is larger than any remainder; if that is impossible, values come from trials. */
function besideOthers(left: Expression, operator: string, right: Expression, scope: Scope): Clause[] | null {
  const divisor = left.kind === 'call' && /^(%|mod)$/.test(left.name) ? left.items[1] : undefined;
  const most = divisor && isConstant(divisor) ? Math.abs(Number(divisor.text)) - 1 : -1;
  if (!(most >= 0) || operator.startsWith('>')) return null;
  const above = linearComparison(right, operator === '<=' ? '>=' : '>', constant(String(most), 'int4'), scope);
  if (!above) return null;
  const parts: Expression = { kind: 'row', items: [left, right] };
  const condition = `(${printExpression(left)} ${operator} ${printExpression(right)})`;
  return [...above, { ...FREE, unread: [{ condition, columns: columnsOf(parts), constants: constantsOf(parts) }], spare: true }];
}

/** `x * 4 = trunc(x * 4)`: quarters. */
function wholeMultiple(left: Expression, right: Expression, scope: Scope): Clause[] | null {
  if (right.kind !== 'call' || !/^(round|trunc|floor|ceil|ceiling)$/.test(right.name) || right.items.length !== 1) return null;
  if (printExpression(right.items[0]!) !== printExpression(left)) return null;
  const form = linearForm(left, scope);
  const [term, ...others] = form ? [...form.terms] : [];
  if (!form || !term || others.length > 0 || form.unit !== 'number' || form.least !== 0 || form.most !== 0) return null;
  const step = 1 / Math.abs(term[1]);
  return step > 0 && Number.isFinite(step) && isDecimal(step) ? [domainClause(term[0], { multipleOf: step })] : null;
}

/** Whether it has few digits: one third has infinitely many. */
function isDecimal(step: number): boolean {
  return Math.abs(step * 1e6 - Math.round(step * 1e6)) < 1e-9;
}

/** `scale(x) <= 1` for a numeric without a declared scale: values have as many digits as the grid. */
function scaled(left: Expression, operator: string, digits: number, scope: Scope): Clause[] | null {
  const item = left.kind === 'call' && /^(scale|min_scale)$/.test(left.name) ? left.items[0] : undefined;
  if (item?.kind !== 'column') return null;
  const type = typeOf(item, scope);
  if (type.base !== 'numeric') return null;
  const most = operator === '<' ? Math.ceil(digits) - 1 : Math.floor(digits);
  if (type.scale !== undefined && left.kind === 'call' && left.name === 'scale') return null;
  if (!(operator === '<' || operator === '<=' || (operator === '=' && Number.isInteger(digits)))) return null;
  return most < 0 ? [] : most > 12 ? [domainClause(item.name, {})] : [domainClause(item.name, { multipleOf: Number(`1e-${most}`) })];
}

function modulo(left: Expression, remainder: number, scope: Scope): Clause[] | null {
  if (left.kind !== 'call' || !/^(%|mod)$/.test(left.name)) return null;
  const [item, divisor] = left.items;
  if (item?.kind !== 'column' || !divisor || !isConstant(divisor) || !isNumber(typeOf(item, scope))) return null;
  const step = Math.abs(Number(divisor.text));
  if (!(step > 0) || Number.isNaN(remainder) || Math.abs(remainder) >= step) return null;
  // The remainder has the sign of the number.
  return [domainClause(item.name, { multipleOf: step, ...(remainder === 0 ? {} : { remainder, ...(remainder > 0 ? { min: 0 } : { max: 0 }) }) })];
}
