import { dictionary } from '@seedbed/contract';
import { dayOf, offsetSeconds } from '@seedbed/engine';
const DAY = 86_400;

/**
 * Seconds since 1970-01-01 of a date or timestamp in Postgres' format (years AD), ±Infinity for `infinity`; for a time,
 * seconds of the day. Null for anything else.
 */
export function secondsOf(text: string): number | null {
  if (text === 'infinity' || text === '-infinity') return text === 'infinity' ? Infinity : -Infinity;
  const time = /^(\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?([+-]\d\d(?::?\d\d)?)?$/.exec(text);
  if (time) return clock(time, 1) - offsetSeconds(time[4]);
  const match = /^(\d{4,6})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?)?(Z|[+-]\d\d(?::?\d\d)?)?$/.exec(text);
  if (!match) return null;
  return dayOf(Number(match[1]), Number(match[2]), Number(match[3])) * DAY + clock(match, 4) - offsetSeconds(match[7]);
}

function clock(match: RegExpExecArray, from: number): number {
  return Number(match[from] ?? 0) * 3600 + Number(match[from + 1] ?? 0) * 60 + Number(match[from + 2] ?? 0);
}

/** A date or timestamp of that many seconds, in Postgres' format: a date without a time if `dateOnly`. */
export function printTimestamp(seconds: number, dateOnly: boolean): string {
  const iso = new Date(Math.floor(seconds * 1000)).toISOString();
  return dateOnly ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${iso.slice(11, 23).replace(/\.000$/, '')}`;
}

/**
 * Minimum and maximum seconds of an interval as Postgres prints it (`1 year 2 mons 3 days 04:05:06`): a month has 28 to
 * 31 days. Null for anything else.
 */
export function intervalSeconds(text: string): { least: number; most: number } | null {
  let least = 0;
  let most = 0;
  let rest = text.trim();
  const clocked = /(?:^|\s)([+-])?(\d+):(\d\d)(?::(\d\d(?:\.\d+)?))?$/.exec(rest);
  if (clocked) {
    const seconds = (clocked[1] === '-' ? -1 : 1) * (Number(clocked[2]) * 3600 + Number(clocked[3]) * 60 + Number(clocked[4] ?? 0));
    least += seconds;
    most += seconds;
    rest = rest.slice(0, clocked.index).trim();
  }
  for (const part of rest === '' ? [] : rest.split(/\s+(?=[+-]?\d)/)) {
    const match = /^([+-]?\d+(?:\.\d+)?)\s+(year|mon|month|week|day|hour|min|minute|sec|second)s?$/.exec(part.trim());
    if (!match) return null;
    const days = UNIT_DAYS[match[2]!]!;
    const ends = [Number(match[1]) * days[0] * DAY, Number(match[1]) * days[1] * DAY];
    least += Math.min(...ends);
    most += Math.max(...ends);
  }
  return { least, most };
}

const UNIT_DAYS: Readonly<Record<string, readonly [number, number]>> = dictionary({
  year: [365, 366],
  mon: [28, 31],
  month: [28, 31],
  week: [7, 7],
  day: [1, 1],
  hour: [1 / 24, 1 / 24],
  min: [1 / 1440, 1 / 1440],
  minute: [1 / 1440, 1 / 1440],
  sec: [1 / DAY, 1 / DAY],
  second: [1 / DAY, 1 / DAY],
});
