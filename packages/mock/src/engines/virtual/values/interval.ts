import { MockFault } from '../../../core/index.ts';
import { timeText } from './time.ts';

const DAY = 86_400_000_000;

/** An interval as Postgres keeps it: months, days and microseconds do not become each other. */
export type Interval = { readonly months: number; readonly days: number; readonly micros: number };

/** Units by their first letters, longer ones first: where they count, and how much. */
const UNITS: readonly (readonly [RegExp, keyof Interval, number])[] = [
  [/^mil(lennium|lennia)?$|^millenniums?$/i, 'months', 12_000],
  [/^c(ent(ury|uries)?)?$/i, 'months', 1200],
  [/^dec(ades?|s)?$/i, 'months', 120],
  [/^(y|yrs?|years?)$/i, 'months', 12],
  [/^mon(s|ths?)?$/i, 'months', 1],
  [/^(w|weeks?)$/i, 'days', 7],
  [/^(d|days?)$/i, 'days', 1],
  [/^(h|hrs?|hours?)$/i, 'micros', 3_600_000_000],
  [/^(m|mins?|minutes?)$/i, 'micros', 60_000_000],
  [/^(s|secs?|seconds?)?$/i, 'micros', 1_000_000],
  [/^(ms|msecs?|milliseconds?)$/i, 'micros', 1000],
  [/^(us|usecs?|microseconds?)$/i, 'micros', 1],
];

const PART = /([+-]?)\s*(?:(\d+):(\d{1,2})(?::(\d{1,2}(?:\.\d*)?)|(\.\d+))?|(\d+)-(\d+)(?=\s|$)|(\d+(?:\.\d*)?|\.\d+)\s*([a-z]*))\s*/iy;

/** Reads `1 year 2 days 03:04:05`, `90 min`, `2 weeks ago`, `1-2` (years and months), `3 04:05` (days), `3.5`; null if it is none. Throws 22015. */
export function readInterval(text: string): Interval | null {
  const trimmed = text.trim().replace(/^@\s*/, '');
  const [, body = '', ago] = /^(.*?)\s*(\bago)?$/is.exec(trimmed)!;
  if (/^p/i.test(body)) throw MockFault.unsupported('Intervals in the form of ISO 8601.');
  if (/^[+-]?infinity$/i.test(body)) throw MockFault.unsupported('Infinite intervals, which Postgres reads since version 17.');
  if (/\bago\b/i.test(body)) throw MockFault.unsupported('Intervals with ago before their end.');
  const total = { months: 0, days: 0, micros: 0 };
  const seen = new Set<string>();
  let at = 0;
  while (at < body.length) {
    PART.lastIndex = at;
    const match = PART.exec(body);
    if (!match) return null;
    at = PART.lastIndex;
    const [part, sign, first, second = '0', third = '0', fraction, years, months, count, unit = ''] = match;
    const factor = (sign === '-' ? -1 : 1) * (ago ? -1 : 1);
    if (first !== undefined) {
      if (!['h', 'm', 's'].every((one) => once(seen, UNITS.find(([pattern]) => pattern.test(one))![0].source))) return null;
      // With a fraction and no hour the numbers are minutes and seconds.
      const [hours, minutes, seconds] = fraction === undefined ? [first, second, third] : ['0', first, second + fraction];
      if (Number(minutes) > 59 || Number(seconds) >= 61) throw outOfRange(text);
      total.micros += factor * Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1_000_000);
    } else if (years !== undefined) {
      if (!once(seen, 'mon')) return null;
      if (Number(months) > 11) throw outOfRange(text);
      total.months += factor * (Number(years) * 12 + Number(months));
    } else {
      // A number without a unit is days before a time, else seconds, and then the last.
      const isDays = unit === '' && /^[+-]?\s*\d+:/.test(body.slice(at));
      if (unit === '' && at < body.length && !isDays) return null;
      // What stands directly behind a word belongs to it, but for digits behind a single letter.
      if (unit !== '' && !/\s$/.test(part) && (unit.length > 1 ? /^[-/.+\d]/ : /^[-/.+]/).test(body.slice(at))) return null;
      if (!add(total, seen, isDays ? 'd' : unit, factor * Number(count))) return null;
    }
  }
  return body === '' ? null : total;
}

function outOfRange(text: string): MockFault {
  return new MockFault({ code: '22015', status: 400, message: `interval field value out of range: "${text}"` });
}

/** False for an unknown unit, and for one that was there already. */
function add(total: { -readonly [K in keyof Interval]: number }, seen: Set<string>, name: string, count: number): boolean {
  const unit = UNITS.find(([pattern]) => pattern.test(name));
  if (!unit || !once(seen, unit[0].source)) return false;
  const amount = count * unit[2];
  // Parts of years and longer ones are whole months; parts of months become days, and those of days time.
  if (unit[1] === 'micros' || unit[2] >= 12) total[unit[1]] += Math.round(amount);
  else {
    const whole = Math.trunc(amount);
    total[unit[1]] += whole;
    const days = unit[1] === 'months' ? toMicro((amount - whole) * 30) : amount - whole;
    if (unit[1] === 'months') total.days += Math.trunc(days);
    total.micros += Math.round((unit[1] === 'months' ? days - Math.trunc(days) : days) * DAY);
  }
  return true;
}

function once(seen: Set<string>, what: string): boolean {
  return !seen.has(what) && seen.add(what) !== undefined;
}

/** Without what doubles add: 2.3 months are 9 days. */
function toMicro(value: number): number {
  return Math.round(value * 1_000_000) / 1_000_000;
}

/** As Postgres prints it: `1 year 2 mons -3 days 04:05:06`. */
export function intervalText({ months, days, micros }: Interval): string {
  const [years, rest] = [Math.trunc(months / 12), months % 12];
  let isNegative = false;
  const parts: string[] = [];
  for (const [count, word] of [
    [years, 'year'],
    [rest, 'mon'],
    [days, 'day'],
  ] as const) {
    if (count === 0) continue;
    parts.push(`${isNegative && count > 0 ? '+' : ''}${count} ${word}${count === 1 ? '' : 's'}`);
    isNegative = count < 0;
  }
  if (micros !== 0 || parts.length === 0) parts.push(`${micros < 0 ? '-' : isNegative ? '+' : ''}${timeText(Math.abs(micros))}`);
  return parts.join(' ');
}

/** For comparing: a month has 30 days, a day 24 hours. */
export function intervalLength({ months, days, micros }: Interval): number {
  return (months * 30 + days) * DAY + micros;
}
