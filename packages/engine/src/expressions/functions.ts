import { dictionary } from '@seedbed/contract';
import type { ASTNode } from '@marcbachmann/cel-js';
import { civilOf, dayOf as dayOfCivil, daysInMonth, pad, parseDate, weekdayOf } from '../values/civil-date.ts';
import { ExpressionFault } from './fault.ts';
import { alike } from './in-type.ts';
import { firstNumbers, type Numbers } from './numbers.ts';
import { word } from './operators.ts';
import { PLACE_NAMES } from './places.ts';
import type { Compiled } from './scope.ts';
import { TRANSFORMS } from '../generators/structure/transforms.ts';
import { halfUp, halfUpOfAny } from './half-up.ts';
import { typedText, type Value, type ValueType } from './value.ts';
import { parseTimestamp } from '../generators/kit/iso.ts';
import { power } from '../plan/domains/power.ts';

type Kind = 'number' | 'text' | 'time' | 'text or time' | 'any';
type Definition = {
  readonly takes: readonly Kind[];
  readonly optional?: number;
  readonly gives: ValueType | 'first';
  readonly compute: (values: readonly Value[], types: readonly ValueType[]) => Value;
  readonly nulls?: boolean;
};

const n = (value: Value | undefined) => value as number;
const s = (value: Value | undefined) => value as string;
const dayOf = (value: Value | undefined, type: ValueType | undefined) => (type === 'timestamp' ? Math.floor(n(value) / 86_400) : n(value));

const DATE: Definition = {
  takes: ['text or time'],
  gives: 'date',
  compute: ([x], [type]) => (type === 'string' ? parseDate(s(x).slice(0, 'YYYY-MM-DD'.length)) : dayOf(x, type)),
};

/** Deterministic functions only: the same result on every machine and in every version. */
const FUNCTIONS: Readonly<Record<string, Definition>> = dictionary({
  abs: { takes: ['number'], gives: 'first', compute: ([x]) => Math.abs(n(x)) },
  floor: { takes: ['number'], gives: 'int', compute: ([x]) => Math.floor(n(x)) },
  ceil: { takes: ['number'], gives: 'int', compute: ([x]) => Math.ceil(n(x)) },
  round: {
    takes: ['number', 'number'],
    optional: 1,
    gives: 'double',
    compute: ([x, digits]) => halfUp(n(x) * power(10, n(digits ?? 0))) / power(10, n(digits ?? 0)),
  },
  // The former `round`, which stored blueprints still use; it rounds some halves of large numbers wrongly.
  roundNumeric: {
    takes: ['number', 'number'],
    gives: 'double',
    compute: ([x, digits]) => halfUpOfAny(n(x) * power(10, n(digits))) / power(10, n(digits)),
  },
  sqrt: { takes: ['number'], gives: 'double', compute: ([x]) => (n(x) < 0 ? null : Math.sqrt(n(x))) },
  least: { takes: ['any', 'any'], gives: 'first', compute: ([x, y]) => (n(x) <= n(y) ? x! : y!) },
  greatest: { takes: ['any', 'any'], gives: 'first', compute: ([x, y]) => (n(x) >= n(y) ? x! : y!) },
  coalesce: {
    takes: ['any', 'any', 'any', 'any'],
    optional: 2,
    gives: 'first',
    nulls: true,
    compute: (values) => values.find((value) => value !== null && value !== undefined) ?? null,
  },
  int: { takes: ['any'], gives: 'int', compute: ([x]) => whole(x!) },
  double: { takes: ['any'], gives: 'double', compute: ([x]) => finite(Number(x)) },
  string: { takes: ['any'], gives: 'string', compute: ([x], [type]) => typedText(x!, type!) },
  size: { takes: ['text'], gives: 'int', compute: ([x]) => [...s(x)].length },
  lower: { takes: ['text'], gives: 'string', compute: ([x]) => s(x).toLowerCase() },
  upper: { takes: ['text'], gives: 'string', compute: ([x]) => s(x).toUpperCase() },
  trim: { takes: ['text'], gives: 'string', compute: ([x]) => s(x).trim() },
  contains: { takes: ['text', 'text'], gives: 'bool', compute: ([x, y]) => s(x).includes(s(y)) },
  startsWith: { takes: ['text', 'text'], gives: 'bool', compute: ([x, y]) => s(x).startsWith(s(y)) },
  endsWith: { takes: ['text', 'text'], gives: 'bool', compute: ([x, y]) => s(x).endsWith(s(y)) },
  replace: { takes: ['text', 'text', 'text'], gives: 'string', compute: ([x, y, z]) => s(x).replaceAll(s(y), () => s(z)) },
  substring: {
    takes: ['text', 'number', 'number'],
    optional: 1,
    gives: 'string',
    compute: ([x, from, to]) => [...s(x)].slice(n(from), to === undefined ? undefined : n(to)).join(''),
  },
  year: { takes: ['time'], gives: 'int', compute: ([x], [type]) => civilOf(dayOf(x, type)).year },
  month: { takes: ['time'], gives: 'int', compute: ([x], [type]) => civilOf(dayOf(x, type)).month },
  day: { takes: ['time'], gives: 'int', compute: ([x], [type]) => civilOf(dayOf(x, type)).day },
  weekday: { takes: ['time'], gives: 'int', compute: ([x], [type]) => weekdayOf(dayOf(x, type)) + 1 },
  date: DATE,
  dateOf: DATE,
  hour: { takes: ['time'], gives: 'int', compute: ([x], [type]) => (type === 'timestamp' ? Math.floor(n(x) / 3600) % 24 : 0) },
  quarter: { takes: ['time'], gives: 'int', compute: ([x], [type]) => Math.floor((civilOf(dayOf(x, type)).month + 2) / 3) },
  yy: { takes: ['time'], gives: 'string', compute: ([x], [type]) => pad(civilOf(dayOf(x, type)).year % 100, 2) },
  mm: { takes: ['time'], gives: 'string', compute: ([x], [type]) => pad(civilOf(dayOf(x, type)).month, 2) },
  dd: { takes: ['time'], gives: 'string', compute: ([x], [type]) => pad(civilOf(dayOf(x, type)).day, 2) },
  age: { takes: ['time', 'time'], gives: 'int', compute: ([x, y], [a, b]) => ageOf(civilOf(dayOf(x, a)), civilOf(dayOf(y, b))) },
  minutesBetween: { takes: ['time', 'time'], gives: 'int', compute: ([x, y], [a, b]) => Math.floor((secondOf(y, b) - secondOf(x, a)) / 60) },
  hoursBetween: { takes: ['time', 'time'], gives: 'double', compute: ([x, y], [a, b]) => (secondOf(y, b) - secondOf(x, a)) / 3600 },
  timeBetween: { takes: ['time', 'time'], gives: 'string', compute: ([x, y], [a, b]) => intervalOf(secondOf(y, b) - secondOf(x, a)) },
  daysBetween: { takes: ['time', 'time'], gives: 'int', compute: ([x, y], [a, b]) => dayOf(y, b) - dayOf(x, a) },
  width: { takes: ['text'], gives: 'double', compute: ([x]) => widthOf(s(x)) },
  addMinutes: { takes: ['time', 'number'], gives: 'timestamp', compute: ([x, count], [type]) => secondOf(x, type) + Math.round(n(count) * 60) },
  addHours: { takes: ['time', 'number'], gives: 'timestamp', compute: ([x, count], [type]) => secondOf(x, type) + Math.round(n(count) * 3600) },
  addDays: { takes: ['time', 'number'], gives: 'first', compute: ([x, count], [type]) => n(x) + Math.trunc(n(count)) * (type === 'timestamp' ? 86_400 : 1) },
  addMonths: { takes: ['time', 'number'], gives: 'first', compute: ([x, count], [type]) => afterMonths(n(x), Math.trunc(n(count)), type) },
  firstOfMonth: { takes: ['time'], gives: 'date', compute: ([x], [type]) => monthFrom(dayOf(x, type), 0) },
  lastOfMonth: { takes: ['time'], gives: 'date', compute: ([x], [type]) => monthFrom(dayOf(x, type), 1) - 1 },
  ratio: { takes: ['number', 'number'], gives: 'double', compute: ([x, y]) => (n(y) === 0 ? null : n(x) / n(y)) },
  pad: { takes: ['number', 'number'], gives: 'string', compute: ([x, digits]) => pad(n(x), n(digits)) },
  left: { takes: ['text', 'number'], gives: 'string', compute: ([x, count]) => [...s(x)].slice(0, n(count)).join('') },
  right: { takes: ['text', 'number'], gives: 'string', compute: ([x, count]) => (n(count) > 0 ? [...s(x)].slice(-n(count)).join('') : '') },
  initials: { takes: ['text'], gives: 'string', compute: ([x]) => TRANSFORMS.initials(s(x)) },
  slug: { takes: ['text'], gives: 'string', compute: ([x]) => TRANSFORMS.slug(s(x)) },
});

/** The names, for documentation and completion. */
export const FUNCTION_NAMES: readonly string[] = Object.keys(FUNCTIONS);

/** Other names of functions, which are understood and not offered. */
const FORMER: ReadonlySet<string> = new Set(['roundNumeric', 'dateOf']);

/** The names with the number of values that each takes: `round/1-2`, `age/2`. */
export const FUNCTION_ARITIES: readonly string[] = Object.entries(FUNCTIONS).flatMap(([name, { takes, optional = 0 }]) => {
  const least = takes.length - optional;
  return FORMER.has(name) ? [] : [`${name}/${least === takes.length ? least : `${least}-${takes.length}`}`];
});

export function callFunction(place: ASTNode, name: string, values: readonly Compiled[]): Compiled {
  const definition = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name]! : null;
  if (!definition)
    throw new ExpressionFault(
      `There is no function "${name}". Known: today, sum, count, avg, min, max, first, last, exists, ${[...PLACE_NAMES, ...FUNCTION_NAMES].join(', ')}.`,
      place.start,
      place.end,
    );
  // Of several values of any type one is the result, or compared with the other.
  const given = definition.gives === 'first' && definition.takes[0] === 'any' ? alike(values) : values;
  const least = definition.takes.length - (definition.optional ?? 0);
  if (given.length < least || given.length > definition.takes.length) {
    throw new ExpressionFault(
      `${name} takes ${least === definition.takes.length ? least : `${least} to ${definition.takes.length}`} values, not ${given.length}.`,
      place.start,
      place.end,
    );
  }
  given.forEach((each, i) => {
    if (!fits(each.type, definition.takes[i]!)) throw new ExpressionFault(`${name} does not take ${word(each.type)}.`, place.start, place.end);
  });
  const types = given.map((each) => each.type);
  const type = definition.gives === 'first' ? (types.find((each) => each !== 'null') ?? 'null') : definition.gives;
  const stored = name === 'coalesce' ? firstOf(given) : undefined;
  return {
    type,
    ...(stored ? { stored } : {}),
    prepare(frame) {
      const readers = given.map((each) => each.prepare(frame));
      return (row) => {
        const values = readers.map((read) => read(row));
        return !definition.nulls && values.includes(null) ? null : definition.compute(values, types);
      };
    },
  };
}

/** The first value that is not NULL, for a whole batch. Computes the later arguments only if an earlier one has NULLs. */
function firstOf(given: readonly Compiled[]): Compiled['stored'] {
  if (!given.every((each) => each.numbers && each.readsNumbers)) return undefined;
  const first = firstNumbers();
  return (frame) => {
    const pieces: Numbers[] = [];
    for (const each of given) {
      const piece = each.numbers!(frame);
      if (!piece) return null;
      pieces.push(piece);
      if (!piece.nulls) break;
    }
    return first(pieces, frame.rows.count);
  };
}

/** Seconds since 1970-01-01. */
/** Of a range as Postgres prints it: days between dates, seconds between timestamps, the difference of numbers; null if an end is open. */
function widthOf(range: string): number | null {
  const [, open, from, to, close] = /^([[(])"?([^",]+)"?,"?([^",]+)"?([\])])$/.exec(range) ?? [];
  if (from === undefined || to === undefined) return range === 'empty' ? 0 : null;
  const [first, last] = [parseDate(from), parseDate(to)];
  if (first !== null && last !== null) return last - first + (close === ']' ? 1 : 0) - (open === '(' ? 1 : 0);
  const [start, end] = [parseTimestamp(from), parseTimestamp(to)];
  return start !== null && end !== null ? (end - start) / 1_000_000 : finite(Number(to) - Number(from));
}

function secondOf(value: Value | undefined, type: ValueType | undefined): number {
  return type === 'date' ? n(value) * 86_400 : n(value);
}

/** A length of time as Postgres prints it: `1 day 02:45:10.5`. */
function intervalOf(seconds: number): string {
  const millis = Math.round(Math.abs(seconds) * 1000);
  const days = Math.floor(millis / 86_400_000);
  const clock = [Math.floor(millis / 3_600_000) % 24, Math.floor(millis / 60_000) % 60, Math.floor(millis / 1000) % 60].map((each) => pad(each, 2)).join(':');
  const rest = millis % 1000 === 0 ? '' : `.${pad(millis % 1000, 3)}`;
  const sign = seconds < 0 ? '-' : '';
  return `${days === 0 ? '' : `${sign}${days} day${days === 1 ? '' : 's'} `}${sign}${clock}${rest}`;
}

/** The same day of a later month, or its last if it has no such day, as Postgres adds months. */
function afterMonths(value: number, count: number, type: ValueType | undefined): number {
  const day = dayOf(value, type);
  const from = civilOf(day);
  const months = from.year * 12 + from.month - 1 + count;
  const [year, month] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1];
  const to = dayOfCivil(year, month, Math.min(from.day, daysInMonth(year, month)));
  return type === 'timestamp' ? to * 86_400 + (value - day * 86_400) : to;
}

/** The first day of the month, so many months later. */
function monthFrom(day: number, later: number): number {
  const { year, month } = civilOf(day);
  return afterMonths(dayOfCivil(year, month, 1), later, 'date');
}

type Civil = ReturnType<typeof civilOf>;

/** Whole years. */
function ageOf(birth: Civil, at: Civil): number {
  return at.year - birth.year - (at.month < birth.month || (at.month === birth.month && at.day < birth.day) ? 1 : 0);
}

function fits(type: ValueType, kind: Kind): boolean {
  if (kind === 'any' || type === 'null') return true;
  if (kind === 'number') return type === 'int' || type === 'double';
  const isTime = type === 'date' || type === 'timestamp';
  return kind === 'time' ? isTime : type === 'string' || (kind === 'text or time' && isTime);
}

function whole(value: Value): Value {
  const number = finite(Number(value));
  return number === null ? null : Math.trunc(number);
}

function finite(number: number): number | null {
  return Number.isFinite(number) ? number : null;
}
