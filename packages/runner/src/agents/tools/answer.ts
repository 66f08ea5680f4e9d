import { Problem } from '@seedbed/contract';
import { z } from 'zod';
import { ARGUMENTS, tool } from '../tool.ts';

export const ACCEPT = z.array(z.string()).min(1).optional().describe('Only these tables ("orders") and columns ("orders.total"); without it everything');

/** Applies an agent's knowledge of the whole schema. */
export const answer = tool({
  name: 'answer',
  title: 'Say what rows hold',
  description:
    'Takes what you know of the schema, in the form that `question` gives: { "format": 2, "tables": { … } } by the schema\'s own names. Says what it changes, which statements do not hold (errors, with what to write instead), ' +
    'which columns stay and why, in how many rows each stated relation holds, and rows before and after. Nothing is kept without keep: true; `keep` keeps the one tried last. ' +
    'A wrong statement costs itself alone. To correct it, answer again with corrects: true and only what changes. `review` then shows what the rows look like. It wins over everything but types, keys and CHECKs.',
  input: {
    blueprint: ARGUMENTS.blueprint,
    knowledge: z.union([z.record(z.string(), z.unknown()), z.string()]).describe('The document, as an object or as text'),
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
  async run(session, { blueprint, knowledge, corrects, accept, keep }) {
    const { answerStored, readAnswers } = await import('@seedbed/assist');
    const { keptHeld, tellAnswered } = await import('../answered.ts');
    const { name, held } = session.find(blueprint);
    const { answered: last } = held;
    if (corrects && !last) throw new Problem('not-found', `There is no answer on ${name} to correct since its last change. Answer without \`corrects\`.`);
    const read = readAnswers(typeof knowledge === 'string' ? { answers: [knowledge] } : { knowledge });
    const { reviseKnowledge } = await import('@seedbed/meaning/answer');
    const whole = corrects ? reviseKnowledge(last!.knowledge, read.knowledge) : read.knowledge;
    const before = corrects ? last!.before : held.blueprint;
    const answered = await answerStored(before, { knowledge: whole, accept });
    const isKept = keep && answered.tables.length > 0;
    session.replace(name, { ...(isKept ? keptHeld(held, answered) : held), answered: { knowledge: whole, before, isKept } });
    return [{ blueprint: name, kept: isKept, ...tellAnswered(answered) }];
  },
});
