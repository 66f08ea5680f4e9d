import type { Client } from 'pg';
import { Problem, qualifiedName, type Diagnostic } from '@seedbed/contract';
import { quoteQualified } from '../sql/quote.ts';
import { cancelStatement } from './cancel-statement.ts';
import { startCopy, type CopySink } from './copy-sink.ts';
import { commit } from './commit.ts';
import { copyStatement, type CopyFormat, type TableName } from '../sql/copy-statement.ts';
import { policyProblem, refusedByPolicies, type GuardedTable } from './row-security.ts';
import { restoreKeys, type SuspendedKey } from './suspend-keys.ts';
import { requireWritable } from './in-the-way.ts';
import { countTables } from './read-back.ts';
import { prepareLoad, type LoadOptions, type Prepared } from './prepare-load.ts';
import { readDrawn, setSequences, type Drawn } from './sequences.ts';
import { openStaging, type Staging } from './staging.ts';
import { identify } from './own-transactions.ts';
import { withSettings } from './table-settings.ts';
import { toProblem } from './rejection.ts';
import { emptyQueues } from './empty-queues.ts';
import { refreshStatistics, triggeredTables } from './triggered-tables.ts';
import { readTypeOids, type TypeOids } from './type-oids.ts';

/**
 * One transaction for all tables: `commit` keeps the rows; leaving the block without it rolls back the rows and the
 * schema.
 */
export type Load = AsyncDisposable & {
  /** Rows in COPY form, directly into the table, or by INSERT if row security requires it. Call `end()` of one sink before opening the next. */
  copy(table: TableName, columns: readonly string[], format: CopyFormat): Promise<CopySink>;
  /**
   * Second pass: sets columns that were initially NULL. Rows are `[...key, ...set]` in COPY form; `key` finds the row.
   */
  update(table: TableName, key: readonly string[], set: readonly string[], format: CopyFormat): Promise<CopySink>;
  /**
   * For tables whose rows refer to each other, and tables with rules: stages rows, and `insert` adds them with one
   * statement.
   */
  stage(): Promise<Staging>;
  /** Sets the sequences of filled tables immediately, for triggers of later tables that use them. */
  moveSequences(tables: readonly TableName[]): Promise<void>;
  /** The tables of the load whose triggers may read other tables for each row, by qualified name. */
  triggered(): Promise<ReadonlySet<string>>;
  /** Makes the server plan triggers' queries again, for the current content of these tables. */
  planAnew(tables: readonly TableName[]): Promise<void>;
  /** Runs deferred checks and triggers before the tables that those triggers would empty are loaded. */
  checkDeferred(): Promise<void>;
  /** Reads in the transaction, before the next rows are sent. */
  look<T>(work: (client: Client) => Promise<T>): Promise<T>;
  /** Sends rows while these settings of the session have values. */
  withSettings<T>(settings: Readonly<Record<string, string>>, work: () => Promise<T>): Promise<T>;
  /** OIDs of the target's own types, which binary rows of arrays and composites contain. */
  typeOids(): Promise<TypeOids>;
  /** Builds the keys, sets the sequences, and commits. Resolves with warnings about steps that failed. */
  commit(): Promise<readonly Diagnostic[]>;
};

/**
 * Begins the transaction, creates the schema if one is given, locks the tables and compares them with the data to send.
 * Throws `invalid-ddl`, `target-mismatch`, `target-not-empty`; the load itself throws `load-rejected`. Keeps the
 * session's `search_path`, because the target's triggers may need it.
 */
export async function openLoad(client: Client, options: LoadOptions): Promise<Load> {
  options.signal?.throwIfAborted();
  const stop = (): void => cancelStatement(client);
  options.signal?.addEventListener('abort', stop, { once: true });
  try {
    await client.query('BEGIN');
    if (options.onTransaction) {
      await requireWritable(client);
      options.onTransaction(await identify(client));
    }
    const prepared = await prepareLoad(client, options);
    await options.onLocked?.(client);
    return new OpenLoad(client, options, prepared);
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    options.signal?.throwIfAborted();
    throw toProblem(error);
  } finally {
    options.signal?.removeEventListener('abort', stop);
  }
}

class OpenLoad implements Load {
  readonly #client: Client;
  readonly #options: LoadOptions;
  readonly #prepared: Prepared;
  /** Staged rows that row security would hide: their temporary tables, by the tables' quoted names. */
  readonly #kept = new Map<string, string[]>();
  #drawn: readonly Drawn[] | undefined;
  #temporary = 0;
  #active: CopySink | undefined;
  /** Whether deferred work has run and passed its checks once. */
  #settled = false;
  #ended = false;
  readonly #abort = (): void => {
    this.#active?.fail('stopped').catch(() => {});
    cancelStatement(this.#client);
  };

  constructor(client: Client, options: LoadOptions, prepared: Prepared) {
    this.#client = client;
    this.#options = options;
    this.#prepared = prepared;
    options.signal?.addEventListener('abort', this.#abort, { once: true });
  }

  async copy(table: TableName, columns: readonly string[], format: CopyFormat): Promise<CopySink> {
    if (!this.#guardOf(table)) {
      const fresh = this.#prepared.fresh.has(qualifiedName(table.schema, table.table));
      return this.#start(table, copyStatement(table, columns, format, fresh));
    }
    const staging = await this.stage();
    const sink = await staging.copy(table, columns, format);
    return { ...bindSink(sink), end: async () => (await sink.end(), staging.insert()) };
  }

  async update(table: TableName, key: readonly string[], set: readonly string[], format: CopyFormat): Promise<CopySink> {
    const staging = await this.stage();
    const sink = await staging.copy(table, [...key, ...set], format);
    return { ...bindSink(sink), end: async () => (await sink.end(), this.#reject(table, () => staging.update(table, key, set))) };
  }

  async stage(): Promise<Staging> {
    return openStaging(this.#client, {
      nextName: () => `seedbed_rows_${++this.#temporary}`,
      keeps: (table, temporary) => {
        if (!this.#guardOf(table)) return false;
        const name = quoteQualified(table.schema, table.table);
        this.#kept.set(name, [...(this.#kept.get(name) ?? []), temporary]);
        return true;
      },
      updated: (table, found, staged) => {
        const guard = this.#guardOf(table);
        if (guard && found < staged) throw refusedByPolicies(guard, `only ${found} of ${staged} rows could be found again for their second pass`);
      },
      start: (table, sql) => this.#start(table, sql),
      reject: (table, work) => this.#reject(table, work),
    });
  }

  async moveSequences(tables: readonly TableName[]): Promise<void> {
    await this.#reject(undefined, () => setSequences(this.#client, tables));
  }

  /** Those of all tables are read once: what runs in the load's transaction makes no sequences. */
  async #moveAll(): Promise<readonly Diagnostic[]> {
    return this.#reject(undefined, async () => {
      this.#drawn ??= await readDrawn(this.#client, this.#options.tables);
      return setSequences(this.#client, this.#options.tables, this.#kept, this.#drawn);
    });
  }

  triggered(): Promise<ReadonlySet<string>> {
    return this.#reject(undefined, () => triggeredTables(this.#client, this.#options.tables));
  }

  planAnew(tables: readonly TableName[]): Promise<void> {
    return this.#reject(undefined, () => refreshStatistics(this.#client, tables));
  }

  async checkDeferred(): Promise<void> {
    await this.#settleDeferred();
    if (this.#options.deferConstraints) await this.#client.query('SET CONSTRAINTS ALL DEFERRED');
  }

  /** Empties queues only the first time, and keeps rows that arrive later. */
  async #settleDeferred(): Promise<void> {
    if (!this.#settled) await this.#reject(undefined, () => emptyQueues(this.#client, this.#options.deferConstraints ?? false));
    await this.#reject(undefined, () => this.#client.query('SET CONSTRAINTS ALL IMMEDIATE'));
    this.#settled = true;
  }

  look<T>(work: (client: Client) => Promise<T>): Promise<T> {
    return this.#reject(undefined, () => work(this.#client));
  }

  withSettings<T>(settings: Readonly<Record<string, string>>, work: () => Promise<T>): Promise<T> {
    return withSettings(this.#client, settings, work);
  }

  typeOids(): Promise<TypeOids> {
    return this.#reject(undefined, () => readTypeOids(this.#client));
  }

  async commit(): Promise<readonly Diagnostic[]> {
    const { signal, tables, onStep, sequences = true } = this.#options;
    const { suspended, bindings, diagnostics } = this.#prepared;
    signal?.throwIfAborted();
    const tell = ({ what }: SuspendedKey, done: number) => onStep?.({ kind: 'keys', what, done, total: suspended.keys.length });
    // Pending checks block changes of their tables.
    await this.#settleDeferred();
    await this.#beforeTheEnd();
    await this.#reject(undefined, () => restoreKeys(this.#client, suspended.keys, tell));
    const notSet = sequences ? await this.#moveAll() : [];
    // Before row security is forced again, because policies then apply to the owner too.
    const due = this.#options.onDue && (await this.#reject(undefined, () => countTables(this.#client, tables)));
    for (const statement of bindings) await this.#client.query(statement);
    if (due) this.#options.onDue!(due);
    signal?.throwIfAborted();
    // From here on nothing can stop it, so it waits for the outcome and reports it.
    this.#end();
    const { again, prove, settings } = this.#options;
    await commit(this.#client, { tables, again, prove, due, settings }).catch((error: unknown) => {
      // The outcome takes precedence over an abort that came too late.
      if (error instanceof Problem) throw error;
      return this.#reject(undefined, () => Promise.reject(error));
    });
    return [...diagnostics, ...notSet];
  }

  /** The caller's work may fire triggers that use sequences of the loaded tables. */
  async #beforeTheEnd(): Promise<void> {
    const { onFilled, sequences = true } = this.#options;
    if (!onFilled) return;
    if (sequences) await this.#moveAll();
    await this.#reject(undefined, () => onFilled(this.#client));
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

  #guardOf({ schema, table }: TableName): GuardedTable | undefined {
    return this.#prepared.guarded.get(qualifiedName(schema, table));
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
      const problem = toProblem(error, table && qualifiedName(table.schema, table.table));
      const named = problem instanceof Problem ? this.#prepared.guarded.get(String(problem.facts['table'])) : undefined;
      throw policyProblem(error, named) ?? problem;
    }
  }
}

function bindSink(sink: CopySink): CopySink {
  return { write: (chunk) => sink.write(chunk), end: () => sink.end(), fail: (reason) => sink.fail(reason) };
}
