import { Problem } from '@seedbed/contract';
import { z } from 'zod';
import { ARGUMENTS, tool } from '../tool.ts';

/** Wishes in words: the question, the changes tried one by one, and those that are accepted. */
export const say = tool({
  name: 'say',
  title: 'Change rows by wishes in words',
  description:
    'For wishes such as "10 % of orders refunded, customers in Germany": with `words` alone it gives the question; answer it yourself and pass `changes`, one for each wish. Each is tried by itself and shown with rows before and after; ' +
    'one that does not hold whole is not possible, and says why. Nothing is kept without `accept`: numbers of changes, from 1; `undo` takes them back.',
  input: {
    blueprint: ARGUMENTS.blueprint,
    words: z.string().min(1).optional().describe('The wishes, as the user said them'),
    changes: z
      .array(
        z.object({
          wish: z.string().min(1).max(2000),
          knowledge: z.record(z.string(), z.unknown()).optional(),
          cannot: z.string().min(1).max(2000).optional(),
        }),
      )
      .min(1)
      .max(60)
      .optional()
      .describe('{ wish, knowledge } or { wish, cannot } for each; knowledge has the form that the question gives'),
    accept: z.array(z.number().int().min(1)).min(1).optional().describe('Numbers of the changes to keep'),
  },
  readOnly: true,
  async run(session, { blueprint, words, changes, accept }) {
    const { name, held } = session.find(blueprint);
    const { acceptedWishes, readWishes, tryWishes, wishQuestionOf } = await import('../../assist/wishes.ts');
    if (!changes) {
      if (words === undefined) throw new Problem('invalid-request', 'Pass words for the question, or changes to try.');
      if (!held.catalog)
        throw new Problem(
          'invalid-request',
          'This blueprint came as a document, which says no schema. `infer` with DDL, or change single columns with `edit`.',
        );
      return [await wishQuestionOf(held.catalog, held.blueprint, words)];
    }
    const { answerHeld, keptHeld, tellAnswered } = await import('../answered.ts');
    const wishes = readWishes({ format: 2, changes });
    const tried = await tryWishes(held.blueprint, wishes);
    const knowledge = accept && acceptedWishes(wishes, tried, accept);
    if (knowledge !== undefined) session.replace(name, keptHeld(held, await answerHeld(held, { knowledge })));
    return [
      {
        blueprint: name,
        kept: accept ?? [],
        changes: tried.map(({ number, wish, cannot, outcome, tables }) => ({
          number,
          wish,
          ...(cannot === undefined
            ? { tables: tellAnswered({ outcome: outcome!, tables, diagnostics: [], blueprint: held.blueprint }).tables }
            : { notPossible: cannot }),
        })),
      },
    ];
  },
});
