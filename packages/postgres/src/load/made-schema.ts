import type { Client } from 'pg';
import { Problem } from '@seedbed/contract';
import { dropCreated, usedByOthers, type DatabaseObject } from './created-objects.ts';
import { LeftBehind } from './left-behind.ts';
import { areAborted, rowNumber, type OwnTransaction } from './own-transactions.ts';

/**
 * A schema that a load created and committed before its rows: its objects, its creator, and the id of the next
 * transaction at that time. JSON, stored with a run.
 */
export type MadeSchema = {
  readonly objects: readonly DatabaseObject[];
  readonly own: OwnTransaction;
  readonly since: string;
  /** Settings of the database, which are rolled back as well. */
  readonly settings: readonly string[];
};

const LOCK_TIMEOUT_MS = 30_000;

/**
 * Drops a schema whose load died before its rows were committed. True if there was something to drop. Throws
 * `LeftBehind` if others use it by now: nothing of theirs is dropped. `ours`: further transactions of that load.
 */
export async function takeMadeBack(client: Client, { objects, own, since, settings }: MadeSchema, ours: readonly OwnTransaction[] = []): Promise<boolean> {
  if (await areAborted(client, [own])) return false;
  await client.query(`BEGIN; SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}; SET LOCAL statement_timeout = 0`);
  try {
    const others = await usedByOthers(client, objects, { ours: [own, ...ours].map(({ xid }) => rowNumber(xid)), since });
    if (others !== undefined) {
      throw new LeftBehind(
        `The schema in the target is of an earlier attempt of this load, which ended before its rows were committed. It stays, without rows of the load, since ${others}. Drop its tables yourself when that is not needed any more.`,
      );
    }
    await dropCreated(client, objects, settings);
    const sent = await client.query('COMMIT');
    if (sent.command !== 'COMMIT') throw new Problem('load-rejected', 'Postgres kept the schema of an earlier attempt without saying why.');
    return true;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}
