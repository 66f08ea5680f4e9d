import { normal } from './label-roles.ts';
import { VOCABULARIES, type Step, type Vocabulary } from './vocabularies.ts';

/** States of a lifecycle outside of all vocabularies. */
export type OwnStates = {
  /** Those on the way, in order; rows of the last days are there. */
  readonly steps: readonly string[];
  /** Those where a life comes to rest, one after the other. */
  readonly goals: readonly string[];
  /** States in which it may end instead. */
  readonly ends: readonly string[];
  /** Shares of finished lives: one for each of `goals`, then of `ends`. Without them, the first ones are more frequent. */
  readonly weights?: readonly number[];
  /** The `ends` that come only after all steps, as a refund does. Default: those that do so in a known lifecycle. */
  readonly late?: readonly string[];
};

const DAY = 24 * 60;
/** Share of lives that go on from one step to the next. */
const GO_ON = 0.995;
/** A step that lives may do without. */
const SELDOM = 0.25;
const DETOURS = /hold|wait|paus|block|escalat|retry|reopen|partial/;

/** A lifecycle through custom states. States that vocabularies know have their dwell times, first those of the one that it is `like`. */
export function ownLife({ steps, goals, ends, weights, late }: OwnStates, like?: Vocabulary): Vocabulary {
  const usual = like ? [...like.steps, ...like.ends, ...KNOWN] : KNOWN;
  const minutesOf = (state: string): number => usual.find((each) => each.minutes > 0 && normal(each.state) === normal(state))?.minutes ?? DAY;
  const weight = (i: number) => weights?.[i] ?? 1 / (i + 1);
  const sum = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, i) => weight(from + i)).reduce((x, y) => x + y, 0);
  const all = sum(0, goals.length + ends.length);
  const onTheWay = steps.map((state, i): Step => ({ state, share: DETOURS.test(normal(state)) ? SELDOM : GO_ON, minutes: i === 0 ? 0 : minutesOf(state) }));
  const atRest = goals.map((state, i): Step => {
    const share = i === 0 ? GO_ON : sum(i, goals.length) / sum(i - 1, goals.length);
    return { state, share, minutes: minutesOf(state) };
  });
  return {
    steps: [...onTheWay, ...atRest],
    ends: ends.map((state, i) => ({
      state,
      share: weight(goals.length + i) / all,
      minutes: minutesOf(state),
      ...((late ? late.includes(state) : isLate(state)) ? { late: true } : {}),
    })),
  };
}

const KNOWN = Object.values(VOCABULARIES as Readonly<Record<string, Vocabulary>>).flatMap(({ steps, ends }) => [...steps, ...ends]);

function isLate(state: string): boolean {
  return KNOWN.some((each) => 'late' in each && each.late === true && normal(each.state) === normal(state));
}
