import type { ShapeColumn } from '@seedbed/contract';

export type Knot = { readonly from: number; readonly to: number; readonly weight: number };

/** So many different values are listed one by one; of more, the bars between the quantiles make any number. */
const LISTED = 2000;

/**
 * The distribution of a column of numbers or times as bars: the common values as bars without width, the others between their quantiles. Values that were
 * rounded to one number lie around it.
 * @param distinct how many different values the column has
 * @param least the smallest difference of two values: 1 of whole numbers
 */
export function knotsOf({ nulls, common = [], commonAt = [], quantiles = [] }: ShapeColumn, distinct: number, least: number): readonly Knot[] {
  const stated = common.flatMap((share, i) => (commonAt[i] == null ? [] : [{ at: commonAt[i], share }]));
  const spikes = apart(stated, least).map(({ at, share }) => ({ from: at, to: at, weight: share }));
  const bars = quantiles.slice(1).map((to, i) => ({ from: quantiles[i]!, to }));
  const rest = Math.max(0, 1 - nulls - common.reduce((sum, share) => sum + share, 0));
  if (bars.length === 0 || rest === 0) return spikes;
  const weight = rest / bars.length;
  const others = Math.max(1, Math.round(distinct) - common.length);
  const room = Math.abs(quantiles.at(-1)! - quantiles[0]!) / least;
  if (others > LISTED || others > room / 2) return [...spikes, ...bars.map((bar) => ({ ...bar, weight }))];
  const points = bars.flatMap(({ from, to }, bar) => {
    const count = Math.max(1, Math.round(((bar + 1) * others) / bars.length) - Math.round((bar * others) / bars.length));
    return Array.from({ length: count }, (_, i) => {
      const at = from + ((to - from) * (i + 0.5)) / count;
      return { from: at, to: at, weight: weight / count };
    });
  });
  return [...spikes, ...points];
}

/** Several values at one rounded number are spread over what was rounded to it. */
function apart(stated: readonly { readonly at: number; readonly share: number }[], least: number): readonly { readonly at: number; readonly share: number }[] {
  const groups = Map.groupBy(stated, ({ at }) => at);
  return stated.map((one) => {
    const group = groups.get(one.at)!;
    if (group.length === 1) return one;
    const width = Math.max(least * group.length, one.at === 0 ? 0 : 10 ** (Math.floor(Math.log10(Math.abs(one.at))) - 1));
    const place = group.indexOf(one) - (group.length - 1) / 2;
    return { ...one, at: Math.round((one.at + (place * width) / group.length) / least) * least };
  });
}
