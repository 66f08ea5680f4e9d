import type { FanOut } from '@seedbed/contract';
import type { ChildCounts } from '../../../engine/protocol.ts';
import { byHand } from './by-hand.ts';

/** Used if nothing was counted. */
const INITIAL_COUNTS: ChildCounts['counts'] = [1, 2, 3, 4, 5].map((children) => ({ children, parents: 1 }));

/** Another kind of curve with the numbers of the counted rows, so that choosing it changes as little as it can. */
export function startOfCurve(kind: FanOut['kind'], counted: ChildCounts | null): FanOut {
  const some = counted?.counts.filter(({ children }) => children > 0) ?? [];
  const counts = some.length > 0 ? some : INITIAL_COUNTS;
  const all = counts.reduce((sum, { parents }) => sum + parents, 0);
  const mean = counts.reduce((sum, { children, parents }) => sum + children * parents, 0) / all;
  const deviation = Math.sqrt(counts.reduce((sum, { children, parents }) => sum + parents * (children - mean) ** 2, 0) / all);
  const round = (value: number) => Number(value.toPrecision(3));
  const [min, max] = [counts[0]!.children, counts.at(-1)!.children];
  switch (kind) {
    case 'uniform':
      return { kind, min, max };
    case 'fixed':
      return { kind, count: Math.round(mean) };
    case 'normal':
      return { kind, mean: round(mean), deviation: round(deviation) };
    case 'lognormal':
      return { kind, median: medianOf(counts, all), sigma: 0.8 };
    case 'pareto':
      return { kind, mean: round(mean), shape: 1.5 };
    case 'zipf':
      return { kind, exponent: 1 };
    case 'empirical':
      return (counted && byHand(counted)) ?? { kind, counts: [4, 3, 2, 1].map((weight, i) => ({ children: i + 1, weight })) };
    case 'listed':
      return { kind, counts: [Math.round(mean)] };
    default:
      return { kind, mean: round(mean) };
  }
}

function medianOf(counts: ChildCounts['counts'], all: number): number {
  let seen = 0;
  for (const { children, parents } of counts) if ((seen += parents) >= all / 2) return children;
  return counts.at(-1)!.children;
}
