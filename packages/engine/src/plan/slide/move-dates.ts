import { civilOf, dayOf, daysInMonth, formatDate, parseDate } from '../../values/civil-date.ts';

/** Dates that are moved. Dates outside mean "never" or "always" (0001-01-01, 9999-12-31) and are kept. */
export const FIRST_MOVED = dayOf(2, 1, 1);
export const LAST_MOVED = dayOf(8999, 12, 31);

/** How a date is moved: by days, or by whole months, which keeps the day of the month. */
export type Step = { readonly days: number } | { readonly months: number };

/** Days since 1970-01-01, moved; unchanged outside the range that moves. */
export function movedDay(day: number, step: Step): number {
  if (!(day >= FIRST_MOVED && day <= LAST_MOVED)) return day;
  if ('days' in step) return day + step.days;
  const { year, month, day: dayOfMonth } = civilOf(day);
  const months = year * 12 + month - 1 + step.months;
  const [inYear, inMonth] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1];
  return dayOf(inYear, inMonth, Math.min(dayOfMonth, daysInMonth(inYear, inMonth)));
}

const ANYWHERE = /(?<![\d-])\d{4}-\d\d-\d\d(?!\d)/g;
const TIME = String.raw`(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d(?::?\d\d)?)?)?`;
const WHOLE = new RegExp(String.raw`^\d{4}-\d\d-\d\d(?=${TIME}$)`);
const QUOTED = new RegExp(String.raw`(?<=")\d{4}-\d\d-\d\d(?=${TIME}")`, 'g');
const TAGGED = new RegExp(String.raw`(?<=[">])\d{4}-\d\d-\d\d(?=${TIME}["<])`, 'g');

/**
 * Where to find dates: the whole text, anywhere in a Postgres literal (a range, an array), whole JSON strings, whole
 * XML values.
 */
export const PLACES = { whole: WHOLE, literal: ANYWHERE, json: QUOTED, xml: TAGGED } as const;

/** The text with its dates moved. Times of day and zones are unchanged. */
export function movedText(text: string, where: RegExp, step: Step): string {
  return text.replace(where, (date) => {
    const day = parseDate(date);
    return day === null ? date : formatDate(movedDay(day, step));
  });
}
