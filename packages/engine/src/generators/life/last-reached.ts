import type { Vocabulary } from './vocabularies.ts';

/** The last step that most lifecycles reach: late ends follow it. */
export function lastReached(steps: Vocabulary['steps']): number {
  for (let k = steps.length - 1; k > 0; k--) if (steps[k]!.share > 0.3) return k;
  return 0;
}
