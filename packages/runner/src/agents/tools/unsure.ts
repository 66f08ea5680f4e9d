import { qualifiedName, UNSURE } from '@seedbed/contract';
import { z } from 'zod';
import { objectsOf } from '../answered.ts';
import { ARGUMENTS, tool } from '../tool.ts';

const SHOWN = { columns: 60, rows: 3 } as const;

/** Uncertain columns, with whole rows of their tables. */
export const unsure = tool({
  name: 'unsure',
  title: 'List weak columns',
  description:
    'Lists columns whose values are a guess, weakest first: what makes them, how sure that is (0 to 1) and why, with whole rows of their tables. ' +
    'Say what they really hold with `answer` (the whole schema at once) or `edit` (single columns).',
  input: {
    blueprint: ARGUMENTS.blueprint,
    below: z.number().min(0).max(1).default(UNSURE).describe('Lists columns that are less sure than this'),
    tables: z.array(z.string()).min(1).optional().describe('Only these'),
  },
  readOnly: true,
  async run(session, { blueprint: requested, below, tables }) {
    const { blueprint } = session.find(requested).held;
    const plan = await session.runner.compile(blueprint);
    const wanted = (schema: string, name: string) => !tables || tables.includes(name) || tables.includes(qualifiedName(schema, name));
    const weak = blueprint.tables
      .filter(({ schema, name }) => wanted(schema, name))
      .flatMap(({ schema, name, columns }) =>
        columns.flatMap(({ name: column, type, generator, confidence, because }) =>
          generator && confidence !== undefined && confidence < below
            ? [{ table: qualifiedName(schema, name), column, type, kind: generator.kind, confidence, because }]
            : [],
        ),
      )
      .toSorted((a, b) => a.confidence - b.confidence);
    const shown = weak.slice(0, SHOWN.columns);
    const rows = [...new Set(shown.map(({ table }) => table))].map((table) => ({ table, rows: objectsOf(session.runner.rows(plan, table, 0, SHOWN.rows)) }));
    return [{ weak: shown, ...(weak.length > shown.length && { more: weak.length - shown.length }), rows }];
  },
});
