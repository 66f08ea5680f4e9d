import { Problem } from '@seedbed/contract';
import { ARGUMENTS, tool } from '../tool.ts';
import { ACCEPT } from './answer.ts';

/** Keeps the latest tried answer, or its accepted parts. */
export const keep = tool({
  name: 'keep',
  title: 'Keep the answer tried last',
  description:
    'Keeps the answer that `answer` tried last, all of it or the tables and columns in `accept`. `undo` takes it back; `edit` with document: true gives the blueprint as a file.',
  input: { blueprint: ARGUMENTS.blueprint, accept: ACCEPT },
  readOnly: true,
  async run(session, { blueprint, accept }) {
    const { name, held } = session.find(blueprint);
    const { answered: last } = held;
    if (!last || last.isKept) throw new Problem('not-found', `No answer was tried on ${name} since its last change. Call \`answer\` first.`);
    const { answerStored } = await import('@seedbed/assist');
    const { keptHeld, tellAnswered } = await import('../answered.ts');
    const answered = await answerStored(last.before, { knowledge: last.knowledge, accept });
    const changes = answered.tables.length > 0;
    if (changes) session.replace(name, { ...keptHeld(held, answered), answered: { ...last, isKept: true } });
    return [{ blueprint: name, kept: changes, ...tellAnswered(answered) }];
  },
});
