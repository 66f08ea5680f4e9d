import { dayOf, formatDate, pad } from '../../values/civil-date.ts';

/** Timestamps as Postgres prints them, to microseconds since 1970-01-01 UTC, and back. */
export const DAY = 86_400_000_000;
export const HOUR = 3_600_000_000;
export const MINUTE = 60_000_000;
export const SECOND = 1_000_000;

/** µs of `YYYY-MM-DD[ T]HH:MM[:SS[.ffffff]][zone]`; null if the text has another form. A zone is ±HH[:MM] or Z. */
export function parseTimestamp(text: string): number | null {
  const match = /^(-?\d{4,6})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,6}))?)?)?\s*(Z|[+-]\d\d(?::?\d\d)?)?$/.exec(text.trim());
  if (!match) return null;
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone] = match;
  const date = dayOf(Number(year), Number(month), Number(day)) * DAY;
  const time = Number(hour) * HOUR + Number(minute) * MINUTE + Number(second) * SECOND + Number(fraction.padEnd(6, '0'));
  return date + time - zoneOffset(zone);
}

function zoneOffset(zone: string | undefined): number {
  if (!zone || zone === 'Z') return 0;
  const sign = zone.startsWith('-') ? -1 : 1;
  return sign * (Number(zone.slice(1, 3)) * HOUR + Number(zone.replace(':', '').slice(3) || '0') * MINUTE);
}

/** µs of the day of `HH:MM[:SS[.ffffff]]`, or null. */
export function parseTime(text: string): number | null {
  const match = /^(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,6}))?)?/.exec(text.trim());
  if (!match) return null;
  return Number(match[1]) * HOUR + Number(match[2]) * MINUTE + Number(match[3] ?? 0) * SECOND + Number((match[4] ?? '').padEnd(6, '0'));
}

/** `HH:MM:SS`, with the digits of the second up to the last that is not zero. */
export function printTime(micros: number): string {
  const seconds = Math.floor(micros / SECOND);
  const fraction = micros - seconds * SECOND;
  const text = `${pad(Math.floor(seconds / 3600), 2)}:${pad(Math.floor(seconds / 60) % 60, 2)}:${pad(seconds % 60, 2)}`;
  return fraction === 0 ? text : `${text}.${pad(fraction, 6).replace(/0+$/, '')}`;
}

export function printTimestamp(micros: number, separator = ' '): string {
  const days = Math.floor(micros / DAY);
  return `${formatDate(days)}${separator}${printTime(micros - days * DAY)}`;
}
