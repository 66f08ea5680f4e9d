import type { QueryClient } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { loadCode } from '../../lib/part.ts';
import type { Steps } from './trial-steps.ts';
import type { DraftStore } from '../../workspace/draft/draft-store.ts';

export type TrialState =
  | { readonly phase: 'rest'; readonly error: unknown }
  | { readonly phase: 'proving'; readonly since: number; readonly done: number; readonly total: number; readonly table: string }
  | { readonly phase: 'mending'; readonly since: number };

/** The trial in the private Postgres, as the workspace sees it: one at a time. The server makes it; it goes on when the dataset is left. */
export type Trial = StoreApi<TrialState> & {
  /** Proves the draft, saved first. With `mend` what is refused is mended, as one step that can be undone, and proved once more. */
  run(options: TrialOptions): Promise<void>;
  /** Follows the proof that the server is making already, if there is one. */
  follow(): Promise<void>;
  /** Stops the proof on the server. */
  cancel(): void;
  /** Stops listening. The proof goes on. */
  leave(): void;
};

type TrialOptions = { readonly again?: boolean; readonly mend?: boolean };

const REST: TrialState = { phase: 'rest', error: null };

export function createTrial(draft: DraftStore, queries: QueryClient): Trial {
  const store = createStore<TrialState>(() => REST);
  let stopping: AbortController | null = null;
  let left = false;
  const begin = async (work: (code: typeof import('./trial-steps.ts'), steps: Steps) => Promise<unknown>) => {
    if (stopping || left) return;
    const mine = new AbortController();
    stopping = mine;
    try {
      await work(await loadCode(() => import('./trial-steps.ts')), { draft, queries, signal: mine.signal, tell: (state) => store.setState(state, true) });
      store.setState(REST, true);
    } catch (error) {
      store.setState(mine.signal.aborted ? REST : { phase: 'rest', error }, true);
    } finally {
      stopping = null;
    }
  };
  return Object.assign(store, {
    run: ({ again = false, mend: mends = false }: TrialOptions) =>
      begin(async ({ mend, prove }, steps) => {
        const proof = await prove(steps, again);
        if (mends && proof && !proof.ok && (await mend(steps))) await prove(steps, false);
      }),
    follow: async () => {
      if (stopping) return;
      const { underway } = await loadCode(() => import('./trial-steps.ts'));
      const found = await underway(draft).catch(() => null);
      if (found) await begin(({ follow }, steps) => follow(steps, found));
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
