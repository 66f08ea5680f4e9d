import type { FanOut } from '@seedbed/contract';
import type { ChildCounts } from '../../../engine/protocol.ts';

type ByHand = Extract<FanOut, { kind: 'empirical' }>;

/** Maximum number of bars that are drawn by hand: the last one stands for all larger counts. */
export const MAX_DRAWN_BARS = 24;
/** Different counts that a curve by hand keeps; more are a curve that only a formula describes. */
const MAX_COUNTS = 400;

/** The counted curve as weights to draw, in percent of the parents that have children; null if nothing was counted, or too much. */
export function byHand({ counts }: ChildCounts): ByHand | null {
  const some = counts.filter(({ children }) => children > 0);
  const most = some.at(-1)?.children ?? 0;
  if (most === 0 || some.length > MAX_COUNTS) return null;
  const all = some.reduce((sum, { parents }) => sum + parents, 0);
  const weightOf = (children: number) =>
    Number((((some.find((one) => one.children === children)?.parents ?? 0) / all) * 100).toFixed(some.length > MAX_DRAWN_BARS ? 3 : 1));
  // Each of the first ones can be drawn, and of the tail those that are there.
  const places = [
    ...Array.from({ length: Math.min(most, MAX_DRAWN_BARS) }, (_, i) => i + 1),
    ...some.map(({ children }) => children).filter((one) => one > MAX_DRAWN_BARS),
  ];
  const weights = places.map((children) => ({ children, weight: weightOf(children) }));
  return { kind: 'empirical', counts: weights.some(({ weight }) => weight > 0) ? weights : weights.map((one) => ({ ...one, weight: 1 })) };
}

/** The bars of a manual curve: one per count, and for many counts the last one is for the rest. */
export function barsByHand({ counts }: ByHand): { readonly from: number; readonly to: number; readonly weight: number }[] {
  const head = counts.length > MAX_DRAWN_BARS ? counts.slice(0, MAX_DRAWN_BARS - 1) : counts;
  const tail = counts.slice(head.length);
  const places = tail.map(({ children }) => children);
  return [
    ...head.map(({ children, weight }) => ({ from: children, to: children, weight })),
    ...(tail.length > 0 ? [{ from: Math.min(...places), to: Math.max(...places), weight: tail.reduce((sum, { weight }) => sum + weight, 0) }] : []),
  ];
}

/** The counts after some bars were dragged to another weight; those of the tail keep their proportions. */
export function withBars(fanOut: ByHand, drawn: ReadonlyMap<number, number>): ByHand['counts'] {
  const bars = barsByHand(fanOut);
  const isCut = fanOut.counts.length > bars.length;
  return fanOut.counts.map((one, i) => {
    const bar = Math.min(i, bars.length - 1);
    const weight = drawn.get(bar);
    if (weight === undefined) return one;
    if (!isCut || bar < bars.length - 1) return { ...one, weight };
    const before = bars[bar]!.weight;
    return { ...one, weight: before > 0 ? Number(((one.weight / before) * weight).toPrecision(6)) : weight / (fanOut.counts.length - bar) };
  });
}
