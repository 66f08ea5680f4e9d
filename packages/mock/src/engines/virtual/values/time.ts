import { dayOf, daysInMonth, formatDate } from '@seedbed/engine';

const DAY = 86_400_000_000;

/** Days from 1970-01-01 of a date of the proleptic Gregorian calendar; null if there is no such day. Year 0 is 1 BC. */
export function daysOf(year: number, month: number, day: number): number | null {
  return month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month) ? null : dayOf(year, month, day);
}

/** The day after the last date, 5874897-12-31. */
export const DATE_END = daysOf(5_874_898, 1, 1)!;

export type Moment = { readonly days: number; readonly micros: number; /** Minutes east of UTC; null without a zone. */ readonly zone: number | null };
export type NoMoment = 'syntax' | 'range';

/** Reads dates and timestamps as Postgres prints them, with a zone or without. */
export function readMoment(text: string): Moment | NoMoment {
  const match =
    /^\s*(\d{1,7})-(\d{1,2})-(\d{1,2})(?:(?:[T ]|\s+)(\d{1,2}):(\d{2})(?::(\d{2})(\.\d+)?)?)?\s*(Z|UTC|GMT|[+-]\d{1,2}(?::?\d{2})?(?::\d{2})?)?\s*(BC|AD)?\s*$/i.exec(
      text,
    );
  if (!match) return 'syntax';
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '0', zone, era] = match;
  const days = daysOf(era?.toUpperCase() === 'BC' ? 1 - Number(year) : Number(year), Number(month), Number(day));
  if (days === null || Number(hour) > 24 || Number(minute) > 59 || Number(second) > 60) return 'range';
  const micros = ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1_000_000 + Math.round(Number(fraction) * 1_000_000);
  return { days, micros, zone: zone === undefined ? null : zoneMinutes(zone) };
}

function zoneMinutes(zone: string): number {
  const match = /^([+-])(\d{1,2}):?(\d{2})?/.exec(zone);
  return match ? (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3] ?? 0)) : 0;
}

/** Microseconds since 1970-01-01 UTC. */
export function microsOf({ days, micros, zone }: Moment): number {
  return days * DAY + micros - (zone ?? 0) * 60_000_000;
}

export function timeText(micros: number): string {
  const seconds = Math.floor(micros / 1_000_000);
  const fraction = micros - seconds * 1_000_000;
  const text = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return fraction === 0 ? text : `${text}.${String(fraction).padStart(6, '0').replace(/0+$/, '')}`;
}

/** Microseconds from 1970-01-01 as Postgres prints them: `2026-01-02 03:04:05.6`. `zone` stands before an era. */
export function timestampText(micros: number, zone = ''): string {
  const days = Math.floor(micros / DAY);
  return dayAndTime(days, micros - days * DAY, zone);
}

/** The same of a day and microseconds of it: far from 1970 their sum has more digits than a number. */
export function dayAndTime(days: number, micros: number, zone: string): string {
  const date = formatDate(days);
  return date.endsWith(' BC') ? `${date.slice(0, -3)} ${timeText(micros)}${zone} BC` : `${date} ${timeText(micros)}${zone}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
