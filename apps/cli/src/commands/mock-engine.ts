import { countOf, Problem, qualifiedName, type Blueprint, type Catalog } from '@seedbed/contract';
import type { MockSchema } from '@seedbed/mock/core';
import type { OtherEngine } from '@seedbed/mock';
import { connectTarget, requireCopyable, type Copy, type Plan, type Runner, type Source } from '@seedbed/runner';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { count } from '../output/figures.ts';
import { progressLines } from '../output/progress.ts';

export const ENGINES = ['virtual', 'postgres', 'auto'];
export type OtherName = 'postgres' | 'auto';

type EngineFlags = { readonly engine: string; readonly url?: string; readonly state?: string; readonly json?: boolean };

/** Maximum rows of a copy made while a request waits for it. */
const MAX_AUTO_ROWS = 200_000;
/** Time limit of a statement, as for a request to generated rows. */
const STATEMENT_MS = 15_000;

/** Rejects options that do not go together, before reading a schema. */
export function requireEngineFlags({ engine, url, state }: EngineFlags): void {
  if (url !== undefined && engine !== 'postgres') throw new UsageError('--url is the database of --engine postgres: add --engine postgres, or leave it out');
  if (state !== undefined && engine === 'postgres')
    throw new UsageError('--state keeps what is written to rows that are made: it does not go with --engine postgres. A database of your own (--url) keeps it');
}

type Made = { readonly runner: Runner; readonly blueprint: Blueprint; readonly catalog: Catalog | undefined; readonly source: Source; readonly plan: Plan };

/** The alternative to generated rows, and its state until it is ready. */
export type OpenEngine = AsyncDisposable & {
  readonly engine: OtherEngine;
  /** Loads rows, with their progress on standard error; gives a line for people. */
  ready(schema: MockSchema): Promise<string>;
};

/** Throws UsageError for a schema that cannot be recreated, and Problem `too-large` for more rows than a copy takes. */
export function openOtherEngine(context: Context, flags: EngineFlags, name: OtherName, made: Made): OpenEngine {
  if (flags.url !== undefined) return ofOwnDatabase(flags.url);
  const { source, catalog, plan } = made;
  if (source.kind !== 'ddl' && catalog === undefined)
    throw new UsageError(`--engine ${name} needs the schema as DDL or the address of a database: a blueprint does not hold it`);
  const rows = plan.tables.reduce((sum, table) => sum + table.rows, 0);
  requireCopyable(rows, name === 'auto' ? MAX_AUTO_ROWS : undefined);
  return name === 'auto' ? ofBoth(context, made) : ofCopies(context, flags, made);
}

async function copyOf({ signal }: Context, { runner, blueprint, catalog, source }: Made, progress?: ReturnType<typeof progressLines>): Promise<Copy> {
  return await runner.copy(blueprint, {
    ...(source.kind === 'ddl' && { ddl: source.ddl }),
    ...(catalog && { catalog }),
    milliseconds: STATEMENT_MS,
    signal,
    ...(progress && { onProgress: progress.update, onStep: progress.step }),
  });
}

function ofCopies(context: Context, { json }: EngineFlags, made: Made): OpenEngine {
  const open = new AsyncDisposableStack();
  const load = async (schema: MockSchema) => {
    const { openSqlCopies } = await import('@seedbed/mock/sql');
    const progress = json ? undefined : progressLines(context.io);
    const copy = open.use(await copyOf(context, made, progress));
    progress?.end();
    return { copy, copies: open.use(await openSqlCopies(schema, copy)) };
  };
  let loading: ReturnType<typeof load> | undefined;
  return {
    engine: { kind: 'postgres', open: async (schema) => (await (loading ??= load(schema))).copies },
    async ready(schema) {
      const { copy } = await (loading ??= load(schema));
      return `Answers come from a private Postgres with ${count(copy.rows)} rows, and one copy of it for each session. It ends with this command.\n`;
    },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}

function ofBoth(context: Context, made: Made): OpenEngine {
  const open = new AsyncDisposableStack();
  return {
    engine: {
      kind: 'auto',
      async open(schema) {
        const { openDatabaseSession, openSqlReader } = await import('@seedbed/mock/sql');
        context.io.stderr.write('Loading the rows into a private Postgres, for a read that rows as they are made do not answer.\n');
        const copy = open.use(await copyOf(context, made));
        const session = openDatabaseSession(() => copy.connect());
        open.defer(() => session.close());
        return openSqlReader(schema, session);
      },
    },
    ready: async () =>
      'Reads that a mock cannot answer alone go to a private Postgres, which the first of them loads: they have the header X-Seedbed-Engine.\n',
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}

function ofOwnDatabase(url: string): OpenEngine {
  const open = new AsyncDisposableStack();
  return {
    engine: {
      kind: 'postgres',
      async open(schema) {
        const { openDatabaseSession, openOwnDatabase } = await import('@seedbed/mock/sql');
        const session = openDatabaseSession(() => connectTarget(url, undefined, 'seedbed mock'));
        open.defer(() => session.close());
        return openOwnDatabase(schema, session);
      },
    },
    async ready(schema) {
      await using client = await connectTarget(url, undefined, 'seedbed mock');
      const names = schema.tables.map((table) => qualifiedName(table.schema, table.name));
      const { rows } = await client.query<{ name: string }>('SELECT name FROM unnest($1::text[]) AS name WHERE to_regclass(name) IS NULL', [names]);
      if (rows.length > 0)
        throw new Problem(
          'target-mismatch',
          `The database of --url does not have ${rows.map(({ name }) => name).join(', ')}. Fill it first: seedbed load FILE --url … --create.`,
        );
      return `Answers come from the database of --url, with ${countOf(names.length, 'table')}: what is written is written there.\n`;
    },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}
