import { dictionary } from '@seedbed/contract';
import { domainClause, FREE, type Clause } from '../clause.ts';
import { isConstant, type Constant, type Expression } from '../expression.ts';
import { printExpression } from '../print-expression.ts';
import type { Scope } from '../scope.ts';
import { typeOf } from '../type-of.ts';

const DAY = 86_400;

/** A field of a time of day or a timestamp: increases by one every `unit` seconds, and restarts every `period`. */
type Field = { readonly column: string; readonly base: string; readonly unit: number; readonly period: number };

/** Seconds of one step of each field, and of its full cycle. */
const FIELDS: Readonly<Record<string, readonly [unit: number, period: number]>> = dictionary({
  microseconds: [1e-6, 60],
  milliseconds: [1e-3, 60],
  second: [1, 60],
  minute: [60, 3600],
  hour: [3600, DAY],
  epoch: [1, Infinity],
});

/** Seconds of the units of `date_trunc`. */
const CUTS: Readonly<Record<string, number>> = dictionary({ milliseconds: 1e-3, second: 1, minute: 60, hour: 3600, day: DAY });

/**
 * `extract(second from t) = 0`, `extract(minute from t)::int % 15 = 0`, `date_trunc('hour', t) = t`: times on a grid of whole minutes or
 * hours. A timestamp with time zone uses the grid of UTC, in which its values are written.
 */
export function timeGrid(left: Expression, operator: string, right: Expression, scope: Scope): Clause[] | null {
  if (!isConstant(right)) return operator === '=' ? (truncated(left, right, scope) ?? truncated(right, left, scope)) : null;
  const value = Number(right.text);
  if (right.text === null || Number.isNaN(value)) return null;
  const every = remainderOf(left, scope);
  if (every) return operator === '=' && value >= 0 && value < every.count ? everySo(every.field, every.count, value) : null;
  const field = fieldOf(left, scope);
  if (!field || field.period === Infinity) return null;
  if (field.base === 'time' && field.unit === 3600) return hours(field, operator, value);
  const count = field.period / field.unit;
  if (value < 0 || value >= count) return operator === '=' ? [] : null;
  if (operator === '=') return [onGrid(field, field.period, value * field.unit)];
  if (operator === '<>') return [onGrid(field, field.period, value === 0 ? field.period / 2 : 0)];
  // The least value is nearly always right.
  if (operator === '<' || operator === '<=') return operator === '<' && value === 0 ? [] : [onGrid(field, field.period, 0)];
  return null;
}

/** `extract(minute from t) IN (0, 15, 30, 45)`: equal distances around the whole cycle. */
export function timeGridList(item: Expression, texts: readonly string[], scope: Scope): Clause[] | null {
  const field = fieldOf(item, scope);
  const values = texts.map(Number).sort((a, b) => a - b);
  if (!field || field.period === Infinity || values.length === 0 || values.some(Number.isNaN)) return null;
  const step = field.period / field.unit / values.length;
  return values.every((value, i) => value === values[0]! + i * step) ? everySo(field, step, values[0]!) : null;
}

/** Every `count` of the field's unit, from `first` on. */
function everySo(field: Field, count: number, first: number): Clause[] {
  const isWhole = field.period === Infinity || Number.isInteger(field.period / field.unit / count);
  return [isWhole ? onGrid(field, count * field.unit, first * field.unit) : onGrid(field, field.period, first * field.unit)];
}

function onGrid({ column }: Field, multipleOf: number, remainder: number): Clause {
  return domainClause(column, { multipleOf, ...(remainder === 0 ? {} : { remainder }) });
}

/** Hours of a time of day are bounds. */
function hours({ column }: Field, operator: string, value: number): Clause[] | null {
  const at = (hour: number): string => `${String(hour).padStart(2, '0')}:00:00`;
  const from = (hour: number): Clause[] => (hour > 23 ? [] : hour <= 0 ? [FREE] : [domainClause(column, { min: at(hour) })]);
  const before = (hour: number): Clause[] => (hour <= 0 ? [] : hour > 23 ? [FREE] : [domainClause(column, { max: at(hour), maxExclusive: true })]);
  switch (operator) {
    case '=':
      return value === Math.floor(value) && value >= 0 && value <= 23
        ? [domainClause(column, { min: at(value), ...(value < 23 ? { max: at(value + 1), maxExclusive: true } : {}) })]
        : [];
    case '<>':
      return [...before(Math.ceil(value)), ...from(Math.floor(value) + 1)];
    case '>=':
      return from(Math.ceil(value));
    case '>':
      return from(Math.floor(value) + 1);
    case '<':
      return before(Math.ceil(value));
    default:
      return before(Math.floor(value) + 1);
  }
}

function truncated(cut: Expression, plain: Expression, scope: Scope): Clause[] | null {
  const [call, whole] = [uncast(cut), uncast(plain)];
  if (call.kind !== 'call' || call.name !== 'date_trunc' || whole.kind !== 'column' || whole.view) return null;
  const [unit, item] = call.items;
  const { base } = typeOf(whole, scope);
  if (!unit || !item || !isConstant(unit) || !/^(?:time|timestamp|timestamptz)$/.test(base)) return null;
  if (printExpression(uncast(item)) !== printExpression(whole)) return null;
  const seconds = CUTS[(unit.text ?? '').toLowerCase().replace(/^(second|minute|hour|day)s$/, '$1')];
  return seconds === undefined || (base === 'time' && seconds === DAY) ? null : [domainClause(whole.name, { multipleOf: seconds })];
}

/** `field % n`, or `mod(field, n)`. */
function remainderOf(e: Expression, scope: Scope): { readonly field: Field; readonly count: number } | null {
  if (e.kind !== 'call' || !/^(?:%|mod)$/.test(e.name)) return null;
  const [item, divisor] = e.items;
  const field = item && fieldOf(item, scope);
  const count = divisor && isConstant(divisor) ? Number((divisor as Constant).text) : NaN;
  return field && count > 0 && Number.isInteger(count) ? { field, count } : null;
}

function fieldOf(e: Expression, scope: Scope): Field | null {
  const call = uncast(e);
  if (call.kind !== 'call' || !/^(?:extract|date_part)$/.test(call.name)) return null;
  const [name, subject] = call.items;
  if (!name || !isConstant(name) || subject?.kind !== 'column' || subject.view) return null;
  const { base } = typeOf(subject, scope);
  if (!/^(?:time|timestamp|timestamptz)$/.test(base)) return null;
  const found = FIELDS[(name.text ?? '').toLowerCase().replace(/^(second|minute|hour)s$/, '$1')];
  return found ? { column: subject.name, base, unit: found[0], period: found[1] } : null;
}

/** Removes casts between numbers, and of a time of day to an interval. */
function uncast(e: Expression): Expression {
  return e.kind === 'cast' && /^(?:int[248]|numeric|float8|interval|time|timestamp|timestamptz)$/.test(e.type) ? uncast(e.item) : e;
}
