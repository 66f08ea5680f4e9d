import { Problem, type Blueprint, type Diagnostic, type KnowledgeDifference, type KnowledgeOutcome } from '@seedbed/contract';
import { compileOnce } from '@seedbed/engine/compile-blueprint';
import { answerBlueprint } from '@seedbed/inference';
import { acceptedKnowledge } from '@seedbed/meaning/answer';
import { AssistError } from '../model/assist-error.ts';
import { knowledgeOf } from '../model/knowledge-of.ts';
import { reviewed } from '../review/review.ts';
import { newShortfalls } from '../review/shortfalls.ts';
import { knowledgeDifference } from './knowledge-difference.ts';

/** An answer to a question: as texts, one for each part, or as the document itself; and the accepted tables and columns. */
export type Answer = {
  readonly answers?: readonly string[] | undefined;
  readonly knowledge?: unknown;
  /** The answer to the second question, merged over the first. */
  readonly review?: string | undefined;
  /** Without it all of it. */
  readonly accept?: readonly string[] | undefined;
  /** The request that became this knowledge without a model. */
  readonly wish?: string | undefined;
};

export type AnsweredStored = {
  readonly blueprint: Blueprint;
  readonly outcome: KnowledgeOutcome;
  readonly tables: readonly KnowledgeDifference[];
  readonly diagnostics: readonly Diagnostic[];
};

/**
 * A stored blueprint with an answer applied, and the differences. Throws Problem `invalid-request` for anything that is
 * not an answer, and for accepted names that it does not contain.
 */
export async function answerStored(stored: Blueprint, answer: Answer): Promise<AnsweredStored> {
  const { knowledge: read, faults } = readAnswers(answer);
  const accepted = answer.accept === undefined ? { knowledge: read, unknown: [] } : acceptedKnowledge(read, stored, answer.accept);
  if (accepted.unknown.length > 0)
    throw new Problem('invalid-request', `The answer says nothing of ${accepted.unknown.slice(0, 5).join(', ')}.`, {
      errors: [{ pointer: '/accept', message: `must be tables or columns that the answer names: ${namesOf(read)}` }],
    });
  const { blueprint, outcome, diagnostics } = await answerBlueprint(stored, accepted.knowledge, answer.wish);
  const whole = { ...outcome, faults: [...faults, ...outcome.faults] };
  const compile = compileOnce();
  const fewer = newShortfalls(await compile(stored), await compile(blueprint));
  return { blueprint, outcome: whole, diagnostics: [...fewer, ...diagnostics], tables: await knowledgeDifference(stored, blueprint, whole, compile) };
}

/** The answer with its review. Throws Problem `invalid-request` if either cannot be read. */
export function readAnswers({ answers, knowledge, review }: Answer): NonNullable<ReturnType<typeof knowledgeOf>> {
  const texts = answers ?? [JSON.stringify(knowledge ?? null)];
  try {
    const found = knowledgeOf(texts);
    if (found) return review === undefined ? found : { ...found, knowledge: reviewedIn(found.knowledge, review) };
  } catch (error) {
    if (error instanceof AssistError) throw noAnswer(error.message);
    throw error;
  }
  throw noAnswer('The answer is no knowledge: a document with "format": 2 and "tables" is expected.');
}

function reviewedIn(knowledge: unknown, review: string): unknown {
  try {
    return reviewed(knowledge, review);
  } catch (error) {
    if (error instanceof AssistError) throw noAnswer(error.message, '/review');
    throw error;
  }
}

function noAnswer(message: string, pointer = '/answers/0'): Problem {
  return new Problem('invalid-request', message, { errors: [{ pointer, message }] });
}

function namesOf(knowledge: unknown): string {
  const { tables } = (knowledge ?? {}) as { tables?: object };
  return Object.keys(tables ?? {})
    .slice(0, 40)
    .join(', ');
}
