import { knownVocabulary, type StatesParameters } from './known-vocabulary.ts';
import { normal } from './label-roles.ts';
import { lastReached } from './last-reached.ts';
import type { Vocabulary } from './vocabularies.ts';

/**
 * A path by which a lifecycle may have reached a state: the states it has certainly been in, and those it may have been
 * in. It has not been in any other.
 */
export type LifeWay = { readonly state: string; readonly sure: ReadonlySet<number>; readonly open: ReadonlySet<number> };

/** All combinations of states and timestamps that rows of a `life.state` may show. */
export type LifeWays = {
  readonly ways: readonly LifeWay[];
  /** The index of the state for a timestamp's step, −1 if the lifecycle has none. */
  readonly placeOf: (step: string) => number;
  /** Whether the state `later` always comes after `earlier`. */
  readonly isBefore: (earlier: number, later: number) => boolean;
};

/** A step that a smaller share reaches may be skipped. */
const SKIPPABLE_BELOW = 0.5;

/**
 * The paths through the lifecycle with these parameters: which states and timestamps may occur together. `labels` are
 * those of the column. Null if unknown: the states match no lifecycle, or have custom transitions.
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

/**
 * The paths to a step lead through the steps before it; the paths to an end start from any step but the last, or from
 * the last one that most reach.
 */
function waysTo({ steps, ends }: Vocabulary, place: number, state: string): LifeWay[] {
  const way = (until: number, ...reached: readonly number[]): LifeWay => {
    const sure = new Set([0, ...reached]);
    const open = new Set<number>();
    for (let k = 1; k <= until; k++) if (!sure.has(k)) (steps[k]!.share < SKIPPABLE_BELOW ? open : sure).add(k);
    return { state, sure, open };
  };
  if (place < steps.length) return [way(place, place)];
  const last = lastReached(steps);
  if (ends[place - steps.length]!.late) return [way(last, last, place)];
  return Array.from({ length: Math.max(1, steps.length - 1) }, (_, until) => way(until, place));
}
