import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS, Problem } from '@seedbed/contract';
import type { OpenClient } from '../sql/connect.ts';
import type { Sandbox } from './open-sandbox.ts';

export type TrialLimits = { readonly statementSeconds: number; readonly totalSeconds: number; readonly bytes: number };

/** Watches a session from outside: nothing that the session does can lift the limits. */
export type Guard = AsyncDisposable & {
  /** Runs `work` as one statement of the session; a limit that is passed meanwhile is thrown instead of the broken connection. */
  statement<T>(work: () => Promise<T>, place?: () => string): Promise<T>;
};

const CHECK_EVERY_MS = 200;
/** Looking at the size reads the folder of the database: no more than one part in so many of the time goes there. */
const LOOKS_SHARE = 20;

/**
 * Ends the session when a statement or the whole takes too long by the wall clock, when its database grows over the
 * limit, or when `signal` says so: by `pg_terminate_backend` of the superuser, and, where that does not help, by killing the process.
 */
export async function guard(
  { keeper, owner: { database } }: Pick<Sandbox, 'keeper' | 'owner'>,
  session: OpenClient,
  options: { limits?: TrialLimits; signal?: AbortSignal | undefined } = {},
): Promise<Guard> {
  const limits = options.limits ?? LIMITS.trial;
  const { rows } = await session.query<{ pid: number }>('select pg_catalog.pg_backend_pid() as pid');
  const pid = rows[0]!.pid;
  const begun = Date.now();
  let current: { since: number; place: () => string } | undefined;
  let ended: unknown;
  const done = new AbortController();

  const passed = async (): Promise<unknown> => {
    if (options.signal?.aborted) return options.signal.reason;
    const now = Date.now();
    const place = current?.place() ?? '';
    if (current && now - current.since > limits.statementSeconds * 1000)
      return limit(`A statement took longer than ${limits.statementSeconds} s${place}.`, 'statementSeconds', limits);
    if (now - begun > limits.totalSeconds * 1000) return limit(`It took longer than ${limits.totalSeconds} s in all${place}.`, 'totalSeconds', limits);
    const size = await keeper.query<{ bytes: string }>('select pg_database_size($1) as bytes', [database]);
    if (Number(size.rows[0]!.bytes) > limits.bytes) return limit(`The database grew over ${limits.bytes / 1024 / 1024} MiB${place}.`, 'bytes', limits);
    return undefined;
  };

  const watch = async (): Promise<void> => {
    while (!done.signal.aborted) {
      const looked = performance.now();
      ended = await passed();
      if (ended !== undefined) return terminate(keeper, pid);
      await sleep(Math.max(CHECK_EVERY_MS, Math.min(1_000, LOOKS_SHARE * (performance.now() - looked))), undefined, { signal: done.signal }).catch(() => {});
    }
  };
  const watching = watch().catch((error: unknown) => void (ended ??= error));

  return {
    async statement(work, place = () => '') {
      if (ended !== undefined) throw ended;
      current = { since: Date.now(), place };
      try {
        return await work();
      } catch (error) {
        throw ended ?? error;
      } finally {
        current = undefined;
      }
    },
    async [Symbol.asyncDispose]() {
      done.abort();
      await watching;
    },
  };
}

async function terminate(keeper: OpenClient, pid: number): Promise<void> {
  const { rows } = await keeper.query<{ gone: boolean }>('select pg_terminate_backend($1, 5000) as gone', [pid]);
  // Code that never looks for interrupts: the process itself must go. The throwaway server recovers by itself.
  if (!rows[0]!.gone) process.kill(pid, 'SIGKILL');
}

function limit(message: string, name: keyof TrialLimits, limits: TrialLimits): Problem {
  return new Problem('too-large', message, { facts: { limit: limits[name], of: name } });
}
