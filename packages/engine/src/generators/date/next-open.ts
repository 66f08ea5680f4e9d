import type { TimelinePattern } from '@seedbed/contract';
import { civilOf, weekdayOf } from '../../values/civil-date.ts';
import { DAY, HOUR } from '../kit/iso.ts';

/** Moves a timestamp that is at a closed time: `share` in [0, 1) is its position within the open hours of that day. */
type NextOpen = (micros: number, from: number, to: number, share: number) => number;

/** No pattern is closed for longer: eleven months, and the closed weekdays of the twelfth. */
const MAX_DAYS = 366 + 7;

function isOpenDay({ weekdays, months }: TimelinePattern, day: number): boolean {
  return weekdays?.[weekdayOf(day)] !== 0 && months?.[civilOf(day).month - 1] !== 0;
}

/** Open days from the last one back to the first, both inclusive; null for a pattern that does not need them. */
export function openDaysBack(pattern: TimelinePattern | undefined, first: number, last: number): readonly number[] | null {
  if (!pattern?.strict) return null;
  const days: number[] = [];
  for (let day = last; day >= first; day--) if (isOpenDay(pattern, day)) days.push(day);
  return days.length > 0 ? days : null;
}

/**
 * Returns the timestamp if the pattern is open then; otherwise one within the next open hours until `to`, or, if there
 * are none, within the last open hours before. Null for a pattern without closed times. Unchanged if the pattern never
 * opens.
 */
export function nextOpen(pattern: TimelinePattern): NextOpen | null {
  const { weekdays, months } = pattern;
  const hours = openHours(pattern);
  if (!hours && ![...(weekdays ?? []), ...(months ?? [])].includes(0)) return null;
  const isOpen = (day: number): boolean => isOpenDay(pattern, day);
  const opens = (hours?.from ?? 0) * HOUR;
  const closes = (hours?.to ?? 24) * HOUR - 1;
  return (micros, from, to, share) => {
    const day = Math.floor(micros / DAY);
    const within = micros - day * DAY;
    if (isOpen(day) && within >= opens && within <= closes) return micros;
    for (let next = day; next <= day + MAX_DAYS; next++) {
      const start = Math.max(next * DAY + opens, micros);
      const end = Math.min(next * DAY + closes, to);
      if (next * DAY > to) break;
      if (isOpen(next) && start <= end) return Math.floor(start + share * (end - start));
    }
    for (let previous = Math.floor(to / DAY); previous >= Math.floor(to / DAY) - MAX_DAYS; previous--) {
      const start = Math.max(previous * DAY + opens, from);
      const end = Math.min(previous * DAY + closes, to);
      if (isOpen(previous) && start <= end) return Math.floor(start + share * (end - start));
    }
    return micros;
  };
}

/** From the first open hour to the end of the last one; undefined if all are open. */
function openHours({ hours, byHour }: TimelinePattern): TimelinePattern['hours'] {
  if (!byHour?.some((weight) => weight > 0)) return hours;
  return byHour.includes(0) ? { from: byHour.findIndex((weight) => weight > 0), to: byHour.findLastIndex((weight) => weight > 0) + 1 } : undefined;
}
