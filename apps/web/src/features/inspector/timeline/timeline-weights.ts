import type { TimelinePattern } from '@seedbed/contract';

/** What a timeline's pattern comes to: every weight is written out. */
export type TimelineWeights = { readonly growth: number; readonly months: readonly number[]; readonly weekdays: readonly number[] };
export type WeightName = 'months' | 'weekdays';

/** Every day and hour alike, and no growth. */
export const EVEN: TimelinePattern = { growth: 1, hours: { from: 0, to: 24 } };

/** Years between two days, for the usual growth over them. */
export function yearsOf({ from, to }: { readonly from: string; readonly to: string }): number {
  return (Date.parse(to) - Date.parse(from)) / (365 * 24 * 3_600_000);
}

export function timelineWeights({ growth = 1, months, weekdays }: TimelinePattern): TimelineWeights {
  return { growth, months: months ?? Array.from({ length: 12 }, () => 1), weekdays: weekdays ?? Array.from({ length: 7 }, () => 1) };
}

/** The pattern with one weight set; null if no month or no day would be left. Where a weight is 0, rows that move behind their parents keep to it too. */
export function withWeight(pattern: TimelinePattern, name: WeightName, at: number, weight: number): TimelinePattern | null {
  const weights = timelineWeights(pattern)[name].map((one, i) => (i === at ? weight : one));
  return weights.some((one) => one > 0) ? { ...pattern, [name]: weights, ...(weights.includes(0) ? { strict: true } : {}) } : null;
}
