import type { Relation } from '@seedbed/contract';
import type { ChildCounts } from '../../../engine/protocol.ts';
import { formatPer, formatShare, shortName } from '../../../lib/format.ts';
import { sharesOf } from './fan-out-chart.ts';

/** Means and shares that differ by less are one to the eye. */
const NEAR = 0.05;
/** Parents in another bar than asked. */
const FAR = 0.1;

/** What the mean of a curve is of, where the mean of all parents is another one. Null where they agree. */
export function meanWords({ fanOut, from, to }: Relation, asked: ChildCounts['asked']): string | null {
  if (!fanOut || !('mean' in fanOut) || asked?.mean == null || Math.abs(asked.mean - fanOut.mean) <= NEAR * fanOut.mean) return null;
  const without = asked.without ?? 0;
  const [child, parent] = [shortName(from.table), shortName(to.table)];
  const own = without < 1 ? asked.mean / (1 - without) : 0;
  const less = own < fanOut.mean * (1 - NEAR);
  const cut =
    Math.abs(own - fanOut.mean) <= NEAR * fanOut.mean
      ? ''
      : `; in whole rows it comes to ${formatPer(own)}${less && fanOut.kind === 'pareto' ? ', as the end of the tail is too rare to be there' : ''}`;
  const all = without > 0 ? ` With ${formatShare(without)} without any, the mean of all is ${formatPer(asked.mean)}.` : '';
  return `Mean ${formatPer(fanOut.mean)} is that of ${parent}${without > 0 ? ` with ${child}` : ''}${cut}.${all}`;
}

/** Why the counted bars differ from those drawn by hand; null where they are near, or no reason is known. */
export function shapeWords(relation: Relation, { counts }: ChildCounts): string | null {
  const { fanOut, vip, first, order, from, to } = relation;
  if (fanOut?.kind !== 'empirical' || apart(fanOut.counts, counts) < FAR) return null;
  const [child, parent] = [shortName(from.table), shortName(to.table)];
  if (vip && !relation.vipOnTop)
    return `One row of ${parent} has ${formatShare(vip)} of ${child}, taken from the others: they have fewer than the curve asks, and the bars move to the left.`;
  if ((first ?? []).length > 0) return `What is set for the first of ${parent} comes before the curve, which is of the others.`;
  if (order === 'time') return `Rows of ${child} are dealt in the order of time: ${parent} that came late have had less time for as many as the curve asks.`;
  return null;
}

/** The share of parents with children that would have to move for the counted numbers to be those of the curve. */
function apart(asked: readonly { readonly children: number; readonly weight: number }[], counted: ChildCounts['counts']): number {
  const places = [...new Set([...asked, ...counted].map(({ children }) => children))].filter((children) => children > 0).toSorted((a, b) => a - b);
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  const [want, have] = [
    sharesOf(places.map((place) => sum(asked.map((one) => (one.children === place ? one.weight : 0))))),
    sharesOf(places.map((place) => sum(counted.map((one) => (one.children === place ? one.parents : 0))))),
  ];
  return sum(want.map((share, i) => Math.abs(share - have[i]!))) / 2;
}
