import type { Blueprint, Diagnostic, KnowledgeOutcome } from '@seedbed/contract';
import { applyKnowledge, wordsBecause } from '@seedbed/meaning/answer';
import { settleBlueprint } from './settle/settle-blueprint.ts';
import { lookForThose, noteBeginnings, settleOrderAgain } from './settle/settle-order.ts';
import { standingOf } from './settle/standing.ts';

export type Answered = { readonly blueprint: Blueprint; readonly outcome: KnowledgeOutcome; readonly diagnostics: Diagnostic[] };

/**
 * A stored blueprint with an answer applied, and nothing else changed: people's edits stay. Does not change its argument. `wish`: words that became this
 * knowledge without a model; the reason of changed columns quotes it instead of naming a model.
 */
export async function answerBlueprint(stored: Blueprint, knowledge: unknown, wish?: string): Promise<Answered> {
  const reason = wish === undefined ? {} : { because: wordsBecause(wish), origin: 'words' as const };
  const { blueprint, outcome } = await applyKnowledge(knowledge, stored, reason);
  const diagnostics: Diagnostic[] = [];
  const touched = new Set(outcome.taken.map(({ table }) => table));
  if (touched.size > 0) {
    settleOrderAgain(blueprint, stored, touched);
    noteBeginnings(blueprint, stored);
    lookForThose(blueprint);
    await settleBlueprint(blueprint, diagnostics, await standingOf(stored));
  }
  return { blueprint, outcome, diagnostics };
}
