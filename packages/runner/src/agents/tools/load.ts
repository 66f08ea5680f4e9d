import { Problem } from '@seedbed/contract';
import type { LoadProgress } from '../../load/report.ts';
import { z } from 'zod';
import { worstOf } from '../../operations/messages/worst-of.ts';
import { targetOf } from '../target-of.ts';
import { ARGUMENTS, tool } from '../tool.ts';

/** Fills the process's database, in one transaction. */
export const load = tool({
  name: 'load',
  title: 'Fill the database',
  description:
    'Fills the database that this server was started with (--url or SEEDBED_TARGET_URL), in one transaction: whole, or not at all. ' +
    'Other addresses are refused, unless the server was started with --allow-any-target. mode empty (the default) refuses tables that have rows; append adds to them, keep leaves them and refers to them, truncate removes them first. modes sets it for single tables.',
  input: {
    blueprint: ARGUMENTS.blueprint,
    url: z.string().optional().describe('postgres://…; only where this server was started with --allow-any-target'),
    mode: z.enum(['empty', 'append', 'keep', 'truncate']).default('empty').describe('How existing rows are treated'),
    modes: z
      .record(z.string(), z.enum(['generate', 'append', 'keep', 'truncate', 'skip']))
      .optional()
      .describe('Tables that differ, such as {"public.country": "keep"}'),
    create: z.boolean().optional().describe('true: makes the schema from the DDL first'),
    tables: z.array(z.string()).min(1).optional().describe('Only these'),
  },
  readOnly: false,
  async run(session, { blueprint: name, url, mode, modes, create, tables }, { signal, progress }) {
    const { blueprint, ddl, catalog } = session.find(name).held;
    const target = targetOf(session.target, url);
    if (create && ddl === undefined) throw new Problem('invalid-request', 'create needs a blueprint that was inferred from DDL.');
    const byTable = new Map<string, LoadProgress>();
    const report = await session.runner.load(blueprint, target, {
      mode,
      ...(modes && { modes }),
      ...(create && { create: ddl! }),
      ...(catalog && { catalog }),
      ...(tables && { tables }),
      learn: ddl !== undefined || catalog !== undefined,
      signal,
      onProgress: (one) => {
        byTable.set(one.table, one);
        const sum = (of: 'rows' | 'total') => [...byTable.values()].reduce((all, each) => all + each[of], 0);
        progress(sum('rows'), sum('total'), `${one.table}: ${one.rows} of ${one.total} rows`);
      },
    });
    return [
      {
        rows: report.rows,
        seconds: report.seconds,
        tables: report.tables.map(({ table, rows, note }) => ({ table, rows, ...(note !== undefined && { note }) })),
        diagnostics: [
          ...worstOf(report.diagnostics).lines,
          ...report.diagnostics.flatMap(({ code, message }) => (code === 'tool-tables-kept' ? [message] : [])),
        ],
      },
    ];
  },
});
