import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS, Problem } from '@seedbed/contract';
import type { OpenClient } from '../sql/connect.ts';
import type { Sandbox } from './open-sandbox.ts';
import { starvation, stopwatch } from './work-of.ts';

export type TrialLimits = { readonly statementSeconds: number; readonly totalSeconds: number; readonly bytes: number };

/** Watches a session from outside, so that nothing in the session can lift the limits. */
export type Guard = AsyncDisposable & {
  /**
   * Runs `work` as one statement of the session; throws an exceeded limit instead of the broken connection. With
   * `seconds` the statement is cancelled after that much work, and the session continues.
   */
  statement<T>(work: () => Promise<T>, place?: () => string, seconds?: number): Promise<T>;
  /** Seconds of work that the session had so far. */
  seconds(): number;
};

/**
 * Clock seconds that count as one second of work: whether a table may go on, and for all of a session's statements
 * together. A single statement also ends by the clock; our own time between statements does not count.
 */
const CLOCK_SECONDS = { statement: 4, total: 2 };

/**
 * How many times its clock limit a statement may take while other processes use the CPU. Up to that limit, time without
 * a CPU does not count: so a busy machine causes no false reports of endless statements, and a hostile script still ends.
 */
const MAX_STARVED = 2;

/** How often to check whether a statement ran out of time, and how long to wait until its session has received a cancel. */
const LOOK_MS = 100;
const CANCEL_HEARD_MS = 20;

/** A cancellable statement is cancelled after this share of its clock time. */
const CANCELLED_BEFORE = 0.75;

const CHECK_EVERY_MS = 200;
/** Reading the size lists the database folder. At most this part of the time (1 in n) is spent on it. */
const SIZE_CHECK_DIVISOR = 20;

/**
 * Ends the session if a statement or the whole takes too long by the clock, if its database exceeds the size limit, or
 * if `signal` is aborted: by `pg_terminate_backend` of the superuser, and if that does not help, by killing the
 * process.
 */
export async function guard(
  { keeper, owner: { database } }: Pick<Sandbox, 'keeper' | 'owner'>,
  session: OpenClient,
  options: { limits?: TrialLimits; signal?: AbortSignal | undefined; /** Default `MAX_STARVED`. */ maxStarved?: number } = {},
): Promise<Guard> {
  const limits = options.limits ?? LIMITS.trial;
  const { rows } = await session.query<{ pid: number }>('select pg_catalog.pg_backend_pid() as pid');
  const pid = rows[0]!.pid;
  let current: { elapsed: () => number; place: () => string } | undefined;
  let over = 0;
  const busyMs = (): number => over + (current?.elapsed() ?? 0);
  const whole = stopwatch(pid, CLOCK_SECONDS.total, busyMs);
  let ended: unknown;
  const done = new AbortController();

  const passed = async (): Promise<unknown> => {
    if (options.signal?.aborted) return options.signal.reason;
    const place = current?.place() ?? '';
    if (current && current.elapsed() > limits.statementSeconds * 1000)
      return limit(`A statement took longer than ${limits.statementSeconds} s${place}.`, 'statementSeconds', limits);
    if (whole.seconds() > limits.totalSeconds) return limit(`It took longer than ${limits.totalSeconds} s in all${place}.`, 'totalSeconds', limits);
    const size = await keeper.query<{ bytes: string }>('select pg_database_size($1) as bytes', [database]);
    if (Number(size.rows[0]!.bytes) > limits.bytes) return limit(`The database grew over ${limits.bytes / 1024 / 1024} MiB${place}.`, 'bytes', limits);
    return undefined;
  };

  const watch = async (): Promise<void> => {
    while (!done.signal.aborted) {
      const looked = performance.now();
      ended = await passed();
      if (ended !== undefined) return terminate(keeper, pid);
      await sleep(Math.max(CHECK_EVERY_MS, Math.min(1_000, SIZE_CHECK_DIVISOR * (performance.now() - looked))), undefined, { signal: done.signal }).catch(
        () => {},
      );
    }
  };
  const watching = watch().catch((error: unknown) => void (ended ??= error));

  return {
    seconds: () => whole.seconds(),
    async statement(work, place = () => '', seconds) {
      if (ended !== undefined) throw ended;
      const watch = stopwatch(pid, CLOCK_SECONDS.statement);
      const elapsed = elapsedOf(pid, options.maxStarved ?? MAX_STARVED);
      // Prefers cancelling to ending the session. Not if the statement was allowed more than a statement's limit.
      const latest = seconds !== undefined && seconds < limits.statementSeconds ? limits.statementSeconds * 1000 * CANCELLED_BEFORE : Infinity;
      current = { elapsed, place };
      const cancelled = seconds === undefined ? undefined : cancelAfter(keeper, pid, () => watch.seconds() > seconds || elapsed() > latest);
      try {
        return await work();
      } catch (error) {
        throw ended ?? error;
      } finally {
        current = undefined;
        over += elapsed();
        await cancelled?.over();
      }
    },
    async [Symbol.asyncDispose]() {
      done.abort();
      await watching;
    },
  };
}

/** Milliseconds from now by the clock, without the time in which the process had no CPU, up to `most` times as long. */
function elapsedOf(pid: number, most: number): () => number {
  const begun = performance.now();
  const starved = starvation(pid);
  return () => {
    const passed = performance.now() - begun;
    return Math.max(passed - starved() * 1000, passed / most);
  };
}

/**
 * Cancels the session's statements from the moment when they run out of time: the first cancel may hit the time between
 * two of them. After `over` no cancel request is in flight.
 */
function cancelAfter(keeper: OpenClient, pid: number, isOver: () => boolean): { over(): Promise<void> } {
  let cancelling: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    if (isOver())
      cancelling ??= keeper
        .query('select pg_cancel_backend($1)', [pid])
        .catch(() => {})
        .then(() => sleep(CANCEL_HEARD_MS))
        .then(() => (cancelling = undefined));
  }, LOOK_MS);
  timer.unref();
  return {
    async over() {
      clearInterval(timer);
      // An idle session ignores the cancel.
      await cancelling;
    },
  };
}

async function terminate(keeper: OpenClient, pid: number): Promise<void> {
  const { rows } = await keeper.query<{ gone: boolean }>('select pg_terminate_backend($1, 5000) as gone', [pid]);
  // Code that never checks for interrupts: kills the process. The throwaway server recovers.
  if (!rows[0]!.gone) process.kill(pid, 'SIGKILL');
}

function limit(message: string, name: keyof TrialLimits, limits: TrialLimits): Problem {
  return new Problem('too-large', message, { facts: { limit: limits[name], of: name } });
}
