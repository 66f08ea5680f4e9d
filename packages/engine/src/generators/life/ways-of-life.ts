import { knownVocabulary, type StatesParameters } from './known-vocabulary.ts';
import { normal } from './label-roles.ts';
import { lastReached } from './last-reached.ts';
import type { Vocabulary } from './vocabularies.ts';

/** How a life may have come to a state: the states that it has surely been in, and those that it may have been in. All others it has not. */
export type LifeWay = { readonly state: string; readonly sure: ReadonlySet<number>; readonly open: ReadonlySet<number> };

/** Everything that rows of a `life.state` may show. */
export type LifeWays = {
  readonly ways: readonly LifeWay[];
  /** The place of the state that a stamp of this step tells of, −1 where the life has none. */
  readonly placeOf: (step: string) => number;
  /** Whether a life is never in the state `later` before it is in `earlier`. */
  readonly isBefore: (earlier: number, later: number) => boolean;
};

/** A step that fewer go through may be left out. */
const MAY_MISS = 0.5;

/**
 * The ways of the lives that these parameters make, for whoever wants to know what state and stamps may say together. `labels` are those that the
 * column lists. Null where nobody can tell: the states are of no life, or go by moves of their own.
 */
export function waysOfLife(said: StatesParameters & { readonly moves?: unknown }, labels: readonly string[] | undefined): LifeWays | null {
  const known = said.moves === undefined ? knownVocabulary(said, labels) : null;
  if (!known) return null;
  const { steps, ends } = known.vocabulary;
  const states = [...steps, ...ends].map(({ state }) => state);
  return {
    ways: states.flatMap((state, place) => waysTo(known.vocabulary, place, known.writtenAs(state) ?? state)),
    placeOf: (step) => states.findIndex((state) => normal(state) === normal(step)),
    isBefore: (earlier, later) => earlier < later && earlier < steps.length,
  };
}

/** To a step by those before it; to an end from any step but the last, or from the last that most reach. */
function waysTo({ steps, ends }: Vocabulary, place: number, state: string): LifeWay[] {
  const way = (until: number, ...reached: readonly number[]): LifeWay => {
    const sure = new Set([0, ...reached]);
    const open = new Set<number>();
    for (let k = 1; k <= until; k++) if (!sure.has(k)) (steps[k]!.share < MAY_MISS ? open : sure).add(k);
    return { state, sure, open };
  };
  if (place < steps.length) return [way(place, place)];
  const last = lastReached(steps);
  if (ends[place - steps.length]!.late) return [way(last, last, place)];
  return Array.from({ length: Math.max(1, steps.length - 1) }, (_, until) => way(until, place));
}
