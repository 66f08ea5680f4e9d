import type { QueryClient } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { loadCode } from '../../lib/part.ts';
import type { Steps, Tried } from './trial-steps.ts';
import type { DraftStore } from '../../workspace/draft/draft-store.ts';

export type TrialState =
  | { readonly phase: 'rest'; readonly error: unknown }
  | { readonly phase: 'proving'; readonly since: number; readonly done: number; readonly total: number; readonly table: string }
  | { readonly phase: 'mending'; readonly since: number };

/**
 * The trial in the private Postgres from the workspace's point of view: one at a time. It runs on the server, and
 * continues when the dataset is closed.
 */
export type Trial = StoreApi<TrialState> & {
  /**
   * Saves and proves the draft. With `repair`, repairs rejected rows in one step that can be undone, and proves again; `asked`: a person asked for it, and is told if there is
   * no fix.
   */
  run(options: TrialOptions): Promise<void>;
  /** Follows the server's current proof, if there is one. */
  follow(): Promise<void>;
  /** Stops the proof on the server. */
  cancel(): void;
  /** Stops listening. The proof continues. */
  leave(): void;
};

type Act = (code: typeof import('./trial-steps.ts'), steps: Steps) => Promise<Tried | null>;
type TrialOptions = { readonly again?: boolean; readonly repair?: boolean | 'asked' };

/** A person pressed the button for it, and sees nothing else of a search that found nothing. */
const NO_FIX = {
  title: 'No fix found',
  message:
    'Seedbed knows no change of these columns that Postgres accepts. Undo the edit that led to this, or change the columns that the refused constraint is about.',
  errors: [],
};

const REST: TrialState = { phase: 'rest', error: null };

export function createTrial(draft: DraftStore, queries: QueryClient): Trial {
  const store = createStore<TrialState>(() => REST);
  let stopping: AbortController | null = null;
  let left = false;
  const work = async (mine: AbortController, act: Act) => {
    try {
      const tried = await act(await loadCode(() => import('./trial-steps.ts')), {
        draft,
        queries,
        signal: mine.signal,
        tell: (state) => store.setState(state, true),
      });
      store.setState(REST, true);
      return tried;
    } catch (error) {
      store.setState(mine.signal.aborted ? REST : { phase: 'rest', error }, true);
      return null;
    } finally {
      stopping = null;
    }
  };
  const begin = (act: Act): Promise<Tried | null> => {
    if (stopping || left) return Promise.resolve(null);
    stopping = new AbortController();
    return work(stopping, act);
  };
  const attempt = ({ again = false, repair: repairs = false }: TrialOptions) =>
    begin(async ({ repair: repairDraft, prove }, steps) => {
      const tried = await prove(steps, again);
      if (!repairs || !tried || tried.ok) return tried;
      if (await repairDraft(steps)) return prove(steps, false);
      if (repairs === 'asked') throw NO_FIX;
      return tried;
    });
  return Object.assign(store, {
    run: async (options: TrialOptions) => void (await attempt(options)),
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
