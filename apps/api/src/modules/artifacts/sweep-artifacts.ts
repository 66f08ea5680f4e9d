import { setTimeout as sleep } from 'node:timers/promises';
import type { ArtifactStore } from '@seedbed/runner/artifacts';
import type { ArtifactsRepository } from './artifacts.repository.ts';

const EVERY_MS = 10 * 60_000;

/**
 * Removes expired files of exports, and files whose run no longer exists. Any number of processes may run this in
 * parallel.
 */
export async function sweepOnce(repository: ArtifactsRepository, store: Pick<ArtifactStore, 'keep'>): Promise<void> {
  for (const run of await repository.overdue()) {
    await store.keep(run, []);
    await repository.forget(run);
  }
}

/** The same, periodically; disposing waits for current work. */
export function sweepArtifacts(repository: ArtifactsRepository, store: Pick<ArtifactStore, 'keep'>, report: (error: unknown) => void): AsyncDisposable {
  const closing = new AbortController();
  async function loop(): Promise<void> {
    while (!closing.signal.aborted) {
      await sweepOnce(repository, store).catch(report);
      await sleep(EVERY_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  }
  const looping = loop();
  return {
    async [Symbol.asyncDispose]() {
      closing.abort();
      await looping;
    },
  };
}
