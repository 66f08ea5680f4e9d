import { Problem, type Proof, type Proving } from '@seedbed/contract';
import { sharingPlacesOf } from '../../http/asker.ts';

export type Progress = Omit<Proving, 'revision' | 'since'>;
type OnProgress = (progress: Progress) => void;
type Begin = (signal: AbortSignal, onProgress: OnProgress) => Promise<Proof>;
type Underway = { readonly stopping: AbortController; readonly listeners: Set<OnProgress>; readonly proof: Promise<Proof>; now: Proving };

export type BackgroundProofs = Disposable & {
  /**
   * The proof of this revision, started unless it is running. Reports progress to `onProgress` until the caller of `signal` leaves; the
   * proof goes on.
   */
  follow(dataset: string, revision: number, signal: AbortSignal, onProgress: OnProgress, begin: Begin): Promise<Proof>;
  /** The newest revision of the dataset that is being proved. */
  of(dataset: string): Proving | null;
  /** Stops all proofs of the dataset. */
  stop(dataset: string): void;
};

/**
 * Proofs that outlive the request that began them: at most one for each revision. They live in this process. Another server of the same database does not
 * know of them until their proof is stored, and they end with the process.
 */
export function backgroundProofs(clock: () => Date, report: (error: unknown) => void): BackgroundProofs {
  const byDataset = new Map<string, Map<number, Underway>>();

  const start = (dataset: string, revision: number, signal: AbortSignal, begin: Begin): Underway => {
    const stopping = new AbortController();
    sharingPlacesOf(signal, stopping.signal);
    const listeners = new Set<OnProgress>();
    const proof = begin(stopping.signal, (progress) => {
      one.now = { ...one.now, ...progress };
      for (const listener of listeners) listener(progress);
    });
    const one: Underway = { stopping, listeners, proof, now: { revision, since: clock().toISOString(), table: '', done: 0, total: 0 } };
    const all = byDataset.get(dataset) ?? new Map<number, Underway>();
    byDataset.set(dataset, all.set(revision, one));
    // Nobody may be waiting for its end any longer. Problems belong to the blueprint; anything else is internal.
    const forget = (): void => {
      all.delete(revision);
      if (all.size === 0 && byDataset.get(dataset) === all) byDataset.delete(dataset);
    };
    proof.then(forget, (error: unknown) => {
      forget();
      if (!stopping.signal.aborted && !(error instanceof Problem)) report(error);
    });
    return one;
  };

  return {
    async follow(dataset, revision, signal, onProgress, begin) {
      const one = byDataset.get(dataset)?.get(revision) ?? start(dataset, revision, signal, begin);
      one.listeners.add(onProgress);
      if (one.now.total > 0) onProgress({ table: one.now.table, done: one.now.done, total: one.now.total });
      signal.addEventListener('abort', () => one.listeners.delete(onProgress), { once: true });
      return one.proof;
    },
    of: (dataset) =>
      [...(byDataset.get(dataset)?.values() ?? [])].reduce<Proving | null>(
        (newest, { now }) => (newest && newest.revision > now.revision ? newest : now),
        null,
      ),
    stop(dataset) {
      for (const { stopping } of byDataset.get(dataset)?.values() ?? [])
        stopping.abort(new Problem('conflict', 'The proof was stopped. Start it again when you need it.'));
    },
    [Symbol.dispose]() {
      for (const all of byDataset.values()) for (const { stopping } of all.values()) stopping.abort(new Problem('overloaded', 'The server is stopping.'));
    },
  };
}
