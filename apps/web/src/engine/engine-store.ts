import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DraftStore } from '../features/draft/draft-store.ts';
import { EngineClient, EngineProblem } from './engine-client.ts';
import type { Compiled, Distribution, RowView, Stillness } from './protocol.ts';
import { serverEngine } from './server-engine.ts';
import { workerEngine } from './worker-engine.ts';

/** What the workspace asks of the engine, wherever it runs. */
export type Engine = {
  readonly edition: number;
  rows(table: string, first: number, count: number, columns: readonly string[]): Promise<readonly (readonly (string | null)[] | null)[]>;
  distribution(table: string, column: string, sample: number): Promise<Distribution>;
  row(table: string, row: number): Promise<RowView>;
};

export type EngineState = {
  /** `server`: the worker could not be started, so rows come from the API, for saved revisions only. */
  readonly mode: 'starting' | 'worker' | 'server';
  readonly engine: Engine | null;
  readonly compiled: Compiled | null;
  /** Why the blueprint as it stands does not compile; rows are those of the last one that did. */
  readonly problem: unknown;
  /** What the edit that made `edition` moved. */
  readonly stillness: (Stillness & { readonly edition: number }) | null;
};

export type EngineStore = StoreApi<EngineState> & { dispose(): void };

const REST_MS = 200;

/** Compiles the draft whenever it changes; of several changes in a row only the newest is compiled. */
export function createEngineStore(draft: DraftStore): EngineStore {
  const store = createStore<EngineState>(() => ({ mode: 'starting', engine: null, compiled: null, problem: null, stillness: null }));
  const client = new EngineClient();
  let busy = false;
  let disposed = false;
  let resting: ReturnType<typeof setTimeout> | undefined;

  async function compile(): Promise<void> {
    if (busy || disposed || store.getState().mode === 'server') return;
    busy = true;
    const { edition, blueprint } = draft.getState();
    try {
      const starting = store.getState().mode === 'starting';
      const compiled = starting ? await client.start(edition, blueprint) : await client.call('compile', edition, blueprint);
      store.setState({ mode: 'worker', engine: workerEngine(client, edition), compiled, problem: null });
      if (!starting) compareLater(edition);
    } catch (error) {
      if (disposed) return;
      if (error instanceof EngineProblem) store.setState({ mode: 'worker', problem: error });
      else fallBack(error);
    } finally {
      busy = false;
      if (draft.getState().edition !== edition) void compile();
    }
  }

  /** After a rest: rows and plots of the edit come first. */
  function compareLater(edition: number): void {
    clearTimeout(resting);
    resting = setTimeout(() => {
      const first = draft.getState().touched?.replace(/\.[^.]*$/, '') ?? null;
      client.call('compare', first).then(
        (stillness) => stillness && store.setState({ stillness: { ...stillness, edition } }),
        () => undefined,
      );
    }, REST_MS);
  }

  function fallBack(error: unknown): void {
    const { datasetId, base } = draft.getState();
    store.setState({ mode: 'server', engine: serverEngine(datasetId, base), problem: error });
  }

  const unsubscribe = draft.subscribe((state, before) => {
    if (state.edition !== before.edition) void compile();
    if (store.getState().mode === 'server' && state.base !== before.base) fallBack(store.getState().problem);
  });
  void compile();

  return Object.assign(store, {
    dispose() {
      disposed = true;
      clearTimeout(resting);
      unsubscribe();
      client.dispose();
    },
  });
}
