import type { Client } from 'pg';
import { Problem, qualifiedName, type Diagnostic } from '@seedbed/contract';
import type { OpenClient } from '../sql/connect.ts';
import { quoteQualified } from '../sql/quote.ts';
import { buildKeys } from './build-keys.ts';
import { cancelStatement } from './cancel-statement.ts';
import { dropCreated, listObjects, madeBetween, type DatabaseObject } from './created-objects.ts';
import { prepareLoad, type LoadOptions, type Prepared } from './prepare-load.ts';
import { toProblem } from './rejection.ts';
import { setSequences } from './sequences.ts';

/**
 * A load by several sessions, whose parts are kept one by one: other sessions must see the parents of their rows. Leaving the block
 * without `commit` takes everything back as far as it can be: what was made is dropped, tables that were empty are emptied.
 */
export type ParallelLoad = AsyncDisposable & {
  /** Neither keys nor code of the schema bind rows while they come in: parts of all tables may go in at once, in any order. */
  readonly free: boolean;
  /** Tables whose rows one session must send in their order: triggers, rules, row security, references to themselves. */
  readonly whole: ReadonlySet<string>;
  /** Builds the keys, by as many sessions, and sets the sequences. Resolves with what could not be done. */
  commit(): Promise<readonly Diagnostic[]>;
};

export type Sessions = { readonly connections: number; readonly connect: () => Promise<OpenClient> };

/** Throws as `openLoad` does, and `invalid-request` for rows that are to be added to others: they could not be taken back. */
export async function openParallelLoad(client: Client, options: LoadOptions, sessions: Sessions): Promise<ParallelLoad> {
  if (options.mode === 'append') {
    throw new Problem(
      'invalid-request',
      'Several connections cannot add to tables that have rows: what they sent could not be told from those rows, and taken back, if the load failed. Use one connection, or mode empty or truncate.',
    );
  }
  options.signal?.throwIfAborted();
  const stop = (): void => cancelStatement(client);
  options.signal?.addEventListener('abort', stop, { once: true });
  try {
    await client.query(`BEGIN${options.create ? ' ISOLATION LEVEL REPEATABLE READ' : ''}`);
    const before = options.create && (await listObjects(client));
    const prepared = await prepareLoad(client, options);
    const made = before && madeBetween(before, await listObjects(client));
    const whole = await wholeTables(client, options, prepared);
    await client.query('COMMIT');
    return new OpenParallelLoad({ options, sessions, prepared, made }, whole);
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    options.signal?.throwIfAborted();
    throw toProblem(error);
  } finally {
    options.signal?.removeEventListener('abort', stop);
  }
}

type Parts = {
  readonly options: LoadOptions;
  readonly sessions: Sessions;
  readonly prepared: Prepared;
  /** What is to be dropped again; undefined where the schema was there. */
  readonly made: readonly DatabaseObject[] | undefined;
};

class OpenParallelLoad implements ParallelLoad {
  readonly free: boolean;
  readonly whole: ReadonlySet<string>;
  readonly #parts: Parts;
  #ended = false;

  constructor(parts: Parts, whole: ReadonlySet<string>) {
    this.#parts = parts;
    this.free = parts.prepared.suspended.free;
    this.whole = whole;
  }

  async commit(): Promise<readonly Diagnostic[]> {
    const { options, sessions, prepared } = this.#parts;
    const { keys } = prepared.suspended;
    options.signal?.throwIfAborted();
    await using stack = new AsyncDisposableStack();
    const open: OpenClient[] = [];
    for (let i = 0; i < Math.max(1, Math.min(sessions.connections, keys.length)); i++) open.push(stack.use(await sessions.connect()));
    const stop = (): void => open.forEach(cancelStatement);
    options.signal?.addEventListener('abort', stop, { once: true });
    try {
      for (const session of open) await useSettings(session, options);
      await buildKeys(open, keys, ({ what }, done) => options.onStep?.({ kind: 'keys', what, done, total: keys.length }));
      const notSet = await setSequences(open[0]!, options.tables);
      for (const statement of prepared.bindings) await open[0]!.query(statement);
      options.signal?.throwIfAborted();
      this.#ended = true;
      return [...prepared.diagnostics, ...notSet];
    } catch (error) {
      options.signal?.throwIfAborted();
      throw toProblem(error);
    } finally {
      options.signal?.removeEventListener('abort', stop);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#ended) return;
    this.#ended = true;
    const { options, sessions, made } = this.#parts;
    await using client = await sessions.connect();
    if (made) {
      const settings = options.create!.statements.flatMap(({ verdict }) => (verdict.do === 'database-setting' ? [verdict.setting] : []));
      await dropCreated(client, made, settings);
    } else await emptyTables(client, options);
  }
}

/** Definitions are printed, and triggers work, under the settings that the schema was made with. */
async function useSettings(client: Client, { settings = {} }: LoadOptions): Promise<void> {
  for (const setting of Object.entries(settings)) await client.query('SELECT pg_catalog.set_config($1, $2, false)', setting);
}

/** DELETE where a table outside refers to them: TRUNCATE would refuse. */
async function emptyTables(client: Client, { tables }: LoadOptions): Promise<void> {
  const names = tables.map(({ schema, table }) => quoteQualified(schema, table));
  if (names.length === 0) return;
  await client.query(`TRUNCATE ${names.join(', ')}`).catch(async () => {
    for (const name of names.toReversed()) await client.query(`DELETE FROM ${name}`);
  });
}

async function wholeTables(client: Client, { tables }: LoadOptions, { guarded, suspended }: Prepared): Promise<Set<string>> {
  const { rows } = await client.query<{ schema: string; table: string }>(wholeSql, [
    tables.map((each) => each.schema),
    tables.map((each) => each.table),
    suspended.free,
  ]);
  return new Set([...rows.map(({ schema, table }) => qualifiedName(schema, table)), ...guarded.keys()]);
}

/** $3: references are not checked while rows come in. */
const wholeSql = /* SQL */ `
  select n.nspname as schema, c.relname as "table"
  from unnest($1::text[], $2::text[]) wanted(schema, name)
  join pg_catalog.pg_namespace n on n.nspname = wanted.schema
  join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = wanted.name
  where exists (select from pg_catalog.pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal and t.tgenabled in ('O', 'A'))
     or exists (select from pg_catalog.pg_rewrite r where r.ev_class = c.oid)
     or not $3 and exists (select from pg_catalog.pg_constraint k where k.conrelid = c.oid and k.confrelid = c.oid)`;
