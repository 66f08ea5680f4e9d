import type { Client } from 'pg';
import { Problem, qualifiedName } from '@seedbed/contract';
import { quoteQualified } from '../sql/quote.ts';
import { checkTarget, type LoadTable } from './check-target.ts';
import { startCopy, type CopySink } from './copy-sink.ts';
import { copyStatement, type CopyFormat, type TableName } from './copy-statement.ts';
import { restoreKeys, suspendKeys, type SuspendedKeys } from './suspend-keys.ts';
import { setSequences } from './sequences.ts';
import { openStaging, type Staging } from './staging.ts';
import { toProblem } from './rejection.ts';

export type LoadOptions = {
  /** `empty`: refuse where rows are. `append`: add. `truncate`: empty all tables first. */
  readonly mode: 'empty' | 'append' | 'truncate';
  /** All tables that will be loaded. Locked and compared with the target before a row goes in. */
  readonly tables: readonly LoadTable[];
  /** Check deferrable constraints at the end only: for circles of references. */
  readonly deferConstraints?: boolean;
  /** Only for a schema that we have just made: foreign keys and plain indexes are taken away, and made again when all rows are in. */
  readonly suspendKeys?: boolean;
  readonly signal?: AbortSignal;
};

/** One transaction for all tables: `commit` keeps the rows; leaving the block without it takes them back. */
export type Load = AsyncDisposable & {
  /** Rows in COPY form, straight into the table. `end()` of the sink before the next one. */
  copy(table: TableName, columns: readonly string[], format: CopyFormat): Promise<CopySink>;
  /** Second pass: sets columns that were NULL at first. Rows are `[...key, ...set]` in COPY form; `key` finds the row. */
  update(table: TableName, key: readonly string[], set: readonly string[], format: CopyFormat): Promise<CopySink>;
  /** Tables whose rows refer to each other, and tables with rules: staged, then inserted by one statement when `insert` is called. */
  stage(): Promise<Staging>;
  commit(): Promise<void>;
};

const SETTINGS = `
  SET LOCAL synchronous_commit = on; SET LOCAL lock_timeout = '30s'; SET LOCAL idle_in_transaction_session_timeout = '60s';
  SET LOCAL statement_timeout = 0; SET LOCAL tcp_keepalives_idle = 10; SET LOCAL tcp_keepalives_interval = 5; SET LOCAL tcp_keepalives_count = 3;
  SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres'; SET LOCAL timezone = 'UTC'`;

/**
 * Begins the transaction, locks the tables and compares them with what will be sent. Throws `target-mismatch`, `target-not-empty`;
 * the load itself throws `load-rejected`. The session's own `search_path` stays, for the target's triggers may need it.
 */
export async function openLoad(client: Client, options: LoadOptions): Promise<Load> {
  options.signal?.throwIfAborted();
  await client.query(`BEGIN; ${SETTINGS}`);
  try {
    const suspended = await prepare(client, options);
    return new OpenLoad(client, options, suspended);
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw toProblem(error);
  }
}

async function prepare(client: Client, { mode, tables, deferConstraints, suspendKeys: suspend }: LoadOptions): Promise<SuspendedKeys> {
  await checkTarget(client, tables);
  const names = tables.map(({ schema, table }) => quoteQualified(schema, table));
  if (names.length > 0) await client.query(`LOCK TABLE ${names.join(', ')} IN ROW EXCLUSIVE MODE`);
  if (mode === 'truncate' && names.length > 0) await client.query(`TRUNCATE ${names.join(', ')}`);
  if (mode === 'empty') await requireEmpty(client, tables);
  if (deferConstraints) await client.query('SET CONSTRAINTS ALL DEFERRED');
  return suspend ? suspendKeys(client, tables) : [];
}

async function requireEmpty(client: Client, tables: readonly LoadTable[]): Promise<void> {
  if (tables.length === 0) return;
  const questions = tables.map(({ schema, table }, i) => `EXISTS (SELECT FROM ${quoteQualified(schema, table)}) AS "${i}"`);
  const { rows } = await client.query<Record<string, boolean>>(`SELECT ${questions.join(', ')}`);
  const filled = tables.filter((_, i) => rows[0]![i]).map(({ schema, table }) => qualifiedName(schema, table));
  if (filled.length === 0) return;
  throw new Problem('target-not-empty', `There are rows in ${listed(filled)}. Load with mode append to add to them, or truncate to empty the tables first.`, {
    facts: { tables: filled },
  });
}

function listed(names: readonly string[]): string {
  return names.length <= 5 ? names.join(', ') : `${names.slice(0, 5).join(', ')} and ${names.length - 5} more tables`;
}

class OpenLoad implements Load {
  readonly #client: Client;
  readonly #options: LoadOptions;
  readonly #suspended: SuspendedKeys;
  #active: CopySink | undefined;
  #ended = false;
  readonly #abort = (): void => void this.#active?.fail('stopped').catch(() => {});

  constructor(client: Client, options: LoadOptions, suspended: SuspendedKeys) {
    this.#client = client;
    this.#options = options;
    this.#suspended = suspended;
    options.signal?.addEventListener('abort', this.#abort, { once: true });
  }

  copy(table: TableName, columns: readonly string[], format: CopyFormat): Promise<CopySink> {
    return this.#start(table, copyStatement(table, columns, format));
  }

  async update(table: TableName, key: readonly string[], set: readonly string[], format: CopyFormat): Promise<CopySink> {
    const staging = await this.stage();
    const sink = await staging.copy(table, [...key, ...set], format);
    return {
      ...bindSink(sink),
      end: async () => {
        await sink.end();
        return this.#reject(table, () => staging.update(table, key, set));
      },
    };
  }

  async stage(): Promise<Staging> {
    return openStaging(this.#client, {
      start: (table, sql) => this.#start(table, sql),
      reject: (table, work) => this.#reject(table, work),
    });
  }

  async commit(): Promise<void> {
    this.#options.signal?.throwIfAborted();
    await this.#reject(undefined, () => restoreKeys(this.#client, this.#suspended));
    await this.#reject(undefined, () => setSequences(this.#client, this.#options.tables));
    const { command } = await this.#reject(undefined, () => this.#client.query('COMMIT'));
    // A transaction that has failed answers COMMIT with ROLLBACK, and no error.
    if (command !== 'COMMIT') throw new Problem('load-rejected', 'Postgres rolled the load back without saying why.');
    this.#end();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#ended) return;
    this.#end();
    await this.#active?.fail('not committed');
    await this.#client.query('ROLLBACK').catch(() => {});
  }

  #end(): void {
    this.#ended = true;
    this.#options.signal?.removeEventListener('abort', this.#abort);
  }

  async #start(table: TableName, sql: string): Promise<CopySink> {
    this.#options.signal?.throwIfAborted();
    const sink = await this.#reject(table, () => startCopy(this.#client, sql));
    this.#active = sink;
    const done = (): void => void (this.#active = undefined);
    return {
      write: (chunk) => this.#reject(table, () => sink.write(chunk)),
      end: () => this.#reject(table, () => sink.end()).finally(done),
      fail: (reason) => sink.fail(reason).finally(done),
    };
  }

  async #reject<T>(table: TableName | undefined, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.#options.signal?.throwIfAborted();
      throw toProblem(error, table && qualifiedName(table.schema, table.table));
    }
  }
}

function bindSink(sink: CopySink): CopySink {
  return { write: (chunk) => sink.write(chunk), end: () => sink.end(), fail: (reason) => sink.fail(reason) };
}
