import type { Client } from 'pg';
import { Problem, type Diagnostic } from '@seedbed/contract';
import type { OpenClient } from '../sql/connect.ts';
import { buildKeys } from './build-keys.ts';
import { cancelStatement } from './cancel-statement.ts';
import { dropCreated, dropsIfUnused, listObjects, madeBetween, usedByOthers } from './created-objects.ts';
import { holdLocks, type HeldLocks } from './hold-locks.ts';
import { areAborted, identify, rowNumber, settle, type OwnTransaction } from './own-transactions.ts';
import type { MadeSchema } from './made-schema.ts';
import { prepareLoad, type LoadOptions, type Prepared } from './prepare-load.ts';
import { toProblem } from './rejection.ts';
import { setSequences } from './sequences.ts';
import { restoreMissing } from './suspend-keys.ts';
import { wholeTables } from './whole-tables.ts';
import { DELETE_MS, deleteRows, inTransaction, takeRowsBack } from './take-rows-back.ts';
import { countOurs, deleteStatements, LeftBehind, wordsOf } from './left-behind.ts';
import { holders, waitForLocks, type Patience } from './wait-for-locks.ts';

/**
 * A load by several sessions, which commit their parts one by one: other sessions must see the parents of their rows.
 * Leaving the block without `commit` undoes exactly these transactions: drops what they created and deletes their rows.
 * Others' work is kept, and the error reports it.
 */
export type ParallelLoad = AsyncDisposable & {
  /**
   * Neither keys nor code of the schema apply while rows arrive: parts of all tables may be loaded at once, in any
   * order.
   */
  readonly free: boolean;
  /**
   * Tables whose rows one session must send in order: tables with triggers, rules, row security, or references to
   * themselves.
   */
  readonly whole: ReadonlySet<string>;
  /**
   * Options with which every session of the load opens its transactions: another session holds the run's locks, and
   * their transactions are recorded.
   */
  readonly part: Pick<LoadOptions, 'lockForRun' | 'onTransaction'>;
  /** Do not undo the created objects: their rows were committed elsewhere, or the outcome is unknown. */
  keep(): void;
  /** The created schema, if there is one. */
  readonly made: MadeSchema | undefined;
  /**
   * Builds the keys, using as many sessions, and sets the sequences. Resolves with warnings about steps that failed.
   */
  commit(): Promise<readonly Diagnostic[]>;
};

export type Sessions = { readonly connections: number; readonly connect: () => Promise<OpenClient> };

/** Throws like `openLoad`, and `invalid-request` for rows to append: they could not be undone. */
export async function openParallelLoad(client: Client, options: LoadOptions, sessions: Sessions): Promise<ParallelLoad> {
  if (options.mode === 'append') {
    throw new Problem(
      'invalid-request',
      'Several connections cannot add to tables that have rows: if the load failed, their rows could not be distinguished from the existing ones and removed. Use one connection, or mode empty or truncate.',
    );
  }
  options.signal?.throwIfAborted();
  const stop = (): void => cancelStatement(client);
  options.signal?.addEventListener('abort', stop, { once: true });
  await using stack = new AsyncDisposableStack();
  try {
    const locks = stack.use(await holdLocks(sessions.connect, options.signal));
    await client.query(`BEGIN${options.create ? ' ISOLATION LEVEL REPEATABLE READ' : ''}`);
    const before = options.create && (await listObjects(client));
    const prepared = await prepareLoad(client, { ...options, lockForRun: locks.take });
    const made = before && {
      objects: madeBetween(before, await listObjects(client)),
      own: await identify(client),
      since: rowNumber(await locks.nextNumber()),
      settings: options.create!.statements.flatMap(({ verdict }) => (verdict.do === 'database-setting' ? [verdict.setting] : [])),
    };
    if (made) await options.proveMade?.(made);
    const whole = await wholeTables(client, options.tables, { guarded: prepared.guarded, free: prepared.suspended.free });
    await keep(client, made?.own, sessions.connect);
    return new OpenParallelLoad({ options, sessions, prepared, made, locks, held: stack.move() }, whole);
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    options.signal?.throwIfAborted();
    throw toProblem(error);
  } finally {
    options.signal?.removeEventListener('abort', stop);
  }
}

/**
 * Commits the created schema. If the answer is lost, asks the server: a committed schema may have to be dropped later.
 */
async function keep(client: Client, own: OwnTransaction | undefined, connect: Sessions['connect']): Promise<void> {
  try {
    const sent = await client.query('COMMIT');
    if (sent.command !== 'COMMIT') throw new Problem('load-rejected', 'Postgres rolled the preparation back without saying why.');
  } catch (error) {
    if (own === undefined || error instanceof Problem) throw error;
    let aborted: boolean;
    try {
      await using other = await connect();
      aborted = await areAborted(other, [own]);
    } catch (cause) {
      const lost = `The session at the target broke while the schema was being committed: ${(error as Error).message}.`;
      throw new Problem('connection-failed', `${lost} Whether it is there is not known, for the target could not be asked; rows are not.`, {
        facts: { outcome: 'unknown' },
        cause,
      });
    }
    if (aborted) throw error;
  }
}

type Parts = {
  readonly options: LoadOptions;
  readonly sessions: Sessions;
  readonly prepared: Prepared;
  /** The objects to drop again; undefined if the schema existed. */
  readonly made: MadeSchema | undefined;
  readonly locks: HeldLocks;
  readonly held: AsyncDisposableStack;
};

class OpenParallelLoad implements ParallelLoad {
  readonly free: boolean;
  readonly whole: ReadonlySet<string>;
  readonly part: ParallelLoad['part'];
  readonly #parts: Parts;
  readonly #transactions: OwnTransaction[] = [];
  #kept = false;

  constructor(parts: Parts, whole: ReadonlySet<string>) {
    this.#parts = parts;
    this.free = parts.prepared.suspended.free;
    this.whole = whole;
    this.part = { lockForRun: null, onTransaction: (own) => void this.#transactions.push(own) };
  }

  keep(): void {
    this.#kept = true;
  }

  get made(): MadeSchema | undefined {
    return this.#parts.made;
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
      await this.#parts.locks.check();
      options.signal?.throwIfAborted();
      this.#kept = true;
      return [...prepared.diagnostics, ...notSet];
    } catch (error) {
      options.signal?.throwIfAborted();
      throw toProblem(error);
    } finally {
      options.signal?.removeEventListener('abort', stop);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await using _locks = this.#parts.held;
    if (this.#kept) return;
    this.#kept = true;
    const { options, sessions, made } = this.#parts;
    const patience = { hurry: options.hurry, tell: options.onStep };
    try {
      await using client = await sessions.connect();
      await (made ? this.#takeSchemaBack(client, patience) : takeRowsBack(client, options.tables, this.#transactions, patience));
    } catch (error) {
      if (error instanceof LeftBehind) throw error;
      throw new LeftBehind(`What it made or filled up to then could not be taken back (${(error as Error).message}).`, await this.#removal(), { cause: error });
    }
  }

  /**
   * SQL for undoing this load by hand: drops the created objects if nothing of others is in them, otherwise only
   * deletes its rows.
   */
  async #removal(client?: Client): Promise<readonly string[]> {
    const { made, options } = this.#parts;
    const drops = made && client ? await dropsIfUnused(client, made.objects, { ours: this.#ours(), since: made.since }) : [];
    return drops.length > 0 ? drops : deleteStatements(options.tables, this.#ours());
  }

  /** Numbers of our transactions, as rows carry them. */
  #ours(): readonly string[] {
    const { made } = this.#parts;
    return [...(made ? [made.own] : []), ...this.#transactions].map(({ xid }) => rowNumber(xid));
  }

  /** Drops everything created, unless others use it: then deletes its rows, and restores its keys. */
  async #takeSchemaBack(client: Client, patience: Patience): Promise<void> {
    const { options } = this.#parts;
    await settle(client, this.#transactions);
    const others = await waitForLocks(client, options.tables, patience, (lockTimeoutMs) => this.#dropOrEmpty(client, lockTimeoutMs)).catch(
      async (error: unknown) => {
        // At least deletes its rows, if that works without the locks of a DROP.
        if (!patience.hurry?.aborted)
          await inTransaction(client, { lockTimeoutMs: 1_000, statementTimeoutMs: DELETE_MS }, () => deleteRows(client, options.tables, this.#ours())).catch(
            () => {},
          );
        const left = await countOurs(client, options.tables, this.#ours());
        const why = patience.hurry?.aborted
          ? 'the cleanup was stopped'
          : `others hold its tables (${await holders(client, options.tables)}): ${(error as Error).message}`;
        const rows = left.length === 0 ? 'without rows of this load' : `with ${wordsOf(left)}`;
        throw new LeftBehind(
          `The schema that this load made stays, ${rows}, and keys and indexes may be missing in it, since ${why}.`,
          await this.#removal(client),
          {
            cause: error,
          },
        );
      },
    );
    if (others !== undefined)
      throw new LeftBehind(`The schema that was made stays, without the rows of this load, since ${others}. Drop it by hand when it is not needed any more.`);
  }

  /** Resolves with what others have stored there, if it had to be kept. */
  async #dropOrEmpty(client: Client, lockTimeoutMs: number): Promise<string | undefined> {
    const { options, prepared } = this.#parts;
    const { objects, since, settings } = this.#parts.made!;
    const ours = this.#ours();
    await client.query(`BEGIN; SET LOCAL lock_timeout = ${Math.round(lockTimeoutMs)}; SET LOCAL statement_timeout = 0`);
    try {
      const others = await usedByOthers(client, objects, { ours, since });
      if (others === undefined) await dropCreated(client, objects, settings);
      else {
        for (const setting of Object.entries(options.settings ?? {})) await client.query('SELECT pg_catalog.set_config($1, $2, true)', setting);
        await deleteRows(client, options.tables, ours);
        await restoreMissing(client, prepared.suspended.keys);
        for (const statement of prepared.bindings) await client.query(statement);
      }
      await client.query('COMMIT');
      return others;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {});
      throw error;
    }
  }
}

/** Definitions are printed, and triggers run, under the settings with which the schema was created. */
async function useSettings(client: Client, { settings = {} }: LoadOptions): Promise<void> {
  for (const setting of Object.entries(settings)) await client.query('SELECT pg_catalog.set_config($1, $2, false)', setting);
}
