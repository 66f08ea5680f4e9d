import { Problem } from '@seedbed/contract';
import { ARGUMENTS, tool } from '../tool.ts';

/** The rows that an answer produced, for the agent to correct itself. */
export const review = tool({
  name: 'review',
  title: 'Review what the last answer made',
  description:
    'Shows what the last answer made, tried or kept: statements that were not used, how often each stated relation holds, shares and ranges of the columns that it changed, those that are still a guess, and five rows of each table. ' +
    'All of it is computed from generated rows. Look for what an expert would call wrong, and correct it with `answer`, corrects: true.',
  input: { blueprint: ARGUMENTS.blueprint },
  readOnly: true,
  async run(session, { blueprint }) {
    const { name, held } = session.find(blueprint);
    const { answered, catalog } = held;
    if (!answered)
      throw new Problem('not-found', `There is no answer on ${name} to review since its last change. Call \`answer\` first; \`rows\` shows rows without one.`);
    const { filledTables, reviewFigures } = await import('@seedbed/assist');
    const { used, made } = await reviewFigures(answered.before, answered.knowledge, catalog && filledTables(catalog));
    const next = answered.isKept ? 'It is kept.' : 'It is not kept yet: `keep` keeps it.';
    return [
      `## What was used of the answer\n\n${used}\n\n## What it made\n\n${made}\n\nCorrect with \`answer\`, corrects: true, and only what changes: values, columns that contradict each other, orders of times, shares. ${next}`,
    ];
  },
});
