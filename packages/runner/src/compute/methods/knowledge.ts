import {
  answerStored,
  AssistError,
  ownWords,
  questionOf,
  readAnswers,
  readCurrentRows,
  readRequests,
  requestQuestion,
  reviewQuestionOf,
  shortQuestionsOf,
  tryRequests,
  type Answer,
  type ShortQuestion,
} from '@seedbed/assist';
import {
  Problem,
  type AskedChanges,
  type Catalog,
  type TriedChange,
  type Diagnostic,
  type KnowledgeDifference,
  type KnowledgeOutcome,
  type KnowledgeQuestion,
  type Wishes,
} from '@seedbed/contract';
import { brokenChecks } from '../../documents/agreements/agreements.ts';
import { hashOf } from '../../documents/canonical-json.ts';
import type { Context } from '../method.ts';
import { measure, type Measured } from './measure.ts';

export type QuestionArgs = { readonly document: string; /** As JSON. */ readonly catalog: string; readonly part: number };
export type AnswerArgs = Answer & { readonly document: string };
export type ReviewArgs = AnswerArgs & { readonly catalog: string };
export type SayArgs = {
  readonly document: string;
  /** As JSON; null if none is kept. */ readonly catalog: string | null;
  readonly words: string;
  readonly table?: string | undefined;
};
export type ChangesArgs = { readonly document: string; readonly answer?: string | undefined; readonly changes?: Wishes['changes'] | undefined };
export type AnsweredText = {
  readonly json: string;
  readonly sha256: string;
  readonly outcome: KnowledgeOutcome;
  readonly tables: readonly KnowledgeDifference[];
  readonly diagnostics: readonly Diagnostic[];
  readonly size: Measured;
};

/** Questions about stored blueprints, and answers to them. */
export const knowledgeMethods = {
  async question({ document, catalog, part }: QuestionArgs, { documents }: Context): Promise<Omit<KnowledgeQuestion, 'revision'>> {
    const made = await questionOf(JSON.parse(catalog) as Catalog, documents.blueprint(document), part);
    if (part > made.parts)
      throw new Problem('invalid-request', `There ${made.parts === 1 ? 'is one part' : `are ${made.parts} parts`} of the question, and no part ${part}.`, {
        errors: [{ pointer: '/query/part', message: `must be at most ${made.parts}` }],
      });
    return { part: made.part, parts: made.parts, tables: [...made.tables], text: made.text };
  },

  async shortQuestions({ document, catalog }: Omit<QuestionArgs, 'part'>, { documents }: Context): Promise<readonly ShortQuestion[]> {
    return shortQuestionsOf(JSON.parse(catalog) as Catalog, documents.blueprint(document));
  },

  async answer({ document, ...answer }: AnswerArgs, { documents }: Context): Promise<AnsweredText> {
    const { blueprint, ...answered } = await answerStored(documents.blueprint(document), answer);
    return { json: JSON.stringify(blueprint), sha256: hashOf(blueprint), ...answered, size: await measure(blueprint) };
  },

  async review({ document, catalog, ...answer }: ReviewArgs, { documents }: Context): Promise<string> {
    return reviewQuestionOf(JSON.parse(catalog) as Catalog, documents.blueprint(document), readAnswers(answer).knowledge);
  },

  async say({ document, catalog, words, table }: SayArgs, { documents }: Context): Promise<Omit<AskedChanges, 'revision'>> {
    const blueprint = documents.blueprint(document);
    const { changes, rest, missed } = ownWords(blueprint, words, await readCurrentRows(blueprint), table);
    const text = rest.length === 0 || catalog === null ? null : await requestQuestion(JSON.parse(catalog) as Catalog, blueprint, rest.join('\n'));
    return { changes: [...changes], rest: [...rest], missed: [...missed], text };
  },

  async changes({ document, answer, changes = [] }: ChangesArgs, { documents }: Context): Promise<TriedChange[]> {
    const requests = [...changesOf({ changes }, '/changes'), ...(answer === undefined ? [] : changesOf(answer, '/answer'))];
    return (await tryRequests(documents.blueprint(document), requests, brokenChecks)).map(({ outcome: _, tables, means, ...tried }) => {
      const { knowledge } = requests[tried.number - 1]!;
      return { ...tried, ...(means && { means: [...means] }), tables: [...tables], ...(knowledge && tried.cannot === undefined ? { knowledge } : {}) };
    });
  },
};

/** Throws Problem `invalid-request` if there is no list of changes. */
function changesOf(given: string | { changes: Wishes['changes'] }, pointer: string): Wishes['changes'] {
  if (typeof given !== 'string' && given.changes.length === 0) return [];
  try {
    return [...readRequests(typeof given === 'string' ? given : { format: 2, ...given })];
  } catch (error) {
    if (error instanceof AssistError) throw new Problem('invalid-request', error.message, { errors: [{ pointer, message: error.message }] });
    throw error;
  }
}
