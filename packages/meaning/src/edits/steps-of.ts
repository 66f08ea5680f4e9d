import type { DecisionStep } from '@seedbed/contract';
import { leftBy, NOTHING, type Edit } from './edits.ts';

/** The edits of one column as people read them: what each step left of it. A step that left all as it was is none. */
export function stepsOf(edits: readonly Edit[]): DecisionStep[] {
  const steps: DecisionStep[] = [];
  let left = NOTHING;
  let last = '';
  for (const [i, edit] of edits.entries()) {
    left = leftBy(left, edit);
    const { by } = edit;
    if (edits[i + 1]?.by === by) continue;
    const { generator, entity, nullRate, because, confidence } = left;
    const state = { generator, ...(entity ? { entity } : {}), ...(nullRate ? { nullRate } : {}) };
    const text = JSON.stringify(state);
    const reasons = by.changesReasons && steps.at(-1)?.because?.words !== because?.words;
    if ((text === last && !reasons) || (generator === null && steps.length === 0)) continue;
    last = text;
    steps.push({ pass: by.name, reads: by.reads, ...state, ...(because && { because }), ...(confidence !== undefined && { probability: confidence }) });
  }
  return steps;
}
