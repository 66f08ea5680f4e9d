import type { TimelinePattern } from '@seedbed/contract';

/** The complete pattern of a timeline, with every weight. */
export type TimelineWeights = {
  readonly growth: number;
  readonly months: readonly number[];
  readonly weekdays: readonly number[];
  readonly hours: readonly number[];
};
export type WeightName = 'months' | 'weekdays' | 'hours';

/** Equal days and hours, and no growth. */
export const EVEN: TimelinePattern = { growth: 1, hours: { from: 0, to: 24 }, weighed: true };

/** Years between two days, for the usual growth over them. */
export function yearsOf({ from, to }: { readonly from: string; readonly to: string }): number {
  return (Date.parse(to) - Date.parse(from)) / (365 * 24 * 3_600_000);
}

/** All weights of a pattern. `usual`: the weights of hours if the pattern has none. */
export function timelineWeights({ growth = 1, months, weekdays, hours, byHour }: TimelinePattern, usual?: TimelinePattern): TimelineWeights {
  const open = hours && Array.from({ length: 24 }, (_, hour) => Math.round(Math.max(0, Math.min(hour + 1, hours.to) - Math.max(hour, hours.from)) * 100) / 100);
  return { growth, months: months ?? ones(12), weekdays: weekdays ?? ones(7), hours: byHour ?? open ?? usual?.byHour ?? ones(24) };
}

function ones(length: number): number[] {
  return Array.from({ length }, () => 1);
}

/**
 * The pattern with some weights changed; null if no month, day or hour would be left. Rows that move after their parents follow the weights
 * too, and never move to a weight of 0.
 */
export function withWeights(
  pattern: TimelinePattern,
  weights: TimelineWeights,
  name: WeightName,
  changes: readonly { readonly bar: number; readonly weight: number }[],
): TimelinePattern | null {
  const set = new Map(changes.map(({ bar, weight }) => [bar, weight]));
  const next = weights[name].map((one, i) => set.get(i) ?? one);
  if (!next.some((one) => one > 0)) return null;
  const { hours, ...rest } = pattern;
  const kept = name === 'hours' ? rest : { ...rest, ...(hours ? { hours } : {}) };
  return { ...kept, [name === 'hours' ? 'byHour' : name]: next, weighed: true, ...(next.includes(0) ? { strict: true } : {}) };
}

/**
 * The bars, in weights of an average bar: `scale` is the height of a weight of 1 in each, by its length of time, and `made` the counted
 * rows. Both have the same height if the rows follow the weights.
 */
export function heightsOf(
  weights: readonly number[],
  room: readonly number[],
  counts: readonly number[],
): { readonly scale: readonly number[]; readonly made: readonly number[] } {
  const scale = room.map((share) => share * room.length);
  const total = weights.reduce((sum, weight, i) => sum + weight * scale[i]!, 0);
  const all = counts.reduce((sum, count) => sum + count, 0);
  return { scale, made: counts.map((count) => (all > 0 ? (count / all) * total : 0)) };
}
