import type { Client } from 'pg';
import { Problem, qualifiedName, type Diagnostic } from '@seedbed/contract';
import { quoteQualified } from '../sql/quote.ts';
import { cancelStatement } from './cancel-statement.ts';
import { checkTarget, type LoadTable } from './check-target.ts';
import { startCopy, type CopySink } from './copy-sink.ts';
import { copyStatement, type CopyFormat, type TableName } from './copy-statement.ts';
import { createSchemaHere } from './create-schema.ts';
import { filledTables, leaveOutScriptRows, listed } from './filled-tables.ts';
import type { TellStep } from './load-step.ts';
import { guardedTables, policyProblem, refusedByPolicies, suspendForcedSecurity, type GuardedTable } from './row-security.ts';
import type { SchemaScript } from './schema-script.ts';
import { restoreKeys, suspendKeys, type SuspendedKey } from './suspend-keys.ts';
import { setSequences } from './sequences.ts';
import { openStaging, type Staging } from './staging.ts';
import { toProblem } from './rejection.ts';
import { readTypeOids, type TypeOids } from './type-oids.ts';

export type LoadOptions = {
  /** `empty`: refuse where rows are. `append`: add. `truncate`: empty all tables first. */
  readonly mode: 'empty' | 'append' | 'truncate';
  /** All tables that will be loaded. Locked and compared with the target before a row goes in. */
  readonly tables: readonly LoadTable[];
  /**
   * Makes this schema first, in the same transaction: it goes with the rows. Its keys and indexes are taken away while rows come in, and
   * made again when all are there; so is FORCE ROW LEVEL SECURITY.
   */
  readonly create?: SchemaScript;
  /** Settings of the session, such as a `search_path` that triggers need. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Check deferrable constraints at the end only: for circles of references. */
  readonly deferConstraints?: boolean;
  readonly signal?: AbortSignal;
  readonly onStep?: TellStep;
};

/** One transaction for all tables: `commit` keeps the rows; leaving the block without it takes them back, and the schema with them. */
export type Load = AsyncDisposable & {
  /** Rows in COPY form, straight into the table, or by INSERT where row security asks for it. `end()` of the sink before the next one. */
  copy(table: TableName, columns: readonly string[], format: CopyFormat): Promise<CopySink>;
  /** Second pass: sets columns that were NULL at first. Rows are `[...key, ...set]` in COPY form; `key` finds the row. */
  update(table: TableName, key: readonly string[], set: readonly string[], format: CopyFormat): Promise<CopySink>;
  /** Tables whose rows refer to each other, and tables with rules: staged, then inserted by one statement when `insert` is called. */
  stage(): Promise<Staging>;
  /** Sets the sequences of filled tables behind at once, for triggers of later tables that draw from them. */
  moveSequences(tables: readonly TableName[]): Promise<void>;
  /** OIDs of the target's own types, which binary rows of arrays and composites carry. */
  typeOids(): Promise<TypeOids>;
  /** Builds the keys, sets the sequences, and keeps everything. Resolves with what could not be done. */
  commit(): Promise<readonly Diagnostic[]>;
};

/** So that the server notices in the middle of a statement that nobody is there any more. */
const NOTICE_HANGUP = `SET LOCAL client_connection_check_interval = '1s'`;

const SETTINGS = `
  SET LOCAL synchronous_commit = on; SET LOCAL lock_timeout = '30s'; SET LOCAL idle_in_transaction_session_timeout = '60s';
  SET LOCAL statement_timeout = 0; SET LOCAL tcp_keepalives_idle = 10; SET LOCAL tcp_keepalives_interval = 5; SET LOCAL tcp_keepalives_count = 3;
  SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres'; SET LOCAL timezone = 'UTC'`;

/**
 * Begins the transaction, makes the schema where one is given, locks the tables and compares them with what will be sent. Throws
 * `invalid-ddl`, `target-mismatch`, `target-not-empty`; the load itself throws `load-rejected`. The session's own `search_path` stays, for
 * the target's triggers may need it.
 */
export async function openLoad(client: Client, options: LoadOptions): Promise<Load> {
  options.signal?.throwIfAborted();
  const stop = (): void => cancelStatement(client);
  options.signal?.addEventListener('abort', stop, { once: true });
  try {
    await client.query('BEGIN');
    const prepared = await prepare(client, options);
    return new OpenLoad(client, options, prepared);
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    options.signal?.throwIfAborted();
    throw toProblem(error);
  } finally {
    options.signal?.removeEventListener('abort', stop);
  }
}

type Prepared = {
  readonly suspended: readonly SuspendedKey[];
  readonly guarded: ReadonlyMap<string, GuardedTable>;
  readonly bindings: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
};

async function prepare(client: Client, options: LoadOptions): Promise<Prepared> {
  const { create, mode, tables, deferConstraints, signal, onStep } = options;
  const diagnostics = create ? [...(await createSchemaHere(client, create, { ...(signal && { signal }), ...(onStep && { tell: onStep }) }))] : [];
  await client.query(SETTINGS);
  // Not every platform of a server can.
  await client.query(`SAVEPOINT seedbed; ${NOTICE_HANGUP}`).catch(() => client.query('ROLLBACK TO SAVEPOINT seedbed'));
  for (const setting of Object.entries(options.settings ?? {})) await client.query('SELECT pg_catalog.set_config($1, $2, true)', setting);
  await checkTarget(client, tables);
  const names = tables.map(({ schema, table }) => quoteQualified(schema, table));
  if (names.length > 0) await client.query(`LOCK TABLE ${names.join(', ')} IN ROW EXCLUSIVE MODE`);
  if (mode === 'truncate' && names.length > 0) await client.query(`TRUNCATE ${names.join(', ')}`);
  const bindings = create ? await suspendForcedSecurity(client, tables) : [];
  const ofScript = create ? await leaveOutScriptRows(client, tables) : [];
  if (ofScript.length > 0)
    diagnostics.push({ level: 'info', code: 'script-rows-left-out', message: `Rows that the script itself made in ${listed(ofScript)} were left out.` });
  const guarded = await guardedTables(client, tables);
  if (mode === 'empty') await requireEmpty(client, tables, guarded);
  const suspended = create ? await suspendKeys(client, tables) : [];
  if (deferConstraints) await client.query('SET CONSTRAINTS ALL DEFERRED');
  return { suspended, guarded, bindings, diagnostics };
}

async function requireEmpty(client: Client, tables: readonly LoadTable[], guarded: ReadonlyMap<string, GuardedTable>): Promise<void> {
  const filled = await filledTables(client, tables).catch((error: unknown) => {
    throw policyProblem(error, [...guarded.values()][0]) ?? error;
  });
  if (filled.length === 0) return;
  const names = filled.map(({ schema, table }) => qualifiedName(schema, table));
  throw new Problem('target-not-empty', `There are rows in ${listed(names)}. Load with mode append to add to them, or truncate to empty the tables first.`, {
    facts: { tables: names },
  });
}

class OpenLoad implements Load {
  readonly #client: Client;
  readonly #options: LoadOptions;
  readonly #prepared: Prepared;
  /** Rows that row security hides in their tables: their temporary tables, by the tables' quoted names. */
  readonly #kept = new Map<string, string[]>();
  #temporary = 0;
  #active: CopySink | undefined;
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
    if (!this.#guardOf(table)) return this.#start(table, copyStatement(table, columns, format));
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

  typeOids(): Promise<TypeOids> {
    return this.#reject(undefined, () => readTypeOids(this.#client));
  }

  async commit(): Promise<readonly Diagnostic[]> {
    const { signal, tables, onStep } = this.#options;
    const { suspended, bindings, diagnostics } = this.#prepared;
    signal?.throwIfAborted();
    const tell = ({ what }: SuspendedKey, done: number) => onStep?.({ kind: 'keys', what, done, total: suspended.length });
    await this.#reject(undefined, () => restoreKeys(this.#client, suspended, tell));
    const notSet = await this.#reject(undefined, () => setSequences(this.#client, tables, this.#kept));
    for (const statement of bindings) await this.#client.query(statement);
    signal?.throwIfAborted();
    const { command } = await this.#reject(undefined, () => this.#client.query('COMMIT'));
    // A transaction that has failed answers COMMIT with ROLLBACK, and no error.
    if (command !== 'COMMIT') throw new Problem('load-rejected', 'Postgres rolled the load back without saying why.');
    this.#end();
    return [...diagnostics, ...notSet];
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
