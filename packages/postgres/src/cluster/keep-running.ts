import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '@seedbed/contract';
import type { ServerProcess } from './server-process.ts';

/** `down`: the quick restarts failed, so retries are rare. */
export type ClusterState = 'running' | 'restarting' | 'down' | 'stopped';

/** A server that is restarted whenever it exits unexpectedly. */
export type KeptRunning = {
  pid(): number;
  state(): ClusterState;
  /** How often it ended unexpectedly. */
  deaths(): number;
  /** Resolves when it runs, and waits a while if it is restarting; throws Problem `overloaded` if it does not run. */
  running(): Promise<void>;
  stop(): Promise<void>;
};

/** The waits between tries double up to the longest one. After the quick tries, it starts at most once in that time. */
export type Patience = { readonly quickTries: number; readonly firstMs: number; readonly longestMs: number; readonly stableMs: number };

const PATIENCE: Patience = { quickTries: 8, firstMs: 100, longestMs: 30_000, stableMs: 60_000 };
const CALLER_WAITS_MS = 10_000;

/** Watches over `first`, and calls `again` for its successors. */
export function keepRunning(first: ServerProcess, again: (stopping: AbortSignal) => Promise<ServerProcess>, patience = PATIENCE): KeptRunning {
  const stopping = new AbortController();
  let current = first;
  let state: ClusterState = 'running';
  let deaths = 0;
  let tries = 0;
  let since = Date.now();
  let trouble: unknown;
  let bringing = Promise.resolve();
  const waiting = new Set<() => void>();

  const enter = (next: ClusterState): void => {
    state = next;
    if (next === 'restarting') return;
    for (const wake of waiting) wake();
    waiting.clear();
  };

  const watch = (server: ServerProcess): void => {
    void server.ended.then(() => {
      if (!stopping.signal.aborted) bringing = bringBack(server);
    });
  };

  async function bringBack(dead: ServerProcess): Promise<void> {
    deaths++;
    dead.forget();
    // A server that ran for a while gets quick tries again; one that dies right after each start does not.
    if (Date.now() - since > patience.stableMs) tries = 0;
    while (!stopping.signal.aborted) {
      const wait = tries === 0 ? 0 : Math.min(patience.firstMs * 2 ** (tries - 1), patience.longestMs);
      tries++;
      enter(tries > patience.quickTries ? 'down' : 'restarting');
      await sleep(wait, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      if (stopping.signal.aborted) return;
      try {
        current = await again(stopping.signal);
        since = Date.now();
        enter('running');
        watch(current);
        return;
      } catch (error) {
        trouble = error;
      }
    }
  }

  watch(first);
  return {
    pid: () => current.pid,
    state: () => state,
    deaths: () => deaths,
    async running() {
      if (state === 'restarting') await Promise.race([new Promise<void>((wake) => waiting.add(wake)), sleep(CALLER_WAITS_MS, undefined, { ref: false })]);
      if (state === 'running') return;
      const why = trouble instanceof Error ? `: ${trouble.message}` : '';
      throw new Problem('overloaded', `The embedded Postgres ended and is being started again${why}. Try again in a moment.`, { facts: { retryAfter: 2 } });
    },
    async stop() {
      stopping.abort();
      await bringing;
      enter('stopped');
      await current.stop();
    },
  };
}
