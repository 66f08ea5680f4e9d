import { normal } from './label-roles.ts';
import { VOCABULARIES, type Step, type Vocabulary } from './vocabularies.ts';

/** States of a lifecycle outside of all vocabularies. */
export type OwnStates = {
  /** Intermediate states, in order; rows of the last days are in them. */
  readonly steps: readonly string[];
  /** Final states, in order. */
  readonly goals: readonly string[];
  /** States in which it may end early. */
  readonly ends: readonly string[];
  /**
   * Shares of finished lifecycles: one for each of `goals`, then of `ends`. Without them, the first ones are more
   * frequent.
   */
  readonly weights?: readonly number[];
  /**
   * The `ends` that are possible only after all steps, like a refund. Default: those that are late in a known
   * lifecycle.
   */
  readonly late?: readonly string[];
};

const DAY = 24 * 60;
/** Share of lifecycles that continue from one step to the next. */
const CONTINUE_SHARE = 0.995;
/** The share that reaches an optional step. */
const OPTIONAL_STEP_SHARE = 0.25;
const DETOURS = /hold|wait|paus|block|escalat|retry|reopen|partial/;

/**
 * A lifecycle through custom states. States that vocabularies know get their dwell times, preferably from the
 * vocabulary in `like`.
 */
export function ownLife({ steps, goals, ends, weights, late }: OwnStates, like?: Vocabulary): Vocabulary {
  const usual = like ? [...like.steps, ...like.ends, ...KNOWN] : KNOWN;
  const minutesOf = (state: string): number => usual.find((each) => each.minutes > 0 && normal(each.state) === normal(state))?.minutes ?? DAY;
  const weight = (i: number) => weights?.[i] ?? 1 / (i + 1);
  const sum = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, i) => weight(from + i)).reduce((x, y) => x + y, 0);
  const all = sum(0, goals.length + ends.length);
  const onTheWay = steps.map((state, i): Step => ({
    state,
    share: DETOURS.test(normal(state)) ? OPTIONAL_STEP_SHARE : CONTINUE_SHARE,
    minutes: i === 0 ? 0 : minutesOf(state),
  }));
  const atRest = goals.map((state, i): Step => {
    const share = i === 0 ? CONTINUE_SHARE : sum(i, goals.length) / sum(i - 1, goals.length);
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
