import { Problem } from '@seedbed/contract';
import { parseBlueprint, withRows } from '@seedbed/runner';
import { z } from 'zod';
import { sourceOf } from '../../source.ts';
import { fileBelow } from '../file-below.ts';
import type { Held, Session } from '../session.ts';
import { shortForm } from '../short-form.ts';
import { targetOf } from '../target-of.ts';
import { ARGUMENTS, tool, type Call } from '../tool.ts';

const { rows, seed, locale, referenceDate } = ARGUMENTS;

const input = {
  schema: z.string().optional().describe('DDL (CREATE TABLE …, a pg_dump), or a blueprint as JSON'),
  file: z.string().optional().describe('Path of a file with that, in the folder of this server'),
  database: z.boolean().optional().describe('true: the schema of the database that this server was started with'),
  url: z.string().optional().describe('postgres://…; only where this server was started with --allow-any-target'),
  rows,
  seed,
  locale,
  referenceDate,
};

type Args = z.infer<z.ZodObject<typeof input>>;

/** A schema becomes a blueprint, tried in a throwaway Postgres and mended where that refused rows. */
export const infer = tool({
  name: 'infer',
  title: 'Work out a schema',
  description:
    'Works out a generator for every column of a Postgres schema and keeps the blueprint in this session. Give exactly one of schema, file, database, url. ' +
    'Answers with its name, tables, rows, what makes each column, and what to know. The schema is run in a private throwaway Postgres only.',
  input,
  readOnly: true,
  async run(session, args, call) {
    const held = await heldOf(session, args, call);
    if (held.blueprint.tables.length === 0) throw new Problem('not-found', 'The schema makes no table: there is nothing to fill.');
    const plan = await session.runner.compile(held.blueprint);
    return [shortForm(session.keep(held), held, plan, args.rows)];
  },
});

async function heldOf(session: Session, args: Args, { signal }: Call): Promise<Held> {
  const { schema, file, database, url, ...given } = args;
  const choices = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Pick<Parameters<typeof withRows>[1], 'rows' | 'seed'>;
  const options = { ...choices, mend: true, signal };
  if ([schema, file, database || undefined, url].filter((each) => each !== undefined).length !== 1) {
    throw new Problem('invalid-request', 'Give exactly one of schema (text), file (path), database (true) and url.');
  }
  if (schema === undefined && file === undefined) return await session.runner.inferAddress(targetOf(session.target, url), options);
  const source = sourceOf(schema ?? (await fileBelow(session.folder, file!)), file ?? 'schema');
  if (source.kind === 'blueprint') return { blueprint: withRows(parseBlueprint(source.json), choices), diagnostics: [] };
  if (source.kind === 'address') throw new Problem('invalid-request', 'schema is DDL or a blueprint.');
  return { ...(await session.runner.inferDdl(source.ddl, options)), ddl: source.ddl };
}
