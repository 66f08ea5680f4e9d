import { z } from 'zod';
import { ARGUMENTS, tool } from '../tool.ts';

export const ACCEPT = z.array(z.string()).min(1).optional().describe('Only these tables ("orders") and columns ("orders.total"); without it everything');

/** Takes what an agent knows of the whole schema. */
export const answer = tool({
  name: 'answer',
  title: 'Say what rows hold',
  description:
    'Takes what you know of the schema, in the form that `question` gives: { "format": 2, "tables": { … } } by the schema\'s own names. Says what it changes, which statements do not hold (errors, with what to write instead), ' +
    'which columns stay and why, in how many rows each stated relation holds, and rows before and after. Nothing is kept without keep: true; `keep` keeps the one tried last. ' +
    'A wrong statement costs itself alone: correct it and answer again, with the corrected tables alone if you like. It wins over everything but types, keys and CHECKs.',
  input: {
    blueprint: ARGUMENTS.blueprint,
    knowledge: z.union([z.record(z.string(), z.unknown()), z.string()]).describe('The document, as an object or as text'),
    accept: ACCEPT,
    keep: z.boolean().default(false).describe('true: the blueprint has it from now on; `undo` takes it back'),
  },
  readOnly: true,
  async run(session, { blueprint, knowledge, accept, keep }) {
    const { answerHeld, keptHeld, tellAnswered } = await import('../answered.ts');
    const { name, held } = session.find(blueprint);
    const answered = await answerHeld(held, { ...(typeof knowledge === 'string' ? { answers: [knowledge] } : { knowledge }), accept });
    const changes = answered.tables.length > 0;
    if (keep && changes) session.replace(name, keptHeld(held, answered));
    else if (!keep) session.replace(name, { ...held, tried: knowledge });
    return [{ blueprint: name, kept: keep && changes, ...tellAnswered(answered) }];
  },
});
