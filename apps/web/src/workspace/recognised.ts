import type { BlueprintColumn } from '@seedbed/contract';

/** Inference is this sure, and no surer, of a value that nothing but the type speaks for. */
const PLAIN = 0.3;

/** Below this share inference guesses. Agents are given the same columns (`unsure`). */
export const UNSURE = 0.6;

/** Reasons of inference that are words of the column's name: `"flight" in wo`. Below this share only these are: a doubted name. */
const NAME_REASON = /^"/;
const DOUBTED = 0.2;

/**
 * Whether nothing told what the column means, so that it holds plain values of its type. A name may have told
 * something, though too little to be sure: then it is a guess. What someone chose by hand says no confidence.
 */
export function isUnrecognised({ confidence, generator, because }: BlueprintColumn): boolean {
  return generator !== undefined && confidence !== undefined && confidence <= PLAIN && !(confidence < DOUBTED && NAME_REASON.test(because ?? ''));
}
