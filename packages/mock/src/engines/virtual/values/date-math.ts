import { civilOf, daysInMonth } from '@seedbed/engine';
import { MockFault } from '../../../core/index.ts';
import type { Interval } from './interval.ts';
import { daysOf, microsOf, readMoment } from './time.ts';

export const DAY = 86_400_000_000;

/** Microseconds since 1970-01-01 of a date or timestamp as Postgres prints it; ±Infinity of `infinity`. */
export function microsOfText(text: string): number {
  if (text === 'infinity') return Infinity;
  if (text === '-infinity') return -Infinity;
  const moment = readMoment(text);
  if (typeof moment === 'string') throw MockFault.unsupported(`Arithmetic with ${text}.`);
  return microsOf(moment);
}

/** A moment and an interval: first its months, in a month without the day its last one, then days, then the rest. */
export function addInterval(micros: number, { months, days, micros: rest }: Interval): number {
  if (!Number.isFinite(micros)) return micros;
  const day = Math.floor(micros / DAY);
  return addMonths(day, months) * DAY + (micros - day * DAY) + days * DAY + rest;
}

function addMonths(days: number, months: number): number {
  if (months === 0) return days;
  const { year, month, day } = civilOf(days);
  const whole = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(whole / 12), (((whole % 12) + 12) % 12) + 1];
  return daysOf(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth)))!;
}

export function negated({ months, days, micros }: Interval): Interval {
  return { months: 0 - months, days: 0 - days, micros: 0 - micros };
}

export function sumOf(a: Interval, b: Interval): Interval {
  return { months: a.months + b.months, days: a.days + b.days, micros: a.micros + b.micros };
}

/** The difference of two timestamps: whole days and the rest, both with one sign. */
export function between(from: number, to: number): Interval {
  const days = Math.trunc((to - from) / DAY);
  return { months: 0, days: days + 0, micros: to - from - days * DAY };
}

/** An interval so many times: parts of a month become days of thirty, and parts of a day time. */
export function times({ months, days, micros }: Interval, factor: number): Interval {
  const wholeMonths = Math.trunc(months * factor);
  const wholeDays = Math.trunc(days * factor);
  const monthRest = toMicros((months * factor - wholeMonths) * 30);
  let seconds = toMicros((days * factor - wholeDays + monthRest - Math.trunc(monthRest)) * 86_400);
  let carried = wholeDays + Math.trunc(monthRest);
  if (Math.abs(seconds) >= 86_400) {
    carried += Math.trunc(seconds / 86_400);
    seconds -= Math.trunc(seconds / 86_400) * 86_400;
  }
  return { months: wholeMonths + 0, days: carried + 0, micros: Math.round(micros * factor + seconds * 1_000_000) + 0 };
}

function toMicros(value: number): number {
  return Math.round(value * 1_000_000) / 1_000_000;
}

/** `age(to, from)`: years, months and days as calendars count them. */
export function ageOf(to: number, from: number): Interval {
  if (to < from) return negated(ageOf(from, to));
  const [late, early] = [to, from].map((micros) => Math.floor(micros / DAY)) as [number, number];
  const [a, b] = [civilOf(late), civilOf(early)];
  let micros = to - late * DAY - (from - early * DAY);
  let days = a.day - b.day;
  let months = (a.year - b.year) * 12 + (a.month - b.month);
  if (micros < 0) {
    micros += DAY;
    days--;
  }
  if (days < 0) {
    days += daysInMonth(b.year, b.month);
    months--;
  }
  return { months, days, micros };
}
