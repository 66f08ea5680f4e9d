import type { Client } from 'pg';
import { Problem, qualifiedName, type Diagnostic } from '@seedbed/contract';
import type { OpenClient } from '../sql/connect.ts';
import { quoteQualified } from '../sql/quote.ts';
import { giveUp, requireUnclaimed } from './claims.ts';
import { checkTarget, type LoadedMode, type LoadTable } from './check-target.ts';
import type { CommitProof } from './commit-proof.ts';
import { createSchemaHere } from './create-schema.ts';
import { emptyTables } from './empty-tables.ts';
import { countUpTo, filledTables, listed } from '../sql/filled-tables.ts';
import { requireRights, requireWritable } from './in-the-way.ts';
import type { TellStep } from './load-step.ts';
import { lockForRun, oidsOf } from './lock-tables.ts';
import type { Counted } from './read-back.ts';
import type { OwnTransaction } from './own-transactions.ts';
import { guardedTables, policyProblem, suspendForcedSecurity, type GuardedTable } from './row-security.ts';
import type { MadeSchema } from './made-schema.ts';
import type { SchemaScript } from './schema-script.ts';
import { leaveOutScriptRows, tablesBefore } from '../sandbox/leave-out-script-rows.ts';
import { requireUntouched, existingBefore } from './untouched.ts';
import { suspendKeys, suspendSecondary, type Suspended } from './suspend-keys.ts';

export type LoadOptions = {
  readonly mode: LoadedMode;
  /** All tables that will be loaded. They are locked and compared with the target before any row is sent. */
  readonly tables: readonly LoadTable[];
  /**
   * Creates this schema first, in the same transaction, which also rolls it back. Drops its keys and indexes during the load, and creates
   * them again at the end; the same for FORCE ROW LEVEL SECURITY.
   */
  readonly create?: SchemaScript;
  /**
   * With `create`: keeps keys and policies, because the rows follow in a later transaction, for which this schema is
   * `made`.
   */
  readonly keysStay?: boolean;
  /** This load just created the tables: their keys are dropped and restored as with `create`. */
  readonly made?: boolean;
  /**
   * For existing tables: drops references and plain indexes during the load, and recreates them in the same
   * transaction.
   */
  readonly fast?: boolean;
  /** Settings of the session, such as a `search_path` that triggers need. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Check deferrable constraints only at the end: for cycles of references. */
  readonly deferConstraints?: boolean;
  /** Whether `commit` sets the sequences; default true. */
  readonly sequences?: boolean;
  /**
   * Takes the locks of the run on these tables, by their OIDs; by default this session does, until its transaction
   * ends. Null: the run holds its tables already.
   */
  readonly lockForRun?: ((oids: readonly number[]) => Promise<void>) | null;
  /** Of a load in parts: its name in the ledger. */
  readonly run?: string;
  /** Runs in the transaction, after its tables are locked and before any row is sent. */
  readonly onLocked?: (client: Client) => Promise<void>;
  /** Runs in the transaction when all rows are in and checked, for work to commit with them. */
  readonly onFilled?: (client: Client) => Promise<void>;
  /** Called before the COMMIT with the tables' row counts in the transaction: the read-back must find at least these. */
  readonly onDue?: (due: readonly Counted[]) => void;
  /** Called before the transaction writes. */
  readonly onTransaction?: (own: OwnTransaction) => void;
  readonly signal?: AbortSignal;
  /**
   * Aborted by a caller that does not want to wait for the clean-up: the clean-up stops at once and reports what
   * remains.
   */
  readonly hurry?: AbortSignal;
  /** Called when the target confirmed the rollback of a failed or stopped load. */
  readonly onTakenBack?: (() => void) | undefined;
  readonly onStep?: TellStep;
  /** Opens another session at the same place, to find out whether a COMMIT without an answer succeeded. */
  readonly again?: (() => Promise<OpenClient>) | undefined;
  /** Before a schema is committed ahead of its rows, saves the data for undoing it after a crash. */
  readonly proveMade?: ((made: MadeSchema) => Promise<void>) | undefined;
  /** Before the COMMIT, saves the data for looking up its outcome after a crash. */
  readonly prove?: ((proof: CommitProof) => Promise<void>) | undefined;
};

/** Lets the server notice a lost client in the middle of a statement. */
const NOTICE_HANGUP = `SET LOCAL client_connection_check_interval = '1s'`;

/** For this transaction only: never waits long for a lock, and prints values in the blueprint's format. */
export const SESSION_SETTINGS = `
  SET LOCAL synchronous_commit = on; SET LOCAL lock_timeout = '30s'; SET LOCAL idle_in_transaction_session_timeout = '60s';
  SET LOCAL statement_timeout = 0; SET LOCAL tcp_keepalives_idle = 10; SET LOCAL tcp_keepalives_interval = 5; SET LOCAL tcp_keepalives_count = 3;
  SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres'; SET LOCAL timezone = 'UTC'`;

export type Prepared = {
  readonly suspended: Suspended;
  readonly guarded: ReadonlyMap<string, GuardedTable>;
  readonly bindings: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  /** Plain tables created in this transaction, by qualified name. */
  readonly fresh: ReadonlySet<string>;
};

/** Everything before the first row; runs in an open transaction. */
export async function prepareLoad(client: Client, options: LoadOptions): Promise<Prepared> {
  const { create, mode, tables, deferConstraints, signal, onStep } = options;
  const tablesOf = (wanted: LoadedMode) => tables.filter((table) => (table.mode ?? mode) === wanted);
  await requireWritable(client);
  const before = create ? await plainTables(client, tables) : undefined;
  const known = create ? await tablesBefore(client) : [];
  const existing = known.length > 0 ? await existingBefore(client, tables, create?.statements.some(({ kind }) => kind === 'DropStmt') === true) : null;
  const diagnostics = create ? [...(await createSchemaHere(client, create, { ...(signal && { signal }), ...(onStep && { tell: onStep }) }))] : [];
  if (existing) await requireUntouched(client, existing, new Set(tablesOf('truncate').map(({ schema, table }) => qualifiedName(schema, table))));
  await client.query(SESSION_SETTINGS);
  // Not every platform of a server can.
  await client
    .query(`SAVEPOINT seedbed; ${NOTICE_HANGUP}; RELEASE SAVEPOINT seedbed`)
    .catch(() => client.query('ROLLBACK TO SAVEPOINT seedbed; RELEASE SAVEPOINT seedbed'));
  for (const setting of Object.entries(options.settings ?? {})) await client.query('SELECT pg_catalog.set_config($1, $2, true)', setting);
  await checkTarget(client, tables);
  const needs = tables.map((table) => ({ ...table, read: (table.mode ?? mode) === 'empty', truncate: (table.mode ?? mode) === 'truncate' }));
  await requireRights(client, needs);
  const abandoned = await holdTables(client, options);
  const names = tables.map(({ schema, table }) => quoteQualified(schema, table));
  if (names.length > 0) await client.query(`LOCK TABLE ${names.join(', ')} IN ROW EXCLUSIVE MODE`);
  await emptyTables(client, tablesOf('truncate'));
  // After that lock, parts of abandoned runs that were still in flight have arrived and are removed too.
  await giveUp(client, abandoned);
  const suspends = options.made === true || (create !== undefined && options.keysStay !== true);
  const bindings = suspends ? await suspendForcedSecurity(client, tables) : [];
  const ofScript = create ? await leaveOutScriptRows(client, tables, known) : [];
  if (ofScript.length > 0)
    diagnostics.push({ level: 'info', code: 'script-rows-left-out', message: `Rows that the script itself made in ${listed(ofScript)} were left out.` });
  const fresh = before ? new Set([...(await plainTables(client, tables))].filter((name) => !before.has(name))) : new Set<string>();
  const guarded = await guardedTables(client, tables);
  await requireEmpty(client, tablesOf('empty'), guarded);
  const suspended = suspends ? await suspendKeys(client, tables) : options.fast ? await suspendSecondary(client, tables) : { keys: [], free: false };
  if (deferConstraints) await client.query('SET CONSTRAINTS ALL DEFERRED');
  return { suspended, guarded, bindings, diagnostics, fresh };
}

/** Locks the tables against every other load; resolves with the loads whose claim ends with this one. */
async function holdTables(client: Client, { tables, lockForRun: take, signal, mode, run, create }: LoadOptions): Promise<readonly string[]> {
  if (take === null) return [];
  const oids = await oidsOf(client, tables);
  await (take ? take(oids) : lockForRun(client, oids, signal));
  // New tables contain nothing of an earlier run.
  const emptied = create !== undefined || tables.every((table) => (table.mode ?? mode) === 'truncate');
  return requireUnclaimed(client, { tables, mode: emptied ? 'truncate' : 'append', ...(run !== undefined && { run }) });
}

/** Tables with rows of their own and no partitions. */
async function plainTables(client: Client, tables: readonly LoadTable[]): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ schema: string; table: string }>(plainSql, [tables.map((each) => each.schema), tables.map((each) => each.table)]);
  return new Set(rows.map(({ schema, table }) => qualifiedName(schema, table)));
}

const plainSql = /* SQL */ `
  select n.nspname as schema, c.relname as "table"
  from unnest($1::text[], $2::text[]) wanted(schema, name)
  join pg_catalog.pg_namespace n on n.nspname = wanted.schema
  join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = wanted.name and c.relkind = 'r'`;

async function requireEmpty(client: Client, tables: readonly LoadTable[], guarded: ReadonlyMap<string, GuardedTable>): Promise<void> {
  const filled = await filledTables(client, tables).catch((error: unknown) => {
    throw policyProblem(error, [...guarded.values()][0]) ?? error;
  });
  if (filled.length === 0) return;
  const names = filled.map(({ schema, table }) => qualifiedName(schema, table));
  const counted: string[] = [];
  for (const [i, table] of filled.entries()) counted.push(i < MAX_NAMED ? `${names[i]} (${await countUpTo(client, table, COUNTED)})` : names[i]!);
  throw new Problem(
    'target-not-empty',
    `There are rows in ${listed(counted)}. Modes: keep leaves them and refers to them, append adds to them, truncate deletes them first; for one table: keep,${names[0]}=append.`,
    { facts: { tables: names } },
  );
}

/** How many tables to count, and how far. */
const MAX_NAMED = 5;
const COUNTED = 100_000;
