import { civilOf, weekdayOf } from '../../values/civil-date.ts';
import { DAY, HOUR } from '../kit/iso.ts';
import { daysOf, type Timeline } from './timeline.ts';

/**
 * Shares of a timeline's rows, before rows are moved after their parents. `years` are spans of 365 days from the first
 * day on.
 */
export type TimelineShares = {
  readonly years: readonly number[];
  readonly months: readonly number[];
  readonly weekdays: readonly number[];
  readonly hours: readonly number[];
};

/**
 * How a timeline distributes its rows over years, months, weekdays and hours (UTC), given growth, weights and hours.
 * Each list sums to 1.
 */
export function timelineShares({ from, to, pattern }: Pick<Timeline, 'from' | 'to' | 'pattern'>): TimelineShares {
  const { table, hours: byHour, firstDay } = daysOf(from, to, pattern);
  const years = Array.from({ length: Math.ceil(table.size / 365) }, () => 0);
  const months = Array.from({ length: 12 }, () => 0);
  const weekdays = Array.from({ length: 7 }, () => 0);
  for (let i = 0; i < table.size; i++) {
    const share = table.bounds[i + 1]! - table.bounds[i]!;
    years[Math.floor(i / 365)]! += share;
    months[civilOf(firstDay + i).month - 1]! += share;
    weekdays[weekdayOf(firstDay + i)]! += share;
  }
  const hours = Array.from({ length: 24 }, () => 0);
  const { bounds, size } = byHour.hours;
  for (let k = 0; k < size; k++) {
    const share = bounds[k + 1]! - bounds[k]!;
    if (share === 0) continue;
    const start = byHour.opens / HOUR + k;
    const length = share * byHour.perHour[k]!;
    // Opening times at half past the hour share two hours of the clock.
    for (let hour = Math.floor(start); hour < Math.min(24, start + length); hour++)
      hours[hour]! += (share * (Math.min(hour + 1, start + length) - Math.max(hour, start))) / length;
  }
  return { years, months, weekdays, hours };
}

/** The position of a timestamp on a timeline: the share of its rows that are before it. */
export function placeOnTimeline({ from, to, pattern }: Pick<Timeline, 'from' | 'to' | 'pattern'>, micros: number): number {
  const { table, hours, firstDay } = daysOf(from, to, pattern);
  const day = Math.floor(micros / DAY) - firstDay;
  if (day < 0) return 0;
  if (day >= table.size) return 1;
  const low = table.bounds[day]!;
  const within = (micros - (firstDay + day) * DAY - hours.opens) / HOUR;
  const hour = Math.floor(within);
  if (hour < 0) return low;
  const width = table.bounds[day + 1]! - low;
  if (hour >= hours.hours.size) return low + width;
  const inDay = Math.min(hours.hours.bounds[hour + 1]!, hours.hours.bounds[hour]! + (within - hour) / hours.perHour[hour]!);
  return low + width * inDay;
}
