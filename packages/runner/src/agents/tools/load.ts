import { Problem } from '@seedbed/contract';
import type { LoadProgress } from '../../load/report.ts';
import { z } from 'zod';
import { worstOf } from '../../operations/messages/worst-of.ts';
import { targetOf } from '../target-of.ts';
import { ARGUMENTS, tool, type AgentClient } from '../tool.ts';

type Mode = 'empty' | 'append' | 'keep' | 'truncate';

const EXISTING_ROWS = {
  stop: 'Load nothing',
  keep: 'Leave them, and refer to them',
  append: 'Leave them, and add new rows',
  truncate: 'Remove them first',
} as const;
const REMOVAL = { stop: 'Load nothing', remove: 'Remove the rows' } as const;

/** Fills the process's database, in one transaction. */
export const load = tool({
  name: 'load',
  title: 'Fill the database',
  description:
    'Fills the database that this server was started with (--url or SEEDBED_TARGET_URL), in one transaction: whole, or not at all. ' +
    'Other addresses are refused, unless the server was started with --allow-any-target. mode empty (the default) refuses tables that have rows; append adds to them, keep leaves them and refers to them, truncate removes them first. modes sets it for single tables. Where the client can ask the person, they choose what happens to existing rows, and confirm that any are removed.',
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
  async run(session, { blueprint: name, url, mode, modes, create, tables }, { signal, progress, client }) {
    const { blueprint, ddl, catalog } = session.find(name).held;
    const target = targetOf(session.target, url);
    if (create && ddl === undefined) throw new Problem('invalid-request', 'create needs a blueprint that was inferred from DDL.');
    await confirmRemoval(client, mode, modes);
    const byTable = new Map<string, LoadProgress>();
    const loadWith = (chosen: Mode) =>
      session.runner.load(blueprint, target, {
        mode: chosen,
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
    const report = await loadWith(mode).catch(async (error: unknown) => await loadWith(await modeForRows(client, error)));
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

/** The person's choice for tables that have rows. Rethrows the error if it is another one, or if nobody chose. */
async function modeForRows(client: AgentClient | undefined, error: unknown): Promise<Mode> {
  if (!(error instanceof Problem) || error.type !== 'target-not-empty' || !client?.choose) throw error;
  const { stop: _, ...modes } = EXISTING_ROWS;
  const choice = await client.choose(`The database is not empty. ${error.message}`, 'Existing rows', EXISTING_ROWS);
  if (choice === undefined || !Object.hasOwn(modes, choice)) throw error;
  return choice as keyof typeof modes;
}

/** An agent may have read `truncate` anywhere, so the person confirms it where the client can ask. */
async function confirmRemoval(client: AgentClient | undefined, mode: Mode, modes: Readonly<Record<string, string>> = {}): Promise<void> {
  const removed = Object.keys(modes).filter((table) => modes[table] === 'truncate');
  if (!client?.choose || (mode !== 'truncate' && removed.length === 0)) return;
  const which = mode === 'truncate' ? 'all tables that are loaded' : removed.join(', ');
  const choice = await client.choose(`The agent wants to remove the existing rows of ${which}.`, 'Remove rows', REMOVAL);
  if (choice !== 'remove') throw new Problem('invalid-request', 'The person did not agree to remove rows. Nothing was changed.');
}
