import type { ShapeColumn } from '@seedbed/contract';
import type { Block } from './ranks-in-blocks.ts';
import { countFor, estimateOf } from './true-distinct.ts';

/** A bar of a distribution; `steps`: how many different values lie in it. */
export type Knot = { readonly from: number; readonly to: number; readonly weight: number; readonly steps?: number };

type Values = {
  /** How many different values ANALYZE is to find among so many rows. */
  readonly distinct: number;
  readonly rows: number;
  /** The smallest difference of two values: 1 of whole numbers. */
  readonly least: number;
  /** What a value was rounded to. */
  readonly unit: (value: number) => number;
};

/** More values than a column can be asked to have in a bar. */
const ENDLESS = 1e9;

/**
 * The distribution of a column of numbers or times as bars in rising order: each common value is a bar of one value, the others lie between the quantiles, in each bar as many
 * as it has room for, and in all as many as the column has. Values that were rounded to one number lie around it.
 */
export function knotsOf({ nulls, common = [], commonAt = [], quantiles = [] }: ShapeColumn, { distinct, rows, least, unit }: Values): readonly Knot[] {
  const stated = common.flatMap((share, i) => (commonAt[i] == null ? [] : [{ at: commonAt[i], share }]));
  const spikes = stated.map(({ share }, i) => ({
    share,
    at: apart(
      stated.map(({ at }) => at),
      i,
      least,
      unit,
    ),
  }));
  const edges = quantiles.map((_, i) => (i === 0 || i === quantiles.length - 1 ? quantiles[i]! : apart(quantiles, i, least, unit))).toSorted((a, b) => a - b);
  const bars = edges.slice(1).map((to, i) => ({ from: edges[i]!, to }));
  const rest = Math.max(0, 1 - nulls - common.reduce((sum, share) => sum + share, 0));
  const known: Knot[] = spikes.map(({ at, share }) => ({ from: at, to: at, weight: share, steps: 1 }));
  if (bars.length === 0 || rest === 0) return known.toSorted(byPlace);
  const weight = rest / bars.length;
  const room = bars.map(({ from, to }) => Math.max(1, Math.round((to - from) / least)));
  const having = Math.max(1e-9, 1 - nulls);
  const blocksFor = (most: number): readonly Block[] => [
    ...common.map((share) => ({ count: 1, share: share / having })),
    ...room.map((each) => ({ count: Math.min(each, most), share: weight / having / Math.min(each, most) })),
  ];
  const most = countFor(1, ENDLESS, distinct, (count) => estimateOf(blocksFor(count), { rows: Math.max(1, rows), nulls, drawn: true }));
  const others = bars.map((bar, i): Knot => ({ ...bar, weight, ...(room[i]! > most && { steps: most }) }));
  return [...known, ...others].toSorted(byPlace);
}

const byPlace = (a: Knot, b: Knot): number => a.from + a.to - b.from - b.to;

/** Where one of several values lies that were rounded to one number: they are spread over what was rounded to it. */
function apart(all: readonly number[], index: number, least: number, unit: (value: number) => number): number {
  const at = all[index]!;
  const alike = all.flatMap((value, i) => (value === at ? [i] : []));
  const width = unit(at);
  if (alike.length === 1 || width <= least) return at;
  const place = alike.indexOf(index) - (alike.length - 1) / 2;
  return Math.round((at + (place * width) / alike.length) / least) * least;
}
