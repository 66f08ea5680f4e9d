import { Problem, type Shape } from '@seedbed/contract';
import { z } from 'zod';
import { textBelow } from '../file-below.ts';
import { withBlueprint } from '../held.ts';
import type { Session } from '../session.ts';
import { targetOf } from '../target-of.ts';
import { ARGUMENTS, tool, type AgentClient } from '../tool.ts';

/** So many columns that keep what they have are named. */
const NAMED = 40;

const input = {
  blueprint: ARGUMENTS.blueprint,
  database: z.boolean().optional().describe('true: the shape of the database that this server was started with'),
  url: z.string().optional().describe('postgres://…; only where this server was started with --allow-any-target'),
  file: z.string().optional().describe('Path of a file that `seedbed shape` wrote, in the folder of this server'),
  shape: z.string().optional().describe('The text of such a file'),
  approve: z.array(z.string()).min(1).optional().describe('Columns whose labels are kept, as schema.table.column; the person is asked'),
  scale: z.number().positive().max(1000).optional().describe('Of the row counts of the shape; shares and fan-outs stay'),
  document: z.boolean().optional().describe('true: gives the shape back as JSON, to be stored as a file'),
};
type Args = z.infer<z.ZodObject<typeof input>>;
type Found = {
  readonly shape: Shape;
  readonly offered?: readonly { readonly column: string; readonly labels: number }[];
  readonly unreadable?: readonly string[];
};

/** Makes rows spread as those of a database, from its planner's statistics. */
export const shape = tool({
  name: 'shape',
  title: 'Spread rows as a database has them',
  description:
    "Gives a blueprint of the session the shape of a database's data: row counts, shares of NULL, frequencies by rank, quantiles, children of each parent. It comes from the planner's statistics alone: no row is read, and no text is kept that the person does not approve. " +
    'Give exactly one of database, url, file and shape. Answers with how many columns follow it, which keep what they have and why, and what the statistics lack; `undo` takes it back. `plans` compares a loaded database with it.',
  input,
  readOnly: true,
  async run(session, args, { client }) {
    const { name, held } = session.find(args.blueprint);
    const found = await foundShape(session, args, client);
    const { applyShape } = await import('../../shape/index.ts');
    const { blueprint, outcome } = await applyShape(held.blueprint, found.shape, { compile: session.runner.compile, scale: args.scale });
    session.replace(name, { ...withBlueprint(held, blueprint), shape: found.shape });
    const { followed, left } = outcome;
    const answer = {
      blueprint: name,
      followed,
      tables: blueprint.tables.map(({ schema, name: table, rows }) => ({ table: `${schema}.${table}`, rows })),
      left: left.slice(0, NAMED).map(({ place, reason }) => `${place}: ${reason}`),
      ...(left.length > NAMED && { moreLeft: left.length - NAMED }),
      ...(found.offered && found.offered.length > 0 && { labelsToApprove: found.offered }),
      ...(found.unreadable && found.unreadable.length > 0 && { unreadable: found.unreadable }),
    };
    return args.document ? [answer, found.shape] : [answer];
  },
});

async function foundShape(session: Session, { database, url, file, shape: text, approve = [] }: Args, client: AgentClient | undefined): Promise<Found> {
  if ([database || undefined, url, file, text].filter((each) => each !== undefined).length !== 1)
    throw new Problem('invalid-request', 'Give exactly one of database (true), url, file (path) and shape (text).');
  const { parseShape, shapeOfServer } = await import('../../shape/index.ts');
  if (file !== undefined || text !== undefined) {
    const place = file ?? 'shape';
    return { shape: parseShape(readJson(text ?? (await textBelow(session.folder, file!)), place), place) };
  }
  const target = targetOf(session.target, url);
  if (approve.length > 0) await confirmLabels(client, approve);
  return await shapeOfServer(target, { approved: approve, day: new Date().toISOString().slice(0, 10), policy: session.policy });
}

function readJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Problem('invalid-request', `${place} is no JSON: ${(error as Error).message}`);
  }
}

const LABELS = { leave: 'Leave them out', keep: 'Keep the labels' } as const;

/** Labels are values of rows, and an agent may have read their columns' names anywhere: a person says whether they leave the database. */
async function confirmLabels(client: AgentClient | undefined, columns: readonly string[]): Promise<void> {
  const choice = await client?.choose?.(`The agent wants to read the labels of ${columns.join(', ')} in the database.`, 'Labels of rows', LABELS);
  if (choice !== 'keep')
    throw new Problem(
      'invalid-request',
      `The person did not approve the labels of ${columns.join(', ')}. Leave \`approve\` out; they can use seedbed shape --approve.`,
    );
}
