import { dictionary, type Domain, type Order, type SqlType } from '@seedbed/contract';
import { conjoinAll, domainClause, FREE, type Clause } from '../clause.ts';
import { call, columnsOf, constant, isConstant, type Expression } from '../expression.ts';
import { printTimestamp } from '../timestamps.ts';
import { printExpression } from '../print-expression.ts';
import type { Scope } from '../scope.ts';
import { isNumber, isWhole, typeOf } from '../type-of.ts';
import { absoluteComparison } from './absolute.ts';
import { exactComparison } from './exact-comparison.ts';
import { difference, linearForm, times, type LinearForm } from './linear-form.ts';

const DAY = 86_400;
/** The same with its sides turned. */
const FLIPPED_OPERATORS: Readonly<Record<string, string>> = dictionary({ '=': '=', '<>': '<>', '<': '>', '>': '<', '<=': '>=', '>=': '<=' });

/** Numbers and timestamps: a bound on one column (B), or an order between several (D). */
export function linearComparison(left: Expression, operator: string, right: Expression, scope: Scope): Clause[] | null {
  const special =
    exactComparison(left, operator, right, scope) ??
    exactComparison(right, FLIPPED_OPERATORS[operator] ?? '', left, scope) ??
    absoluteComparison(left, operator, right, scope, linearComparison) ??
    yearOf(left, operator, right, scope) ??
    sameYear(left, operator, right, scope) ??
    sameYear(right, operator, left, scope);
  if (special) return special;
  const [a, b] = [linearForm(left, scope), linearForm(right, scope)];
  const form = a && b && difference(a, b);
  if (!form) return null;
  // `form operator 0`, rearranged so that only <=, <, = and <> remain.
  const read = call(operator, left, right);
  if (operator === '>' || operator === '>=') return compare(times(form, -1), operator === '>' ? '<' : '<=', read, scope);
  return compare(form, operator as Order['operator'], read, scope);
}

function compare(form: LinearForm, operator: Order['operator'], read: Expression, scope: Scope): Clause[] | null {
  const exact = form.least === form.most;
  if ((operator === '=' || operator === '<>') && !exact) return null;
  // Σ terms ≤ −constant, with the constant at its unsafe end.
  const value = -form.most;
  if (form.terms.size === 0) return holds(0, operator, value) ? [FREE] : [];
  if (form.terms.size === 1) return oneColumn([...form.terms][0]!, operator, value, scope);
  const order = orderOf(form, operator, value, scope);
  return [{ ...FREE, order: [{ order, sql: printExpression(read), columns: columnsOf(read) }] }];
}

function holds(left: number, operator: Order['operator'], right: number): boolean {
  return operator === '=' ? left === right : operator === '<>' ? left !== right : operator === '<' ? left < right : left <= right;
}

function orderOf(form: LinearForm, operator: Order['operator'], value: number, scope: Scope): Order {
  const allDates = [...form.terms.keys()].every((name) => scope.columns.get(name)?.base === 'date');
  const scale = allDates ? 1 / DAY : 1;
  return { terms: [...form.terms].map(([column, coefficient]) => ({ column, coefficient: coefficient * scale })), operator, value: value * scale };
}

/** `coefficient × column operator value`, as a bound in the column's own type. */
function oneColumn([name, coefficient]: readonly [string, number], operator: Order['operator'], value: number, scope: Scope): Clause[] | null {
  const type = scope.columns.get(name)!;
  // Adding 0 turns −0 into 0.
  const bound = value / coefficient + 0;
  if (operator === '=' || operator === '<>') {
    const text = valueText(bound, type);
    if (text === null) return operator === '=' ? [] : [FREE];
    return [domainClause(name, operator === '=' ? { in: [text] } : { notIn: [text] })];
  }
  const isMax = coefficient > 0;
  return [domainClause(name, boundDomain(bound, isMax, operator === '<', type))];
}

function boundDomain(bound: number, isMax: boolean, exclusive: boolean, type: SqlType): Domain {
  const round = isMax ? Math.floor : Math.ceil;
  // A date's coefficient is in seconds, so its bound must be converted to days.
  if (isWhole(type) || type.base === 'date') {
    const whole = exclusive && Number.isInteger(bound) ? bound + (isMax ? -1 : 1) : round(bound) + 0;
    return isMax ? { max: wholeBound(whole, type) } : { min: wholeBound(whole, type) };
  }
  const shown = isNumber(type) ? bound : timestampText(bound, type);
  return isMax ? { max: shown, ...(exclusive ? { maxExclusive: true } : {}) } : { min: shown, ...(exclusive ? { minExclusive: true } : {}) };
}

function wholeBound(whole: number, type: SqlType): number | string {
  return type.base === 'date' ? printTimestamp(whole * DAY, true) : whole;
}

function valueText(value: number, type: SqlType): string | null {
  if (isNumber(type)) return isWhole(type) && !Number.isInteger(value) ? null : String(value);
  return type.base === 'date' ? printTimestamp(value * DAY, true) : timestampText(value, type);
}

function timestampText(seconds: number, type: SqlType): string {
  if (type.base === 'time' || type.base === 'timetz') return printTimestamp(seconds, false).slice(11);
  return `${printTimestamp(seconds, false)}${type.base === 'timestamptz' ? '+00' : ''}`;
}

/** Days of a year, and days at both ends that neither leap years nor zones can move out of it. */
const YEAR = 365.2425;
const AT_ITS_ENDS = 2;

/** `extract(year from d) = y`: the day is within the year, expressed as a day number. */
function sameYear(left: Expression, operator: string, right: Expression, scope: Scope): Clause[] | null {
  if (operator !== '=' || left.kind !== 'call' || !/^(extract|date_part)$/.test(left.name) || right.kind !== 'column' || !isNumber(typeOf(right, scope)))
    return null;
  const [field, subject] = left.items;
  if (!field || !isConstant(field) || field.text !== 'year' || subject?.kind !== 'column') return null;
  const { base } = typeOf(subject, scope);
  if (base !== 'date' && !base.startsWith('timestamp')) return null;
  const unit = base === 'date' ? 1 : DAY;
  const day = { column: subject.name, coefficient: 1 };
  const year = { column: right.name, coefficient: -YEAR * unit };
  const first = -1970 * YEAR * unit;
  const read = printExpression(call('=', left, right));
  const columns = columnsOf({ kind: 'row', items: [subject, right] });
  const order = (sign: 1 | -1, value: number): Order => ({
    terms: [day, year].map((term) => ({ ...term, coefficient: sign * term.coefficient })),
    operator: '<=',
    value,
  });
  return [
    {
      ...FREE,
      order: [
        { order: order(-1, -first - AT_ITS_ENDS * unit), sql: `${read} from`, columns },
        { order: order(1, first + (365 - AT_ITS_ENDS - 1) * unit), sql: `${read} to`, columns },
      ],
    },
  ];
}

/** `extract(year from d) >= 2000` is `d >= 2000-01-01`. */
function yearOf(left: Expression, operator: string, right: Expression, scope: Scope): Clause[] | null {
  if (left.kind !== 'call' || !/^(extract|date_part)$/.test(left.name) || !isConstant(right)) return null;
  const [field, subject] = left.items;
  const year = Math.ceil(Number(right.text));
  if (!field || !isConstant(field) || field.text !== 'year' || subject?.kind !== 'column' || !(year >= 1 && year < 9999)) return null;
  const type = typeOf(subject, scope).base === 'date' ? 'date' : 'timestamp';
  const first = (of: number): Expression => constant(`${String(of).padStart(4, '0')}-01-01${type === 'date' ? '' : ' 00:00:00'}`, type);
  switch (operator) {
    case '>=':
      return linearComparison(subject, '>=', first(year), scope);
    case '>':
      return linearComparison(subject, '>=', first(year + 1), scope);
    case '<':
      return linearComparison(subject, '<', first(year), scope);
    case '<=':
      return linearComparison(subject, '<', first(year + 1), scope);
    case '=': {
      const [from, to] = [linearComparison(subject, '>=', first(year), scope), linearComparison(subject, '<', first(year + 1), scope)];
      return from && to && (year === Number(right.text) ? conjoinAll(from, to, scope) : []);
    }
    default:
      return null;
  }
}
