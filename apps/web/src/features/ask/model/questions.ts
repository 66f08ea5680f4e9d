import { estimateTokens, type KnowledgeQuestion } from '@seedbed/contract';
import type { ModelQuestion } from './use-model-calls.ts';

/** The whole question, part by part. */
export function partsOfQuestion(parts: number): readonly ModelQuestion[] {
  return Array.from({ length: parts }, (_, i) => ({ name: parts === 1 ? 'The question' : `Part ${i + 1} of ${parts}`, body: { part: i + 1 } }));
}

/** The rows of an answer, shown to the model that gave it. */
export function reviewOf(given: readonly string[]): ModelQuestion {
  return { name: 'The review', body: { answers: [...given] } };
}

/** A table at a time; undefined with nothing to ask there: then a small model gets the whole question. */
export function shortAsk(
  question: KnowledgeQuestion | null | undefined,
): { readonly questions: readonly ModelQuestion[]; readonly tokens: number } | undefined {
  if (question?.tables.length === 0) return undefined;
  return { questions: [{ name: 'The tables', body: { part: 1, short: true } }], tokens: question ? estimateTokens(question.text.length) : 0 };
}
