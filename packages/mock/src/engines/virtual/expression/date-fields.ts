import { civilOf } from '@seedbed/engine';
import { MockFault } from '../../../core/index.ts';
import { DAY } from '../values/date-math.ts';
import { unscaled } from '../values/numeric.ts';
import { daysOf } from '../values/time.ts';
import { intervalOf, momentOf } from './date-arithmetic.ts';
import type { Value } from './value.ts';

/** `EXTRACT(field FROM of)` as Postgres prints it; NULL of NULL. */
export function fieldOf({ text: name }: Value, of: Value): string | null {
  if (name === null || of.text === null) return null;
  const field = name.toLowerCase().replace(/(?<=year|month|day|hour|minute|second|week|decade)s$/, '');
  const found =
    of.type?.base === 'interval' ? ofInterval(field, of.text) : of.type?.base === 'time' ? ofTime(field, microsOfClock(of.text)) : ofMoment(field, of);
  if (found === null) throw MockFault.unsupported(`The field ${name} of a value of type ${of.type?.name ?? 'unknown'}.`);
  return String(found);
}

function ofMoment(field: string, of: Value): string | number | null {
  const micros = momentOf(of);
  if (!Number.isFinite(micros)) return null;
  const days = Math.floor(micros / DAY);
  if (field === 'epoch') return of.type?.base === 'date' ? micros / 1_000_000 : fraction(micros, 6);
  const found = ofDay(field, days);
  // A date has no time of day.
  return found ?? (of.type?.base === 'date' ? null : ofTime(field, micros - days * DAY));
}

function ofDay(field: string, days: number): number | null {
  const { year, month, day } = civilOf(days);
  // There is no year 0: 1 BC precedes year 1.
  const shown = year > 0 ? year : year - 1;
  switch (field) {
    case 'millennium':
      return shown > 0 ? Math.ceil(shown / 1000) : -Math.ceil(-shown / 1000);
    case 'century':
      return shown > 0 ? Math.ceil(shown / 100) : -Math.ceil(-shown / 100);
    case 'decade':
      return Math.floor(year / 10);
    case 'year':
      return shown;
    case 'quarter':
      return Math.ceil(month / 3);
    case 'month':
      return month;
    case 'day':
      return day;
    case 'dow':
      return weekday(days) % 7;
    case 'isodow':
      return weekday(days);
    case 'doy':
      return days - daysOf(year, 1, 1)! + 1;
    case 'week':
      return isoWeek(days).week;
    case 'isoyear':
      return isoWeek(days).year;
    default:
      return null;
  }
}

/** 1 is Monday, 7 Sunday. */
function weekday(days: number): number {
  return ((((days + 3) % 7) + 7) % 7) + 1;
}

/** A week is of the year of its Thursday. */
function isoWeek(days: number): { readonly year: number; readonly week: number } {
  const thursday = days - weekday(days) + 4;
  const { year } = civilOf(thursday);
  return { year, week: Math.floor((thursday - daysOf(year, 1, 1)!) / 7) + 1 };
}

function ofTime(field: string, micros: number): string | number | null {
  switch (field) {
    case 'hour':
      return Math.trunc(micros / 3_600_000_000);
    case 'minute':
      return Math.trunc(micros / 60_000_000) % 60;
    case 'second':
      return fraction(micros % 60_000_000, 6);
    case 'millisecond':
    case 'milliseconds':
      return fraction(micros % 60_000_000, 3);
    case 'microsecond':
    case 'microseconds':
      return micros % 60_000_000;
    case 'epoch':
      return fraction(micros, 6);
    default:
      return null;
  }
}

function ofInterval(field: string, text: string): string | number | null {
  const { months, days, micros } = intervalOf(text);
  switch (field) {
    case 'year':
      return Math.trunc(months / 12) + 0;
    case 'quarter':
      return Math.floor((months % 12) / 3) + 1;
    case 'month':
      return (months % 12) + 0;
    case 'day':
      return days;
    case 'epoch':
      // A year has 365.25 days here, and a month 30.
      return fraction((Math.trunc(months / 12) * 365.25 + (months % 12) * 30 + days) * DAY + micros, 6);
    default:
      return ofTime(field, micros);
  }
}

/** So many microseconds as seconds or milliseconds, with all their digits. */
function fraction(micros: number, scale: number): string {
  return unscaled(BigInt(micros), scale);
}

function microsOfClock(text: string): number {
  const [hours, minutes, seconds] = text.split(':').map(Number) as [number, number, number];
  return Math.round((hours * 3600 + minutes * 60 + seconds) * 1_000_000);
}
