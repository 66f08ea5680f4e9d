import { setTimeout as sleep } from 'node:timers/promises';
import type { ArtifactStore } from '@seedbed/runner/artifacts';
import type { ArtifactsRepository } from './artifacts.repository.ts';

const EVERY_MS = 10 * 60_000;

/** Takes away what exports have left whose days are over, or whose run is not there any more. Any number of processes may do so at once. */
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
