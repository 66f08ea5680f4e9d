import { dictionary, resolveType, type SqlType } from '@seedbed/contract';
import { formatDate } from '@seedbed/engine';
import { MockFault } from '../../../core/index.ts';
import { addInterval, between, DAY, microsOfText, negated, sumOf, times } from '../values/date-math.ts';
import { intervalText, readInterval, type Interval } from '../values/interval.ts';
import { timestampText, timeText } from '../values/time.ts';
import { castTo, isNumber, type Value } from './value.ts';

export const DATE = resolveType('date');
export const TIME = resolveType('time without time zone');
export const TIMESTAMP = resolveType('timestamp without time zone');
export const TIMESTAMPTZ = resolveType('timestamp with time zone');
export const INTERVAL = resolveType('interval');
const INT4 = resolveType('integer');

const TEMPORAL: ReadonlySet<string> = new Set(['date', 'time', 'timestamp', 'timestamptz', 'interval']);
const MOMENTS: ReadonlySet<string> = new Set(['date', 'timestamp', 'timestamptz']);

export function isTemporal(type: SqlType | null): boolean {
  return type !== null && TEMPORAL.has(type.base);
}

type Rule = { readonly type: SqlType; readonly of: (a: string, b: string) => string };

/** Operators of dates, times and intervals. The session is in UTC, where a day has 24 hours. */
export function dateArithmetic(a: Value, b: Value, word: string): Value {
  const found = ruleOf(kindOf(a), word, kindOf(b));
  if (!found) throw MockFault.unsupported(`The operator ${word} of ${a.type?.name ?? 'unknown'} and ${b.type?.name ?? 'unknown'}.`);
  return { type: found.type, text: a.text === null || b.text === null ? null : found.of(a.text, b.text) };
}

export function negatedInterval(a: Value): Value {
  return { type: INTERVAL, text: a.text === null ? null : printed(negated(intervalOf(a.text))) };
}

function kindOf({ type }: Value): string {
  return isNumber(type) ? (type!.base.startsWith('int') ? 'int' : 'number') : (type?.base ?? 'unknown');
}

function ruleOf(a: string, word: string, b: string): Rule | null {
  if (word === '+' && (b === 'date' || (a === 'interval' && b !== 'interval') || (a === 'time' && b !== 'interval'))) return swapped(ruleOf(b, word, a));
  if (word === '*' && b === 'interval') return swapped(ruleOf(b, word, a));
  const sign = word === '-' ? -1 : 1;
  if (word !== '+' && word !== '-') return a === 'interval' && (b === 'int' || b === 'number') ? SCALED[word]! : null;
  if (a === 'interval' && b === 'interval') return { type: INTERVAL, of: (x, y) => printed(sumOf(intervalOf(x), signed(y, sign))) };
  if (a === 'date' && b === 'int') return { type: DATE, of: (x, y) => moved(DATE, microsOfText(x) + sign * Number(y) * DAY) };
  if (a === 'date' && b === 'date' && sign < 0) return { type: INT4, of: (x, y) => String(finite(microsOfText(x) - microsOfText(y)) / DAY) };
  if (a === 'date' && b === 'time' && sign > 0) return { type: TIMESTAMP, of: (x, y) => moved(TIMESTAMP, microsOfText(x) + clockOf(y)) };
  if (a === 'time' && b === 'interval') return { type: TIME, of: (x, y) => timeText(withinDay(clockOf(x) + signed(y, sign).micros)) };
  if (a === 'time' && b === 'time' && sign < 0) return { type: INTERVAL, of: (x, y) => printed({ months: 0, days: 0, micros: clockOf(x) - clockOf(y) }) };
  if (!MOMENTS.has(a)) return null;
  const type = a === 'timestamptz' || b === 'timestamptz' ? TIMESTAMPTZ : TIMESTAMP;
  if (b === 'interval') return { type, of: (x, y) => moved(type, addInterval(microsOfText(x), signed(y, sign))) };
  if (MOMENTS.has(b) && sign < 0)
    return { type: INTERVAL, of: (x, y) => (finite(microsOfText(x) - microsOfText(y)), printed(between(microsOfText(y), microsOfText(x)))) };
  return null;
}

const SCALED: Readonly<Record<string, Rule>> = dictionary({
  '*': { type: INTERVAL, of: (x, y) => printed(times(intervalOf(x), Number(y))) },
  '/': {
    type: INTERVAL,
    of: (x, y) => {
      if (Number(y) === 0) throw new MockFault({ code: '22012', status: 400, message: 'division by zero' });
      return printed(times(intervalOf(x), 1 / Number(y)));
    },
  },
});

function swapped(rule: Rule | null): Rule | null {
  return rule && { type: rule.type, of: (a, b) => rule.of(b, a) };
}

export function intervalOf(text: string): Interval {
  const read = readInterval(text);
  if (read === null) throw MockFault.unsupported(`Arithmetic with the interval ${text}.`);
  return read;
}

function signed(text: string, sign: number): Interval {
  return sign < 0 ? negated(intervalOf(text)) : intervalOf(text);
}

function printed(interval: Interval): string {
  return intervalText(interval);
}

function clockOf(text: string): number {
  const [hours, minutes, seconds] = text.split(':').map(Number) as [number, number, number];
  return Math.round((hours * 3600 + minutes * 60 + seconds) * 1_000_000);
}

function withinDay(micros: number): number {
  return ((micros % DAY) + DAY) % DAY;
}

function finite(micros: number): number {
  if (!Number.isFinite(micros)) throw MockFault.unsupported('Subtracting infinite dates.');
  return micros;
}

/** The largest date and timestamp of Postgres, in days: 5874897-12-31 and 294276-12-31. */
const MAX_DAYS = { date: 2_145_031_948, timestamp: 106_751_991 };
/** 4714-11-24 BC. */
const MIN_DAYS = -2_440_588;

/** Microseconds since 1970-01-01 as a value of a type. Throws 22008. */
export function moved(type: SqlType, micros: number): string {
  if (!Number.isFinite(micros)) return micros > 0 ? 'infinity' : '-infinity';
  const name = type.base === 'date' ? 'date' : 'timestamp';
  const days = Math.floor(micros / DAY);
  if (days < MIN_DAYS || days > MAX_DAYS[name]) throw new MockFault({ code: '22008', status: 400, message: `${name} out of range` });
  if (type.base === 'date') return formatDate(days);
  return type.base === 'timestamptz' ? timestampText(micros, '+00') : timestampText(micros);
}

/** A value as microseconds since 1970-01-01 UTC, of a date or timestamp of any kind. */
export function momentOf(value: Value): number {
  return microsOfText(value.type === null ? castTo(value, TIMESTAMPTZ).text! : value.text!);
}
