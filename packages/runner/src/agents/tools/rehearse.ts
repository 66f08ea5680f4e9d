import { Problem } from '@seedbed/contract';
import { z } from 'zod';
import type { Finding, Rehearsal, RehearseOptions } from '../../rehearse/rehearse.ts';
import { openSource } from '../../source/source-of.ts';
import { sourceBelow, textBelow } from '../file-below.ts';
import type { Session } from '../session.ts';
import { targetOf } from '../target-of.ts';
import { ARGUMENTS, tool } from '../tool.ts';

const input = {
  migration: z.string().optional().describe('The SQL of the migration'),
  migrationFile: z.string().optional().describe('Path of a file with it, in the folder of this server'),
  blueprint: ARGUMENTS.blueprint,
  schema: z.string().optional().describe('The schema before the migration, as DDL'),
  file: z.string().optional().describe('Path of a file with that, or of a folder of migrations without the new one, in the folder of this server'),
  database: z.boolean().optional().describe('true: the schema of the database that this server was started with; no row is read'),
  url: z.string().optional().describe('postgres://…; only where this server was started with --allow-any-target'),
  edge: z.number().min(0).max(1).optional().describe('How many unusual rows: from 0, ordinary rows alone, to 1, the default'),
  transaction: z
    .enum(['auto', 'one', 'none'])
    .optional()
    .describe('none: each statement in a transaction of its own; one: all in one; auto, the default: as the statements need'),
};
type Args = z.infer<z.ZodObject<typeof input>>;

/** The most INSERTs of one counterexample: the parents come first, and the last rows show it. */
const SHOWN = 12;

/** What a migration does to every kind of row that the old schema allows. */
export const rehearse = tool({
  name: 'rehearse',
  title: 'Run a migration over unusual rows',
  description:
    'Runs a migration in a private throwaway Postgres that has ordinary rows and every kind of row that the old schema allows: NULLs, duplicates, empty and long texts, extreme numbers and dates. ' +
    'Answers with what fails, which rows are lost, which values change, what breaks and what locks a table, each with the fewest rows that show it, a query that finds such rows in a real database, and advice. ' +
    'Give migration or migrationFile, and the schema before it: schema, file, database or url; without one, that of the blueprint. Call it again with the corrected migration.',
  input,
  readOnly: true,
  async run(session, args, { signal, progress }) {
    const migration = await migrationOf(session, args);
    const schema = await schemaOf(session, args);
    const rehearsal = await session.runner.rehearse({
      ...schema,
      migration,
      ...(args.edge !== undefined && { edge: args.edge }),
      ...(args.transaction && { transaction: args.transaction }),
      signal,
      onProgress: ({ step }) => progress(STEPS.indexOf(step), STEPS.length, step),
    });
    return [shortOf(rehearsal)];
  },
});

const STEPS = ['reads', 'fills', 'runs', 'compares', 'measures'];

function shortOf({ findings, statements, ran, tables, rows, edges }: Rehearsal) {
  return {
    ok: findings.length === 0,
    summary: `${findings.length === 0 ? 'Nothing found' : `${findings.length} found`}: ${statements.length} statements over ${rows} rows of ${tables} tables, ${edges} of them unusual${ran < statements.length ? `; the last ${statements.length - ran} statements never ran, because of the failures before` : ''}`,
    findings: findings.map((finding) => findingOf(finding, statements)),
  };
}

function findingOf({ statement, message, counterexample, ...finding }: Finding, statements: Rehearsal['statements']) {
  const ran = typeof statement === 'number' ? statements[statement - 1] : undefined;
  return {
    ...finding,
    ...(ran
      ? { ...(ran.file !== undefined && { file: ran.file }), line: ran.line, statement: ran.sql.slice(0, 200) }
      : statement === 'commit' && { statement }),
    message,
    ...(counterexample && {
      counterexample: counterexample.inserts.slice(-SHOWN),
      ...(counterexample.inserts.length > SHOWN && { rowsInAll: counterexample.rows }),
      ...(counterexample.query !== undefined && { query: counterexample.query }),
    }),
  };
}

async function migrationOf(session: Session, { migration, migrationFile }: Args): Promise<string> {
  if ((migration === undefined) === (migrationFile === undefined))
    throw new Problem('invalid-request', 'Give exactly one of migration (text) and migrationFile (path).');
  return migration ?? (await textBelow(session.folder, migrationFile!));
}

async function schemaOf(session: Session, { schema, file, database, url, blueprint }: Args): Promise<Pick<RehearseOptions, 'ddl' | 'url' | 'catalog'>> {
  const given = [schema, file, database || undefined, url].filter((each) => each !== undefined);
  if (given.length > 1) throw new Problem('invalid-request', 'Give only one of schema, file, database and url.');
  if (database || url !== undefined) return { url: targetOf(session.target, url) };
  const named = schema !== undefined ? await openSource(schema, 'schema') : file === undefined ? undefined : await sourceBelow(session.folder, file);
  if (named) {
    if (named.kind !== 'ddl') throw new Problem('invalid-request', `${file ?? 'schema'} is no DDL.`);
    return { ddl: named.ddl };
  }
  const { ddl, catalog } = session.find(blueprint).held;
  if (ddl === undefined && catalog === undefined)
    throw new Problem('invalid-request', 'The blueprint records no schema. Give the schema before the migration as schema or file.');
  return { ...(ddl !== undefined ? { ddl } : catalog && { catalog }) };
}
