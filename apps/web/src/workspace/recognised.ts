import type { BlueprintColumn } from '@seedbed/contract';

/** The confidence of inference in a value based on the type alone. */
const PLAIN = 0.3;

/** Reasons of inference that are words of the column's name: `"flight" in wo`. Below this share only these are: a doubted name. */
const NAME_REASON = /^"/;
const DOUBTED = 0.2;

/**
 * Whether the meaning of the column is unknown, so that it holds plain values of its type. A name may indicate
 * something with low confidence: then it is a guess. A choice by hand has no confidence.
 */
export function isUnrecognised({ confidence, generator, because }: BlueprintColumn): boolean {
  return generator !== undefined && confidence !== undefined && confidence <= PLAIN && !(confidence < DOUBTED && NAME_REASON.test(because ?? ''));
}
