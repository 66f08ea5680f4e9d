import type { FanOut, Relation } from '@seedbed/contract';
import { formatCountedShare, shortName } from '../lib/format.ts';
import { listed } from '../lib/listed.ts';
import { plainValue } from './plain-value.ts';

const MAX_NAMED = 4;

/** The number of children per parent of a relation, as a sentence; for another curve, with the previous one. */
export function fanOutWords({ from, to }: Pick<Relation, 'from' | 'to'>, after: FanOut | undefined, before: FanOut | undefined): string {
  const [child, parent] = [shortName(from.table), shortName(to.table)];
  // Digits that nobody reads stay out, unless only they differ.
  const n = before && after && curve(before, rounded) === curve(after, rounded) ? plainValue : rounded;
  const was = before ? ` (before: ${curve(before, n)})` : '';
  return after ? `Rows of ${child} for each of ${parent}: ${curve(after, n)}${was}` : `Rows of ${child} are spread evenly over ${parent}${was}`;
}

/** `7.64` of 7.635088: two digits after the point of small numbers. */
function rounded(value: unknown): string {
  return plainValue(typeof value === 'number' ? (Math.abs(value) < 100 ? Number(value.toPrecision(3)) : Math.round(value)) : value);
}

function curve(fanOut: FanOut, n: (value: unknown) => string): string {
  switch (fanOut.kind) {
    case 'uniform':
      return `${n(fanOut.min)} to ${n(fanOut.max)}, equally likely`;
    case 'fixed':
      return `exactly ${n(fanOut.count)}`;
    case 'normal':
      return `${n(fanOut.mean)} on average, by a bell curve with deviation ${n(fanOut.deviation)}`;
    case 'lognormal':
      return `${n(fanOut.median)} in the middle, with a long tail of spread ${n(fanOut.sigma)}`;
    case 'poisson':
      return `${n(fanOut.mean)} on average, most near it`;
    case 'geometric':
      return `${n(fanOut.mean)} on average, few with many`;
    case 'pareto':
      return `${n(fanOut.mean)} on average, with a very long tail of shape ${n(fanOut.shape)}`;
    case 'zipf':
      return `a few have most of them, with exponent ${n(fanOut.exponent)}`;
    case 'listed':
      return `exactly ${n(fanOut.counts)} for the first ones`;
    case 'empirical': {
      const all = fanOut.counts.reduce((sum, { weight }) => sum + weight, 0) || 1;
      const some = fanOut.counts.filter(({ weight }) => weight > 0);
      return listed(
        some.map(({ children, weight }) => `${children} in ${formatCountedShare(weight / all)}`),
        MAX_NAMED,
      );
    }
  }
}
