import { isConstant, type Constant, type Expression } from '../expression.ts';
import { intervalSeconds, secondsOf } from '../timestamps.ts';
import type { Scope } from '../scope.ts';
import { isTimestamp, isNumber, isWhole, typeOf } from '../type-of.ts';

const DAY = 86_400;
/**
 * How far to move a bound that depends on the clock to the safe side: people use a blueprint later than the day on
 * which it was created.
 */
const CLOCK_MARGIN = { before: DAY, after: 366 * DAY };

/**
 * `Σ coefficient × column + constant`, where the constant is between two bounds (months, roundings, the clock). `time`
 * counts in seconds, including dates; `number` has no unit.
 */
export type LinearForm = { readonly terms: ReadonlyMap<string, number>; readonly least: number; readonly most: number; readonly unit: 'number' | 'time' };

/** Reads sums, differences and multiples of columns; null for anything else. */
export function linearForm(e: Expression, scope: Scope): LinearForm | null {
  if (isConstant(e)) return constantForm(e);
  if (e.kind === 'column') {
    const type = typeOf(e, scope);
    if (isNumber(type)) return { terms: new Map([[e.name, 1]]), least: 0, most: 0, unit: 'number' };
    return isTimestamp(type) ? { terms: new Map([[e.name, type.base === 'date' ? DAY : 1]]), least: 0, most: 0, unit: 'time' } : null;
  }
  if (e.kind === 'cast') return castForm(e, scope);
  return e.kind === 'call' ? callForm(e, scope) : null;
}

function constantForm(e: Constant): LinearForm | null {
  if (e.text === null) return null;
  if (/^(int[248]|numeric|float[48]|money|oid)$/.test(e.type) || (e.type === 'unknown' && /^-?\d+(\.\d+)?$/.test(e.text))) {
    const value = Number(e.text);
    return Number.isFinite(value) ? { terms: new Map(), least: value, most: value, unit: 'number' } : null;
  }
  if (e.type === 'interval') {
    const span = intervalSeconds(e.text);
    return span && { terms: new Map(), ...span, unit: 'time' };
  }
  const seconds = /^(date|timestamp|timestamptz|time|timetz)(\(\d\))?$/.test(e.type) ? secondsOf(e.text) : null;
  if (seconds === null || !Number.isFinite(seconds)) return null;
  return { terms: new Map(), least: seconds - (e.clock ? CLOCK_MARGIN.before : 0), most: seconds + (e.clock ? CLOCK_MARGIN.after : 0), unit: 'time' };
}

/** A cast that rounds or truncates changes the value by less than one of its unit. */
function castForm(e: Expression & { kind: 'cast' }, scope: Scope): LinearForm | null {
  const inner = linearForm(e.item, scope);
  const from = typeOf(e.item, scope);
  if (!inner) return null;
  if (e.type === 'date') return from.base === 'date' ? inner : shifted(inner, -DAY, 0);
  if (/^timestamp(tz)?$/.test(e.type)) return inner.unit === 'time' ? inner : null;
  if (inner.unit !== 'number') return null;
  if (/^(numeric|float8|float4)$/.test(e.type)) return inner;
  return /^int[248]$/.test(e.type) ? (isWhole(from) ? inner : shifted(inner, -0.5, 0.5)) : null;
}

function callForm(e: Expression & { kind: 'call' }, scope: Scope): LinearForm | null {
  const [first, second] = e.items;
  if (!first) return null;
  if (e.name === 'date_trunc' && second && isConstant(first)) return truncated(first.text ?? '', linearForm(second, scope), e.items[2]);
  if (e.name === 'timezone' && second) return zonedForm(first, second, scope);
  if (e.name === 'extract' || e.name === 'date_part') return second && isConstant(first) && first.text === 'epoch' ? asNumber(linearForm(second, scope)) : null;
  if (e.name === 'date' && !second) return castForm({ kind: 'cast', item: first, type: 'date' }, scope);
  const left = linearForm(first, scope);
  if (!left) return null;
  if (!second) return e.name === '-' ? times(left, -1) : e.name === '+' ? left : roundedForm(e.name, left);
  const right = linearForm(second, scope);
  if (!right) return null;
  if (e.name === '+' || e.name === '-') return sum(left, e.name === '+' ? right : times(right, -1), unitOf(e, scope));
  return productForm(e.name, left, right, typeOf(e, scope).base);
}

/** The unit of a sum: the difference of two dates is a number of days; a number added to a date means days. */
function unitOf(e: Expression & { kind: 'call' }, scope: Scope): { left: number; right: number; result: number; unit: 'number' | 'time' } | null {
  const [a, b] = e.items.map((item) => typeOf(item, scope));
  const isDate = (base: string): boolean => base === 'date';
  if (isDate(a!.base) && isDate(b!.base)) return e.name === '-' ? { left: 1, right: 1, result: 1 / DAY, unit: 'number' } : null;
  if (isDate(a!.base) && isNumber(b!)) return { left: 1, right: DAY, result: 1, unit: 'time' };
  if (isNumber(a!) && isDate(b!.base)) return { left: DAY, right: 1, result: 1, unit: 'time' };
  return null;
}

function sum(a: LinearForm, b: LinearForm, scale: ReturnType<typeof unitOf>): LinearForm | null {
  const left = scale ? times(a, scale.left) : a;
  const right = scale ? times(b, scale.right) : b;
  if (!scale && left.unit !== right.unit) return null;
  const terms = new Map(left.terms);
  for (const [name, coefficient] of right.terms) {
    const total = (terms.get(name) ?? 0) + coefficient;
    if (total === 0) terms.delete(name);
    else terms.set(name, total);
  }
  return times({ terms, least: left.least + right.least, most: left.most + right.most, unit: scale?.unit ?? left.unit }, scale?.result ?? 1);
}

function productForm(name: string, left: LinearForm, right: LinearForm, base: string): LinearForm | null {
  const [form, factor] = left.terms.size === 0 && name === '*' ? [right, left] : [left, right];
  // `minutes * interval '1 minute'`: this many seconds for each.
  if (name === '*' && factor.terms.size === 0 && factor.unit === 'time' && form.unit === 'number' && factor.least === factor.most)
    return { ...times(form, factor.least), unit: 'time' };
  if (factor.terms.size > 0 || factor.least !== factor.most || factor.unit !== 'number') return null;
  if (name === '*') return times(form, factor.least);
  if (name !== '/' || factor.least === 0) return null;
  // Whole numbers divide towards zero.
  const divided = times(form, 1 / factor.least);
  return base.startsWith('int') ? shifted(divided, -1, 1) : divided;
}

/** The range of all UTC offsets of current and past zones, in seconds; UTC itself has none. */
const OFFSETS = { least: -12 * 3_600, most: 14 * 3_600 };
const isUtc = (zone: Expression): boolean => isConstant(zone) && /^(?:etc\/)?(?:utc|gmt|zulu|uct|z|universal)$/i.test(zone.text ?? '');

/** `x AT TIME ZONE zone`: the local time of an instant in a zone, or the instant of a local time. */
function zonedForm(zone: Expression, item: Expression, scope: Scope): LinearForm | null {
  const inner = linearForm(item, scope);
  const { base } = typeOf(item, scope);
  if (!inner || !/^(?:date|timestamp|timestamptz)$/.test(base)) return null;
  if (isUtc(zone)) return inner;
  return base === 'timestamp' ? shifted(inner, -OFFSETS.most, -OFFSETS.least) : shifted(inner, OFFSETS.least, OFFSETS.most);
}

/** Truncates to a unit: a day of a zone begins at a different instant, and is an hour longer when clocks go back. */
function truncated(unit: string, inner: LinearForm | null, zone?: Expression): LinearForm | null {
  const days: Readonly<Record<string, number>> = {
    microseconds: 0,
    second: 1 / DAY,
    minute: 1 / 1440,
    hour: 1 / 24,
    day: 1,
    week: 7,
    month: 31,
    quarter: 92,
    year: 366,
  };
  const most = days[unit];
  const longer = zone && !isUtc(zone) && most !== undefined && most >= 1 ? 3_600 : 0;
  return inner && most !== undefined ? shifted(inner, -most * DAY - longer, 0) : null;
}

function roundedForm(name: string, inner: LinearForm): LinearForm | null {
  if (name === 'floor' || name === 'trunc') return shifted(inner, -1, name === 'trunc' ? 1 : 0);
  if (name === 'ceil' || name === 'ceiling') return shifted(inner, 0, 1);
  return name === 'round' ? shifted(inner, -0.5, 0.5) : null;
}

function asNumber(form: LinearForm | null): LinearForm | null {
  return form && { ...form, unit: 'number' };
}

function shifted(form: LinearForm, least: number, most: number): LinearForm {
  return { ...form, least: form.least + least, most: form.most + most };
}

export function times(form: LinearForm, by: number): LinearForm {
  const ends = [form.least * by, form.most * by];
  return { ...form, terms: new Map([...form.terms].map(([name, coefficient]) => [name, coefficient * by])), least: Math.min(...ends), most: Math.max(...ends) };
}

/** `left − right`, if both have the same unit. */
export function difference(left: LinearForm, right: LinearForm): LinearForm | null {
  return sum(left, times(right, -1), null);
}
