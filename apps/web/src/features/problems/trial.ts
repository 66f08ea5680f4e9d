import type { Proving } from '@seedbed/contract';
import type { QueryClient } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { loadCode } from '../../lib/part.ts';
import type { DraftStore } from '../../workspace/draft/draft-store.ts';

export type TrialState =
  | { readonly phase: 'rest'; readonly error: unknown }
  | { readonly phase: 'proving'; readonly since: number; readonly done: number; readonly total: number; readonly table: string }
  | { readonly phase: 'mending'; readonly since: number };

/** The trial in the private Postgres, as the workspace sees it: one at a time. The server makes it; it goes on when the dataset is left. */
export type Trial = StoreApi<TrialState> & {
  /** Proves the draft, saved first. With `mend` what is refused is mended, as one step that can be undone, and proved once more. */
  run(options: TrialOptions): Promise<void>;
  /** Stops the proof on the server. */
  cancel(): void;
  /** Stops listening. The proof goes on. */
  leave(): void;
};

export type TrialOptions = {
  readonly again?: boolean;
  readonly mend?: boolean;
  /** A proof that is underway on the server: nothing is saved, and it is followed to its end. */
  readonly underway?: Proving;
};

const REST: TrialState = { phase: 'rest', error: null };

export function createTrial(draft: DraftStore, queries: QueryClient): Trial {
  const store = createStore<TrialState>(() => REST);
  let stopping: AbortController | null = null;
  let left = false;
  return Object.assign(store, {
    async run({ again = false, mend: mends = false, underway }: TrialOptions) {
      if (stopping || left) return;
      const mine = new AbortController();
      stopping = mine;
      try {
        const { follow, mend, prove } = await loadCode(() => import('./trial-steps.ts'));
        const steps = { draft, queries, signal: mine.signal, tell: (state: TrialState) => store.setState(state, true) };
        const proof = await (underway ? follow(steps, underway) : prove(steps, again));
        if (mends && proof && !proof.ok && (await mend(steps))) await prove(steps, false);
        store.setState(REST, true);
      } catch (error) {
        store.setState(mine.signal.aborted ? REST : { phase: 'rest', error }, true);
      } finally {
        stopping = null;
      }
    },
    cancel() {
      if (!stopping) return;
      stopping.abort();
      void loadCode(() => import('./trial-steps.ts')).then(({ stopProof }) => stopProof(draft));
    },
    leave() {
      left = true;
      stopping?.abort();
    },
  });
}
