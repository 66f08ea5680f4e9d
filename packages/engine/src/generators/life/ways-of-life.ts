import { knownVocabulary, type StatesParameters } from './known-vocabulary.ts';
import { normal } from './label-roles.ts';
import { lastReached } from './last-reached.ts';
import { usualMoves, type NamedMove } from './moves.ts';
import type { Vocabulary } from './vocabularies.ts';

/**
 * A path by which a lifecycle may have reached a state: the states it has certainly been in, and those it may have been
 * in. It has not been in any other.
 */
export type LifeWay = {
  readonly state: string;
  readonly sure: ReadonlySet<number>;
  readonly open: ReadonlySet<number>;
  /** Of a life that ended early: its last step, and its end. */
  readonly ended?: { readonly after: number; readonly end: number };
};

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

type Parameters = StatesParameters & { readonly moves?: unknown };

/**
 * The paths through the lifecycle with these parameters: which states and timestamps may occur together. `labels` are
 * those of the column. Null if unknown: the states match no lifecycle, or have custom transitions that do not only
 * leave out some of its early ends.
 */
export function waysOfLife(parameters: Parameters, labels: readonly string[] | undefined): LifeWays | null {
  const known = knownVocabulary(parameters, labels);
  if (!known) return null;
  const { steps, ends } = known.vocabulary;
  const states = [...steps, ...ends].map(({ state }) => state);
  const all = states.flatMap((state, place) => waysTo(known.vocabulary, place, known.writtenAs(state) ?? state));
  const ways = parameters.moves === undefined ? all : waysByMoves(all, states, parameters.moves as readonly NamedMove[], known.vocabulary);
  return (
    ways && {
      ways,
      placeOf: (step) => states.findIndex((state) => normal(state) === normal(step)),
      isBefore: (earlier, later) => earlier < later && earlier < steps.length,
    }
  );
}

/**
 * The transitions of a lifecycle of which some early ends follow only some of its steps, by their names; null if one
 * of them follows none.
 */
export function movesThatEnd(parameters: Parameters, labels: readonly string[] | undefined, ways: readonly LifeWay[]): NamedMove[] | null {
  const known = knownVocabulary(parameters, labels);
  if (!known) return null;
  const { steps, ends } = known.vocabulary;
  const mayEnd = (from: number, k: number) => ends[k]!.late === true || ways.some(({ ended }) => ended?.after === from && ended.end === k);
  if (ends.some(({ late }, k) => !late && !steps.some((_, from) => mayEnd(from, k)))) return null;
  const states = [...steps, ...ends].map(({ state }) => known.writtenAs(state) ?? state);
  return usualMoves(known.vocabulary, mayEnd, 'any').map(({ from, to, share }) => ({ from: states[from]!, to: states[to]!, share }));
}

/** Whether lives stop before steps that few reach, since another one follows, as approval and parts that a repair waits for. */
export function stallsAtOptional(parameters: Parameters, labels: readonly string[] | undefined): boolean {
  const { steps = [] } = knownVocabulary(parameters, labels)?.vocabulary ?? {};
  const isOptional = (at: number): boolean => at > 0 && at < steps.length - 1 && steps[at]!.share < SKIPPABLE_BELOW;
  return steps.some((_, at) => isOptional(at) && isOptional(at + 1));
}

/** Null for moves that a lifecycle without them does not make. */
function waysByMoves(all: readonly LifeWay[], states: readonly string[], moves: readonly NamedMove[], vocabulary: Vocabulary): LifeWay[] | null {
  const has = (from: number, to: number): boolean =>
    moves.some((each) => normal(each.from) === normal(states[from]!) && normal(each.to) === normal(states[to]!));
  const kept = all.filter(({ ended }) => !ended || has(ended.after, vocabulary.steps.length + ended.end));
  const same = usualMoves(vocabulary, (from, k) => has(from, vocabulary.steps.length + k), 'any');
  return same.length === moves.length && same.every(({ from, to }) => has(from, to)) ? kept : null;
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
  return Array.from({ length: Math.max(1, steps.length - 1) }, (_, until) => ({
    ...way(until, place),
    ended: { after: until, end: place - steps.length },
  }));
}
