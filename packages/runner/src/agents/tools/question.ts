import { Problem } from '@seedbed/contract';
import { z } from 'zod';
import { ARGUMENTS, tool } from '../tool.ts';

/** The question about a schema, and its form. */
export const question = tool({
  name: 'question',
  title: 'Ask what knowledge is wanted',
  description:
    'Gives the question that `answer` takes the answer to: the schema, whole rows as they are now, what to think of for each table, a worked example and the JSON Schema of the answer. ' +
    'Answer it yourself, from what you know of the trade and its code. Large schemas come in parts: ask for each, and answer each.',
  input: { blueprint: ARGUMENTS.blueprint, part: z.number().int().min(1).default(1) },
  readOnly: true,
  async run(session, { blueprint, part }) {
    const { held } = session.find(blueprint);
    if (!held.catalog)
      throw new Problem(
        'invalid-request',
        'This blueprint came as a document, which says no schema. `infer` with DDL, and ask again; `unsure` lists its weak columns.',
      );
    const { questionOf } = await import('@seedbed/assist');
    const made = await questionOf(held.catalog, held.blueprint, part);
    if (part > made.parts) throw new Problem('invalid-request', `There ${made.parts === 1 ? 'is one part' : `are ${made.parts} parts`}, and no part ${part}.`);
    return [made.text, { part, parts: made.parts, tables: made.tables }];
  },
});
