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

const PART = /([+-]?)(?:(\d+):(\d{2})(?::(\d{2}(?:\.\d+)?))?|(\d+(?:\.\d+)?|\.\d+)\s*([a-z]*))\s*/iy;

/** Reads `1 year 2 days 03:04:05`, `90 min`, `2 weeks ago`, `3.5`; null if it is none. */
export function readInterval(text: string): Interval | null {
  const trimmed = text.trim().replace(/^@\s*/, '');
  const [, body = '', ago] = /^(.*?)\s*(\bago)?$/is.exec(trimmed)!;
  const total = { months: 0, days: 0, micros: 0 };
  let at = 0;
  while (at < body.length) {
    PART.lastIndex = at;
    const match = PART.exec(body);
    if (!match) return null;
    at = PART.lastIndex;
    const [, sign, hours, minutes = '0', seconds = '0', count, unit = ''] = match;
    const factor = (sign === '-' ? -1 : 1) * (ago ? -1 : 1);
    if (hours !== undefined) total.micros += factor * Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1_000_000);
    // A number without a unit is seconds, and must be the last.
    else if ((unit === '' && at < body.length) || !add(total, unit, factor * Number(count))) return null;
  }
  return body === '' ? null : total;
}

function add(total: { -readonly [K in keyof Interval]: number }, name: string, count: number): boolean {
  const unit = UNITS.find(([pattern]) => pattern.test(name));
  if (!unit) return false;
  const amount = count * unit[2];
  const whole = unit[1] === 'micros' ? Math.round(amount) : Math.trunc(amount);
  total[unit[1]] += whole;
  const rest = amount - whole;
  if (unit[1] === 'months') total.days += Math.round(rest * 30);
  else if (unit[1] === 'days') total.micros += Math.round(rest * DAY);
  return true;
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
