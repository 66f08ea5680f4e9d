import { qualifiedName, type Blueprint, type Catalog, type KnowledgeFault } from '@seedbed/contract';
import { answerBlueprint } from '@seedbed/inference';
import { reviseKnowledge } from '@seedbed/meaning/answer';
import { askUntilItHolds, type Check, type Rounds } from '../model/ask-in-rounds.ts';
import type { AnyModel, AskOptions } from '../model/ask-model.ts';
import { AssistError } from '../model/assist-error.ts';
import { knowledgeOf } from '../model/knowledge-of.ts';
import { FORM, INSTRUCTIONS, MEMBERS } from '../model/question.ts';
import { reviewFigures } from './review-figures.ts';

/**
 * The second question: the answer, its unused parts, how often its relations hold, and figures and rows of the columns that it changed or
 * that are still guesses. All of it comes from generated rows, without tables that have rows from the schema's script. `blueprint` is the
 * one before the answer.
 */
export async function reviewQuestionOf(catalog: Catalog, blueprint: Blueprint, knowledge: unknown, part = 1): Promise<string> {
  const { used, made } = await reviewFigures(blueprint, knowledge, filledTables(catalog), part);
  return `# What is still wrong in these rows?

${INSTRUCTIONS}

You answered once; your answer is below. Look at what it made, and correct only what an expert would call wrong: values, columns that contradict each other, orders of times, shares.

## How to answer

One JSON document of the same form, with what changes alone: { "format": 2, "tables": { "<table>": { … } } }. A column that you name replaces your statement of that column; "examples", "orders", "equations", "when" and
"states" that you name replace yours of that table, so repeat what stays. null instead of a statement takes it back. If nothing is wrong: { "format": 2, "tables": {} }.
${MEMBERS}

## Your answer

\`\`\`json
${JSON.stringify(knowledge)}
\`\`\`

## What was used of it

${used}

## What it made

${made}

${FORM}`;
}

/** Tables whose rows the schema's script inserts. */
export function filledTables({ tables }: Pick<Catalog, 'tables'>): ReadonlySet<string> {
  return new Set(tables.flatMap(({ schema, name, content }) => (content ? [qualifiedName(schema, name)] : [])));
}

/** The answer with its review merged over it. Throws AssistError for a review of another form. */
export function reviewed(knowledge: unknown, review: string): unknown {
  const read = knowledgeOf([review]);
  if (!read) throw new AssistError('The review is no knowledge: it has no "format": 2.');
  return reviseKnowledge(knowledge, read.knowledge);
}

/** Finds the errors in knowledge. */
export type FaultsOf = (knowledge: unknown) => Promise<readonly KnowledgeFault[]>;

/**
 * Asks the model for remaining problems, and has it correct its own errors. `answer` of the rounds is the whole revised answer; without a
 * usable review it is the given one, and `refused` says why.
 */
export async function askForReview(
  model: AnyModel,
  question: string,
  faultsOf: FaultsOf,
  knowledge: unknown,
  options: Omit<AskOptions, 'turns'> = {},
): Promise<Rounds> {
  try {
    return await askUntilItHolds(model, question, await reviewCheck(faultsOf, knowledge), options);
  } catch (error) {
    if (!(error instanceof AssistError)) throw error;
    return { answer: JSON.stringify(knowledge), calls: 1, faults: 0, refused: error.message };
  }
}

/** Merges a review over the answer; errors that the answer had before do not count against the review. */
export async function reviewCheck(faultsOf: FaultsOf, knowledge: unknown): Promise<Check> {
  const before = new Set((await faultsOf(knowledge)).map(keyOf));
  return async (text, over) => {
    const next = reviewed(over ?? knowledge, text);
    const faults = (await faultsOf(next)).filter((fault) => !before.has(keyOf(fault)));
    return { text: JSON.stringify(next), knowledge: next, faults };
  };
}

/** Finds the errors in knowledge, in this process. */
export function faultsIn(blueprint: Blueprint): FaultsOf {
  return async (knowledge) => (await answerBlueprint(blueprint, knowledge)).outcome.faults;
}

function keyOf({ place, message }: KnowledgeFault): string {
  return `${place}\n${message}`;
}
