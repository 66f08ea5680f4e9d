import { askForReview, faultsIn, reviewed, reviewQuestionOf, type AnyModel } from '@seedbed/assist';
import type { KnowledgeFault } from '@seedbed/contract';
import type { AssistCall } from '../commands/assist.ts';
import { textOf } from '../source.ts';
import { callModel, type KnownSchema } from './ask-parts.ts';

export type ReadKnowledge = { readonly knowledge: unknown; readonly faults: readonly KnowledgeFault[] };

/** The answer after the review that the flags ask for, by the model that answered; null if only its question was printed. */
export async function reviewKnowledge(
  { context: { io, signal }, flags }: AssistCall,
  { catalog, blueprint }: KnownSchema,
  read: ReadKnowledge,
  model: AnyModel | null,
): Promise<ReadKnowledge | null> {
  const { knowledge, faults } = read;
  if (flags.reviewed !== undefined) return { knowledge: reviewed(knowledge, await textOf(flags.reviewed, io)), faults };
  if (!(flags.review ?? flags.with !== undefined)) return read;
  const question = await reviewQuestionOf(catalog, blueprint, knowledge, flags.part === undefined ? 1 : Number(flags.part));
  if (model === null) {
    io.stdout.write(question);
    io.stderr.write('Put this question to the same chat, save its answer, and run the command with --reviewed FILE.\n');
    return null;
  }
  const answer = await callModel(io, model, question, 'review: ', (onUsage) =>
    askForReview(model, question, faultsIn(blueprint), knowledge, { signal, onUsage }),
  );
  return { knowledge: JSON.parse(answer) as unknown, faults };
}
