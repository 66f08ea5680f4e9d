import { Problem } from '@seedbed/contract';
import { z } from 'zod';
import type { Held } from '../session.ts';
import { ARGUMENTS, tool, type AgentClient } from '../tool.ts';

export const ACCEPT = z.array(z.string()).min(1).optional().describe('Only these tables ("orders") and columns ("orders.total"); without it everything');

/** Applies an agent's knowledge of the whole schema. */
export const answer = tool({
  name: 'answer',
  title: 'Say what rows hold',
  description:
    'Takes what you know of the schema, in the form that `question` gives: { "format": 2, "tables": { … } } by the schema\'s own names. Says what it changes, which statements do not hold (errors, with what to write instead), ' +
    'which columns stay and why, in how many rows each stated relation holds, and rows before and after. Nothing is kept without keep: true; `keep` keeps the one tried last, which `rows`, `preview` and `check_rows` show already. ' +
    'A wrong statement costs itself alone. To correct it, answer again with corrects: true and only what changes. `review` then shows what the rows look like. It wins over everything but types, keys and CHECKs.',
  input: {
    blueprint: ARGUMENTS.blueprint,
    knowledge: z
      .union([z.record(z.string(), z.unknown()), z.string()])
      .optional()
      .describe('The document, as an object or as text. Without it, a client that declares sampling lets its model answer the question, part by part'),
    corrects: z
      .boolean()
      .default(false)
      .describe(
        'true: only what changes, laid over the last answer. A column replaces that column, a list (equations, orders, when, examples) the whole list of its table; null takes a statement back',
      ),
    accept: ACCEPT,
    keep: z.boolean().default(false).describe('true: the blueprint has it from now on; `undo` takes it back'),
  },
  readOnly: true,
  async run(session, { blueprint, knowledge, corrects, accept, keep }, { signal, client }) {
    const { answerStored, readAnswers } = await import('@seedbed/assist');
    const { keptHeld, tellAnswered } = await import('../answered.ts');
    const { name, held } = session.find(blueprint);
    const { answered: last } = held;
    if (corrects && !last) throw new Problem('not-found', `There is no answer on ${name} to correct since its last change. Answer without \`corrects\`.`);
    const read = readAnswers(
      knowledge === undefined
        ? { answers: await answersOf(client?.model, held, signal) }
        : typeof knowledge === 'string'
          ? { answers: [knowledge] }
          : { knowledge },
    );
    const { reviseKnowledge } = await import('@seedbed/meaning/answer');
    const whole = corrects ? reviseKnowledge(last!.knowledge, read.knowledge) : read.knowledge;
    const before = corrects ? last!.before : held.blueprint;
    const answered = await answerStored(before, { knowledge: whole, accept });
    const isKept = keep && answered.tables.length > 0;
    const tried = keptHeld(held, answered);
    session.replace(name, {
      ...(isKept ? tried : held),
      answered: { knowledge: whole, before, isKept, tried: { blueprint: tried.blueprint, stated: tried.stated ?? [] } },
    });
    return [{ blueprint: name, kept: isKept, ...tellAnswered(answered) }];
  },
});

/** Questions that one call puts to the client's model. */
const MAX_PARTS = 8;

/** The answers of the client's model to all parts of the question, each corrected by it where statements do not hold. */
async function answersOf(model: AgentClient['model'], { catalog, blueprint }: Held, signal: AbortSignal): Promise<string[]> {
  if (!model)
    throw new Problem('invalid-request', 'Pass `knowledge`: this client does not let its model answer (sampling). `question` gives the question and the form.');
  if (!catalog) throw new Problem('invalid-request', 'This blueprint came as a document, which says no schema to ask about. `infer` with DDL.');
  const { askInRounds, questionOf } = await import('@seedbed/assist');
  const answers: string[] = [];
  for (let part = 1, parts = 1; part <= parts; part++) {
    const { text, parts: all } = await questionOf(catalog, blueprint, part);
    if (all > MAX_PARTS)
      throw new Problem('too-large', `The question has ${all} parts, more than the ${MAX_PARTS} that one call asks. Use \`question\` with \`part\`.`);
    parts = all;
    answers.push((await askInRounds(model, text, blueprint, { signal })).answer);
  }
  return answers;
}
