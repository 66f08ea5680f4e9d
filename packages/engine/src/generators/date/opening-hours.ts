import { weekdayOf } from '../../values/civil-date.ts';
import { DAY, HOUR } from '../kit/iso.ts';

/**
 * When events happen: hours of the day (9.5 is half past nine), and weights of the days of the week from Monday on, 0
 * for closed.
 */
export type Opening = { readonly from?: number | undefined; readonly to?: number | undefined; readonly weekdays?: readonly number[] | undefined };

/** Moves a timestamp into the opening hours within bounds; unchanged if there are none between them. */
export function openingHours({ from = 0, to = 24, weekdays }: Opening): ((micros: number, least: number, most: number, u: number) => number) | null {
  const all = from <= 0 && to >= 24;
  if (all && !weekdays?.some((weight) => weight === 0)) return null;
  const isOpen = (day: number): boolean => weekdays === undefined || (weekdays[weekdayOf(day)] ?? 1) > 0;
  const opens = (day: number): number => day * DAY + from * HOUR;
  const closes = (day: number): number => day * DAY + to * HOUR - 1_000_000;
  const isInside = (micros: number): boolean => {
    const day = Math.floor(micros / DAY);
    return isOpen(day) && micros >= opens(day) && micros <= closes(day);
  };
  return (micros, least, most, u) => {
    if (isInside(micros)) return micros;
    const first = Math.floor(micros / DAY);
    for (let away = 0; away <= MAX_DAYS; away++) {
      for (const day of away === 0 ? [first] : [first + away, first - away]) {
        if (!isOpen(day)) continue;
        const start = Math.max(opens(day), least);
        const end = Math.min(closes(day), most);
        if (start <= end) return start + u * (end - start);
      }
    }
    return micros;
  };
}

/** How many days around the timestamp to search for an open one. */
const MAX_DAYS = 14;
