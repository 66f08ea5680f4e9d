import type { Client } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '@seedbed/contract';

/** A transaction of the load, recorded before it writes: its rows contain its id in `xmin`. */
export type OwnTransaction = { readonly xid: string; readonly session: number };

/** Must be the first query in a transaction; the server then assigns an id to it. */
export async function identify(client: Client): Promise<OwnTransaction> {
  const { rows } = await client.query<OwnTransaction>('SELECT pg_catalog.pg_current_xact_id()::text AS xid, pg_catalog.pg_backend_pid() AS session');
  return rows[0]!;
}

/** How long sessions may take to notice a lost client before they are terminated. */
const PATIENCE_MS = 3000;
const TIMEOUT_MS = 15_000;
const PAUSE_MS = 50;

/** Waits until each transaction is committed or rolled back, even if the answer to its COMMIT was lost: until then its rows are invisible. */
export async function settle(client: Client, transactions: readonly OwnTransaction[]): Promise<void> {
  let open = transactions;
  for (const started = performance.now(); ; await pause(PAUSE_MS)) {
    const { rows } = await client.query<{ xid: string }>(openSql, [open.map(({ xid }) => xid)]);
    const left = new Set(rows.map(({ xid }) => xid));
    open = open.filter(({ xid }) => left.has(xid));
    if (open.length === 0) return;
    const waited = performance.now() - started;
    if (waited > PATIENCE_MS)
      await client.query('SELECT pg_catalog.pg_terminate_backend(pid) FROM unnest($1::int[]) pid', [open.map(({ session }) => session)]);
    if (waited > TIMEOUT_MS)
      throw new Problem('load-rejected', `Sessions of this load would not end: ${open.map(({ session }) => session).join(', ')}`, { facts: { open } });
  }
}

/** Whether the server reports all of them as rolled back; waits for running ones. */
export async function areAborted(client: Client, transactions: readonly OwnTransaction[]): Promise<boolean> {
  await settle(client, transactions);
  const { rows } = await client.query<{ aborted: boolean | null }>(
    `SELECT pg_catalog.bool_and(pg_catalog.pg_xact_status(xid) IS NOT DISTINCT FROM 'aborted') AS aborted FROM unnest($1::xid8[]) xid`,
    [transactions.map(({ xid }) => xid)],
  );
  return rows[0]!.aborted ?? true;
}

const openSql = `SELECT xid::text AS xid FROM unnest($1::xid8[]) xid WHERE pg_catalog.pg_xact_status(xid) = 'in progress'`;

/** A condition on a row's `xmin`: written by one of the transactions in parameter `$at`. */
export const byUs = (at: number): string => `xmin = ANY ($${at}::xid[])`;

/** As rows carry it: in 32 bits, the epoch left out. */
export function rowNumber(xid: string): string {
  return String(BigInt.asUintN(32, BigInt(xid)));
}
