import { Problem, readingDiagnostics } from '@seedbed/contract';
import { keptByScale, parseBlueprint, withRows } from '../../documents/blueprint/blueprint-document.ts';
import { z } from 'zod';
import { openSource, type Source } from '../../source/source-of.ts';
import { sourceBelow } from '../file-below.ts';
import type { Held, Project, Session } from '../session.ts';
import { shortForm } from '../short-form.ts';
import { targetOf } from '../target-of.ts';
import { ARGUMENTS, tool, type AgentClient, type Call } from '../tool.ts';

const { rows, seed, locale, referenceDate } = ARGUMENTS;

const input = {
  schema: z.string().optional().describe('DDL (CREATE TABLE …, a pg_dump), a Prisma schema, DBML, or a blueprint as JSON'),
  file: z
    .string()
    .optional()
    .describe('Path of a file with that, or of a folder of migrations (Prisma, Drizzle, Supabase, Flyway …), in the folder of this server'),
  database: z.boolean().optional().describe('true: the schema of the database that this server was started with'),
  url: z.string().optional().describe('postgres://…; only where this server was started with --allow-any-target'),
  rows,
  seed,
  locale,
  referenceDate,
};

type Args = z.infer<z.ZodObject<typeof input>>;

/** Infers a blueprint from a schema, tries it in a throwaway Postgres and repairs it. */
export const infer = tool({
  name: 'infer',
  title: 'Infer generators for a schema',
  description:
    'Chooses a generator for every column of a Postgres schema and keeps the blueprint in this session. Give exactly one of schema, file, database, url, or none for the schema of the config file. ' +
    'Of several schemas in a folder, the person chooses where the client can ask them. Answers with its name, tables, rows (`sizes`: in one line), what makes each column, and what to know. The schema is run in a private throwaway Postgres only.',
  input,
  readOnly: true,
  async run(session, args, call) {
    const held = await heldOf(session, await withPlace(session, args, call.client), call);
    if (held.blueprint.tables.length === 0) throw new Problem('not-found', 'The schema creates no table: there is nothing to fill.');
    const plan = await session.runner.compile(held.blueprint);
    return [shortForm(session.keep(held), held, plan, args.rows)];
  },
});

async function heldOf(session: Session, args: Args, { signal, client }: Call): Promise<Held> {
  const { database, url } = args;
  const source = await requestedSource(session, args).catch(async (error: unknown) => await oneOfSeveral(session, args, error, client));
  const choices = choicesOf(session, args, source === 'project');
  const options = { ...choices, repair: true, signal };
  if (database || url !== undefined) return await session.runner.inferAddress(targetOf(session.target, url), options);
  const from = source === 'project' ? await session.project!.schema!() : source!;
  if (from.kind === 'address') return await session.runner.inferAddress(from.url, options);
  if (from.kind === 'blueprint') {
    const given = parseBlueprint(from.json);
    return { blueprint: withRows(given, choices), diagnostics: keptByScale(given, choices) };
  }
  const inferred = await session.runner.inferDdl(from.ddl, options);
  return {
    ...inferred,
    diagnostics: [...readingDiagnostics(from.reading), ...inferred.diagnostics],
    ddl: from.ddl,
    ...(from.reading && { read: from.reading.summary }),
  };
}

/** Where the agent names no schema, the person chooses between the server's folder and its database. */
async function withPlace({ folder, target, project }: Session, args: Args, client: AgentClient | undefined): Promise<Args> {
  const isNamed = [args.schema, args.file, args.url].some((each) => each !== undefined) || args.database || project?.schema !== undefined;
  if (isNamed || folder === undefined || target.url === undefined || !client?.choose) return args;
  const choice = await client.choose('The agent wants to infer a schema and names none.', 'Schema', PLACES);
  return choice === 'database' ? { ...args, database: true } : choice === 'folder' ? { ...args, file: '.' } : args;
}

const PLACES = { folder: 'The schema in the folder of this server', database: 'The schema of the database of this server' } as const;
/** A form of more is no choice at a glance. */
const MAX_CHOICES = 20;

/** A folder with several schemas: the person's choice. Rethrows the error if it is another one, or if nobody chose. */
async function oneOfSeveral({ folder }: Session, { file }: Args, error: unknown, client: AgentClient | undefined): Promise<Source> {
  const found = error instanceof Problem ? error.facts?.['found'] : undefined;
  if (file === undefined || !client?.choose || !Array.isArray(found) || found.length > MAX_CHOICES) throw error;
  const paths = found.filter((path): path is string => typeof path === 'string');
  const chosen = await client.choose(`${file} holds several schemas.`, 'Schema', Object.fromEntries(paths.map((path) => [path, path])));
  if (chosen === undefined) throw error;
  return await sourceBelow(folder, `${file.replace(/\/+$/, '')}/${chosen}`);
}

/** The schema text of the call or of the project, or undefined for a database. */
async function requestedSource({ folder, project }: Session, { schema, file, database, url }: Args): Promise<Source | 'project' | undefined> {
  const named = [schema, file, database || undefined, url].filter((each) => each !== undefined).length;
  if (named === 0 && project?.schema) return 'project';
  if (named !== 1) throw new Problem('invalid-request', 'Give exactly one of schema (text), file (path), database (true) and url.');
  if (schema !== undefined) return await openSource(schema, 'schema');
  return file === undefined ? undefined : await sourceBelow(folder, file);
}

/** The request's options, which override the project's; the project's row counts apply only to its own schema. */
function choicesOf({ project }: Session, { rows: rowCounts, ...given }: Args, ofProject: boolean): Project['choices'] {
  const { rows: usual, ...others } = project?.choices ?? {};
  const counts = rowCounts ?? (ofProject ? usual : undefined);
  const givenChoices = Object.fromEntries(
    Object.entries({ seed: given.seed, locale: given.locale, referenceDate: given.referenceDate }).filter(([, value]) => value !== undefined),
  );
  return { ...others, ...givenChoices, ...(counts !== undefined && { rows: counts }) };
}
