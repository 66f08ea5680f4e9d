import type { Client } from 'pg';
import { Problem, type Diagnostic } from '@seedbed/contract';
import type { OpenClient } from '../sql/connect.ts';
import { buildKeys } from './build-keys.ts';
import { cancelStatement } from './cancel-statement.ts';
import { dropCreated, listObjects, madeBetween, usedByOthers, type DatabaseObject } from './created-objects.ts';
import { holdLocks, type HeldLocks } from './hold-locks.ts';
import { identify, rowNumber, settle, type OwnTransaction } from './own-transactions.ts';
import { prepareLoad, type LoadOptions, type Prepared } from './prepare-load.ts';
import { toProblem } from './rejection.ts';
import { setSequences } from './sequences.ts';
import { restoreMissing } from './suspend-keys.ts';
import { wholeTables } from './whole-tables.ts';
import { deleteRows, takeRowsBack, type StayedRows } from './take-rows-back.ts';

/**
 * A load by several sessions, whose parts are kept one by one: other sessions must see the parents of their rows. Leaving the block
 * without `commit` takes back what these transactions did and nothing else: what was made is dropped, their rows are removed; what others
 * did meanwhile stays, and is told.
 */
export type ParallelLoad = AsyncDisposable & {
  /** Neither keys nor code of the schema bind rows while they come in: parts of all tables may go in at once, in any order. */
  readonly free: boolean;
  /** Tables whose rows one session must send in their order: triggers, rules, row security, references to themselves. */
  readonly whole: ReadonlySet<string>;
  /** What every session of the load opens its transactions with: the run's locks are held elsewhere, and what it writes is remembered. */
  readonly part: Pick<LoadOptions, 'lockForRun' | 'onTransaction'>;
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
  await using stack = new AsyncDisposableStack();
  try {
    const locks = stack.use(await holdLocks(sessions.connect, options.signal));
    await client.query(`BEGIN${options.create ? ' ISOLATION LEVEL REPEATABLE READ' : ''}`);
    const before = options.create && (await listObjects(client));
    const prepared = await prepareLoad(client, { ...options, lockForRun: locks.take });
    const made = before && { objects: madeBetween(before, await listObjects(client)), own: await identify(client), since: rowNumber(await locks.nextNumber()) };
    const whole = await wholeTables(client, options.tables, { guarded: prepared.guarded, free: prepared.suspended.free });
    await client.query('COMMIT');
    return new OpenParallelLoad({ options, sessions, prepared, made, locks, held: stack.move() }, whole);
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
  /** What is to be dropped again, and the number of the next transaction when it was made; undefined where the schema was there. */
  readonly made: { readonly objects: readonly DatabaseObject[]; readonly own: OwnTransaction; readonly since: string } | undefined;
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
    const { options, sessions } = this.#parts;
    await using client = await sessions.connect();
    const left = await (this.#parts.made ? this.#takeSchemaBack(client) : takeRowsBack(client, options.tables, this.#transactions).then(toWords));
    if (left !== undefined) throw new LeftBehind(left);
  }

  /** Everything that was made, unless others use it: then its rows go, and its keys come. */
  async #takeSchemaBack(client: Client): Promise<string | undefined> {
    const { options, prepared } = this.#parts;
    const { objects, own, since } = this.#parts.made!;
    await settle(client, this.#transactions);
    const settings = options.create!.statements.flatMap(({ verdict }) => (verdict.do === 'database-setting' ? [verdict.setting] : []));
    const ours = [own, ...this.#transactions].map(({ xid }) => rowNumber(xid));
    await client.query(`BEGIN; SET LOCAL lock_timeout = '30s'; SET LOCAL statement_timeout = 0`);
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
      return others && `The schema that was made stays, without the rows of this load, since ${others}. Drop it by hand when it is not needed any more.`;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {});
      throw error;
    }
  }
}

/** Thrown where all was taken back but what others hold on to. */
export class LeftBehind extends Error {
  override readonly name = 'LeftBehind';
}

function toWords(stayed: StayedRows): string | undefined {
  if (stayed.length === 0) return undefined;
  const each = stayed.map(({ table, rows }) => `${rows} ${rows === 1 ? 'row' : 'rows'} of ${table}`);
  return `${each.join(', ')} stay, since rows that others inserted meanwhile refer to them.`;
}

/** Definitions are printed, and triggers work, under the settings that the schema was made with. */
async function useSettings(client: Client, { settings = {} }: LoadOptions): Promise<void> {
  for (const setting of Object.entries(settings)) await client.query('SELECT pg_catalog.set_config($1, $2, false)', setting);
}
