import type { BlueprintColumn } from '@seedbed/contract';

/** Inference is this sure, and no surer, of a value that nothing but the type speaks for. */
const PLAIN = 0.3;

/** Below this share inference guesses. Agents are given the same columns (`unsure`). */
export const UNSURE = 0.6;

/** Whether nothing told what the column means, so that it holds plain values of its type. What somebody chose by hand says no confidence. */
export function isUnrecognised({ confidence, generator }: BlueprintColumn): boolean {
  return generator !== undefined && confidence !== undefined && confidence <= PLAIN;
}
