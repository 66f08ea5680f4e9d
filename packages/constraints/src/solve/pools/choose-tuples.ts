import { secondsOf } from '../../checks/timestamps.ts';
import { NEAREST } from './candidates.ts';
import type { Tuple } from './evaluate.ts';
import type { PoolContext } from './pool-context.ts';

/** Below this number, keeps all tuples. */
const KEEP_ALL_BELOW = 8;

/** Of tuples with several times, those whose times are close together, if there are enough. */
export function nearOnes(tuples: readonly Tuple[], columns: readonly string[], { scope, tools }: PoolContext): readonly Tuple[] {
  const times = columns.flatMap((name, i) => (/^(?:date|timestamp|timestamptz)$/.test(scope.columns.get(name)?.base ?? '') ? [i] : []));
  if (times.length < 2 || tools.reference === undefined) return tuples;
  const near = tuples.filter((tuple) => {
    const seconds = times.flatMap((i) => (tuple[i] === null ? [] : [secondsOf(tuple[i]!) ?? NaN]));
    return Math.max(...seconds) - Math.min(...seconds) <= NEAREST;
  });
  return near.length >= KEEP_ALL_BELOW ? near : tuples;
}

/** Tuples whose unique columns have a new value, before all others. */
export function differentFirst(tuples: readonly Tuple[], columns: readonly string[], unique: ReadonlySet<string>): Tuple[] {
  const at = columns.flatMap((name, i) => (unique.has(name) ? [i] : []));
  if (at.length === 0) return [...tuples];
  const seen = at.map(() => new Set<string | null>());
  const isNew = (tuple: Tuple): boolean => at.every((i, k) => !seen[k]!.has(tuple[i] ?? null)) && at.every((i, k) => Boolean(seen[k]!.add(tuple[i] ?? null)));
  const fresh = new Set(tuples.filter(isNew));
  return [...fresh, ...tuples.filter((tuple) => !fresh.has(tuple))];
}
