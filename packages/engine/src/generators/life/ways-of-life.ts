import { knownVocabulary, type StatesParameters } from './known-vocabulary.ts';
import { normal } from './label-roles.ts';
import { lastReached } from './last-reached.ts';
import type { Vocabulary } from './vocabularies.ts';

/** How a life may have reached a state: the states it has certainly been in, and those it may have been in. It has not been in any other. */
export type LifeWay = { readonly state: string; readonly sure: ReadonlySet<number>; readonly open: ReadonlySet<number> };

/** Everything that rows of a `life.state` may show. */
export type LifeWays = {
  readonly ways: readonly LifeWay[];
  /** The place of the state of a stamp's step, −1 if the lifecycle has none. */
  readonly placeOf: (step: string) => number;
  /** Whether a life is never in the state `later` before it is in `earlier`. */
  readonly isBefore: (earlier: number, later: number) => boolean;
};

/** A lifecycle may skip a step that a smaller share reaches. */
const MAY_MISS = 0.5;

/**
 * The ways through the lifecycle with these parameters: which states and stamps may occur together. `labels` are those that the column
 * lists. Null if unknown: the states match no lifecycle, or have moves of their own.
 */
export function waysOfLife(parameters: StatesParameters & { readonly moves?: unknown }, labels: readonly string[] | undefined): LifeWays | null {
  const known = parameters.moves === undefined ? knownVocabulary(parameters, labels) : null;
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
