import type { Client } from 'pg';
import { Problem } from '@seedbed/contract';
import { socketOf, type OpenClient } from '../sql/connect.ts';
import { serverProblem } from './server-problem.ts';

/** Limits for work on a foreign server, by our own clock and counters; `what` names the work for people. */
export type Bounds = { readonly what: string; readonly bytes: number; readonly seconds: number };

/**
 * Runs `work` with a session of a foreign server. Closes the session if the server sends too much, takes too long, breaks the protocol or
 * gives senseless answers, and throws that as a Problem.
 */
export async function bounded<T>(client: OpenClient, bounds: Bounds, work: () => Promise<T>): Promise<T> {
  const watch = watchOver(client, bounds);
  try {
    return await work();
  } catch (error) {
    throw watch.passed() ?? serverProblem(error, bounds.what);
  } finally {
    watch.release();
  }
}

/** A hostile server can send endlessly: bytes and time are counted on our side. */
function watchOver(client: Client, { what, bytes, seconds }: Bounds): { passed(): Problem | undefined; release(): void } {
  const socket = socketOf(client);
  const before = socket.bytesRead;
  let passed: Problem | undefined;
  const hangUp = (problem: Problem): void => {
    passed ??= problem;
    socket.destroy();
  };
  const count = (): void => {
    if (socket.bytesRead - before > bytes) hangUp(new Problem('too-large', `${what} are larger than ${bytes / 1024 / 1024} MiB.`));
  };
  const timer = setTimeout(() => hangUp(new Problem('connection-failed', `${what} could not be read in ${seconds} s.`)), seconds * 1000);
  socket.prependListener('data', count);
  return {
    passed: () => passed,
    release: () => {
      clearTimeout(timer);
      socket.off('data', count);
    },
  };
}
