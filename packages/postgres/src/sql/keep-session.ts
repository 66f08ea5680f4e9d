import type { Client } from 'pg';
import { socketOf, type OpenClient } from './connect.ts';

/**
 * The server closes a kept session this much later than this process would. Needed if the process is so busy that its
 * timers do not run.
 */
const SERVER_MORE_MS = 1_000;
/** Kept sessions of one address; closes the others. */
const MAX = 4;
/** Closes this many sessions of an address before it keeps one. A test that drops its database would otherwise wait for the kept session. */
const FIRST = 2;
/** The maximum of this number, after sessions that were kept without being reused. */
const LAST = 64;

type Kept = { readonly client: OpenClient; readonly close: () => PromiseLike<void> };

const waiting = new Map<string, Kept[]>();
/** By address: how many more sessions to close, and how many after the next one that is kept without being reused. */
const closes = new Map<string, { left: number; next: number }>();
const cancelled = new WeakSet<Client>();

/** Never keeps this session, because a late cancellation could hit the next user's query. */
export function neverKeep(client: Client): void {
  cancelled.add(client);
}

/** Takes a kept session, reset to its defaults; undefined if there is none. */
export async function takeKept(address: string): Promise<OpenClient | undefined> {
  for (let kept = takeLast(address); kept; kept = takeLast(address)) {
    socketOf(kept.client).ref();
    try {
      await kept.client.query('RESET idle_session_timeout');
      closes.set(address, { left: 0, next: FIRST });
      return kept.client;
    } catch {
      // The server has ended it meanwhile.
      await kept.close();
    }
  }
  return undefined;
}

/**
 * The same session, kept open for `keepMs` after the end of its block, so that the next call to `address` can reuse it:
 * a new one first fills its catalog cache, which takes longer than a small load. Keeps only clean sessions: between
 * transactions, never cancelled, on a server (14 and later) that ends idle sessions. That is before DROP DATABASE stops
 * waiting (5 s), as long as `keepMs` is under 4,000. Closes the first sessions of an address at once, and more of them
 * after one that was not reused.
 */
export function keepAfterwards(client: OpenClient, address: string, keepMs: number): OpenClient {
  const close = client[Symbol.asyncDispose].bind(client);
  const kept: Kept = { client, close };
  let timer: NodeJS.Timeout | undefined;
  const leave = (): boolean => {
    clearTimeout(timer);
    return remove(address, kept);
  };
  client.once('end', leave);
  const keep = async (): Promise<void> => {
    const due = closes.get(address) ?? { left: FIRST, next: FIRST };
    closes.set(address, { ...due, left: Math.max(0, due.left - 1) });
    if (due.left > 0 || !(await isAsNew(client, keepMs + SERVER_MORE_MS)) || (waiting.get(address)?.length ?? 0) >= MAX) return close();
    waiting.set(address, [...(waiting.get(address) ?? []), kept]);
    timer = setTimeout(() => {
      if (!leave()) return;
      closes.set(address, { left: due.next, next: Math.min(due.next * 2, LAST) });
      void close();
    }, keepMs);
    timer.unref();
    // A kept session does not keep the process alive.
    socketOf(client).unref();
  };
  return Object.assign(client, { [Symbol.asyncDispose]: keep });
}

/** Resets every setting of a session. False if that fails, or if a pooler may share the session. */
async function isAsNew(client: OpenClient, timeoutMs: number): Promise<boolean> {
  if (cancelled.has(client) || !isIdle(client)) return false;
  client.removeAllListeners('notice');
  client.removeAllListeners('notification');
  try {
    await client.query('DISCARD ALL');
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pg_catalog.pg_backend_pid() AS pid, pg_catalog.set_config('idle_session_timeout', $1, false)`,
      [`${timeoutMs}ms`],
    );
    return rows[0]!.pid === driver(client).processID;
  } catch {
    return false;
  }
}

/** Whether the session has no running query and no transaction. An abandoned COPY would wait for its rows forever. */
function isIdle(client: OpenClient): boolean {
  const { readyForQuery, _queryQueue: queue } = driver(client);
  return readyForQuery === true && queue.length === 0 && client.getTransactionStatus() === 'I';
}

/** Internal state of the driver. */
function driver(client: Client) {
  return client as unknown as { readonly processID: number | null; readonly readyForQuery: boolean | undefined; readonly _queryQueue: readonly unknown[] };
}

function takeLast(address: string): Kept | undefined {
  const kept = waiting.get(address)?.at(-1);
  if (kept) remove(address, kept);
  return kept;
}

/** True if the session was still kept. */
function remove(address: string, kept: Kept): boolean {
  const others = waiting.get(address) ?? [];
  const rest = others.filter((each) => each !== kept);
  if (rest.length > 0) waiting.set(address, rest);
  else waiting.delete(address);
  return rest.length < others.length;
}
