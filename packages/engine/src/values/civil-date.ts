/**
 * Proleptic Gregorian dates as whole days since 1970-01-01, with integers only. Years start on 1 March, so that the
 * leap day is the last day of a year; 400 years are 146,097 days (after H. Hinnant, "chrono-compatible low-level date
 * algorithms").
 */
type CivilDate = { readonly year: number; readonly month: number; readonly day: number };

export function dayOf(year: number, month: number, day: number): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - 400 * era;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = 365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return 146_097 * era + dayOfEra - 719_468;
}

export function civilOf(day: number): CivilDate {
  const shifted = day + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - 146_097 * era;
  const yearOfEra = Math.floor((dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const march = Math.floor((5 * dayOfYear + 2) / 153);
  const month = march < 10 ? march + 3 : march - 9;
  return { year: 400 * era + yearOfEra + (month <= 2 ? 1 : 0), month, day: dayOfYear - Math.floor((153 * march + 2) / 5) + 1 };
}

/** 0 is Monday, 6 Sunday. 1970-01-01 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : MONTH_DAYS[month - 1]!;
}

/** `2026-01-31` → days since 1970-01-01; null for anything else. */
export function parseDate(text: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return dayOf(year, month, day);
}

/** As Postgres prints it (ISO style): `2026-01-31`, `0044-03-15 BC`. */
export function formatDate(day: number): string {
  const { year, month, day: dayOfMonth } = civilOf(day);
  const shown = year > 0 ? year : 1 - year;
  return `${pad(shown, 4)}-${pad(month, 2)}-${pad(dayOfMonth, 2)}${year > 0 ? '' : ' BC'}`;
}

export function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
