import { dictionary } from '@seedbed/contract';

/** Generators of times around the reference date, and on which side of it. */
const SIDES: Readonly<Record<string, 1 | -1>> = dictionary({
  'date.past': -1,
  'date.recent': -1,
  'date.anytime': -1,
  'date.future': 1,
  'date.soon': 1,
});
const DAY = 86_400_000;

/**
 * The days between which a generator's times are, in words: "in the past" ends at the reference date, not at the
 * current hour. `byDefault`: the days if the parameters name none. Null for other generators.
 */
export function daysAround(kind: string, parameters: Readonly<Record<string, unknown>>, byDefault: unknown, referenceDate: string): string | null {
  const side = SIDES[kind];
  const days = Number(parameters.days ?? byDefault);
  const least = Number(parameters.least ?? 0);
  const today = Date.parse(referenceDate);
  if (side === undefined || !(days > 0) || !(least >= 0) || Number.isNaN(today)) return null;
  const [near, far] = [least, days].map((away) => dayOf(today + side * away * DAY));
  if (near === null || far === null) return null;
  if (side > 0) return least === 0 ? `From the end of the reference date, ${near}, to ${far}.` : `From ${near} to ${far}.`;
  return least === 0 ? `From ${far} to the end of the reference date, ${near}.` : `From ${far} to ${near}.`;
}

/** Null beyond years of four digits. */
function dayOf(time: number): string | null {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1 || date.getUTCFullYear() > 9999 ? null : date.toISOString().slice(0, 10);
}
