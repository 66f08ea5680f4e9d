import { Problem, type Catalog, type KnowledgeDifference, type KnowledgeOutcome, type Diagnostic, type KnowledgeQuestion } from '@seedbed/contract';
import { answerStored, type Answer } from '../../assist/answer-stored.ts';
import { questionOf } from '../../assist/question.ts';
import { hashOf } from '../../documents/canonical-json.ts';
import type { Context } from '../method.ts';
import { measure, type Measured } from './measure.ts';

export type QuestionArgs = { readonly document: string; /** As JSON. */ readonly catalog: string; readonly part: number };
export type AnswerArgs = Answer & { readonly document: string };
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
    const asked = await questionOf(JSON.parse(catalog) as Catalog, documents.blueprint(document), part);
    if (part > asked.parts)
      throw new Problem('invalid-request', `There ${asked.parts === 1 ? 'is one part' : `are ${asked.parts} parts`} of the question, and no part ${part}.`, {
        errors: [{ pointer: '/query/part', message: `must be at most ${asked.parts}` }],
      });
    return { part: asked.part, parts: asked.parts, tables: [...asked.tables], text: asked.text };
  },

  async answer({ document, ...answer }: AnswerArgs, { documents }: Context): Promise<AnsweredText> {
    const { blueprint, ...answered } = await answerStored(documents.blueprint(document), answer);
    return { json: JSON.stringify(blueprint), sha256: hashOf(blueprint), ...answered, size: await measure(blueprint) };
  },
};
