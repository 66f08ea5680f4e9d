import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DraftStore } from '../workspace/draft/draft-store.ts';
import { changeSince, type Sent } from './blueprint-change.ts';
import { takeEngine } from './awake-engine.ts';
import { EngineProblem } from './engine-client.ts';
import type { Blueprint, Generator } from '@seedbed/contract';
import type { Matches } from './filter/filter-rows.ts';
import type { RowFilter } from './filter/row-filter.ts';
import type { Found, Wanted } from './find-rows.ts';
import type { KnownOrder, SortStep } from './order/sort-rows.ts';
import type { CellRecipe } from '@seedbed/engine';
import type {
  ChildRows,
  ChildrenWanted,
  ColumnSummary,
  ColumnTexts,
  Compiled,
  Distribution,
  EngineCalls,
  RowView,
  Sampled,
  Stillness,
  Tried,
} from './protocol.ts';
import { serverEngine } from './server-engine.ts';
import type { RowsPart } from './some-rows.ts';
import { workerEngine } from './worker-engine.ts';

/** A table of a blueprint that is only tried out. */
type TriedTable = {
  readonly rows: number;
  texts(first: number, count: number, columns: readonly string[]): Promise<readonly (readonly (string | null)[] | null)[]>;
};

type PictureCall = 'childCounts' | 'lifecycle' | 'usualWeights' | 'timelineMade';

/** What the workspace asks of the engine, wherever it runs. */
export type Engine = {
  readonly edition: number;
  /** Where the rows are some of a table's: the engine that has all of them, and the row at a place, once it was read. */
  readonly of?: Engine;
  numberOf?(place: number): number | undefined;
  /** The place of a row, once it was read. */
  placeOf?(row: number): number | undefined;
  rows(table: string, first: number, count: number, columns: readonly string[]): Promise<readonly (readonly (string | null)[] | null)[]>;
  distribution(table: string, column: string, sample: number): Promise<Distribution>;
  /** Columns in small pictures, as in the worker. Absent where rows come from the server. */
  readonly overview?: {
    compareWith(blueprint: Blueprint, table: string): Promise<number | null>;
    summary(table: string, column: string, sample: number, against: boolean): Promise<ColumnSummary | null>;
  };
  /** What pictures of relations and timelines are drawn from. Absent where rows come from the server. */
  readonly pictures?: { call<K extends PictureCall>(call: K, ...args: Parameters<EngineCalls[K]>): ReturnType<EngineCalls[K]> };
  row(table: string, row: number): Promise<RowView>;
  /** Rows that refer to a row. Absent where rows come from the server. */
  children?(wanted: ChildrenWanted): Promise<ChildRows>;
  /** Rows by value: as in the worker. Absent where rows come from the server, which would have to be asked for all of them. */
  readonly search?: {
    rowOf(table: string, column: string, value: string): Promise<number | null>;
    find(table: string, columns: readonly string[], wanted: Wanted, first: number, end: number, most: number): Promise<Found>;
  };
  /** Rows that meet a condition: as in the worker. Absent where rows come from the server. */
  readonly filter?: {
    count(table: string, filter: RowFilter): Promise<number | null>;
    from(table: string, filter: RowFilter, from: number, count: number, columns: readonly string[]): Promise<RowsPart>;
    search(table: string, filter: RowFilter, first: number, end: number, most: number): Promise<Matches>;
    texts(table: string, rows: readonly number[], columns: readonly string[]): Promise<ColumnTexts[]>;
  };
  /** Rows in the order of a column: as in the worker. Absent where rows come from the server. */
  readonly order?: {
    known(table: string, column: string): Promise<KnownOrder>;
    begin(id: number, table: string, column: string, rows: readonly number[] | null): Promise<void>;
    goOn(id: number): Promise<SortStep | null>;
  };
  /** How a cell comes to its value; null where nobody here can tell. */
  why(table: string, column: string, row: number): Promise<CellRecipe | null>;
  /** What a column would hold with each of several generators, in `shown` rows from `row` on. */
  samples(
    blueprint: Blueprint,
    table: string,
    column: string,
    row: number,
    offers: readonly (readonly Generator[])[],
    shown?: number,
  ): Promise<readonly Sampled[]>;
  /** A table as another blueprint would make it. Absent where rows come from the server. */
  tryOut?(blueprint: Blueprint, table: string): Promise<TriedTable>;
  /** Which of several generators a column can have as the blueprint stands. */
  firstThatHolds(blueprint: Blueprint, table: string, column: string, candidates: readonly Generator[]): Promise<Tried>;
};

export type EngineState = {
  /** `server`: the worker could not be started, so rows come from the API, for saved revisions only. */
  readonly mode: 'starting' | 'worker' | 'server';
  /** The first rows are on the screen, or nobody asks for any: what the rest of the workspace needs may come. */
  readonly shown: boolean;
  readonly engine: Engine | null;
  readonly compiled: Compiled | null;
  /** How many seconds somebody waited for the first rows; null before. */
  readonly waited: number | null;
  /** Why the blueprint as is does not compile; rows are those of the last one that did. */
  readonly problem: unknown;
  /** What the edit that made `edition` moved. */
  readonly stillness: (Stillness & { readonly edition: number }) | null;
};

export type EngineStore = StoreApi<EngineState> & { dispose(): void };

const REST_MS = 200;
/** A screen without rows does not ask for any: then the rest begins after so long. */
const UNASKED_MS = 1_000;

/** Compiles the draft whenever it changes; of several changes in a row only the newest is compiled. `since`: when somebody began to wait, in ms of the page. */
export function createEngineStore(draft: DraftStore, since: number): EngineStore {
  const store = createStore<EngineState>(() => ({
    mode: 'starting',
    shown: false,
    engine: null,
    compiled: null,
    waited: null,
    problem: null,
    stillness: null,
  }));
  const client = takeEngine();
  let sent: Sent | null = null;
  let busy = false;
  let disposed = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let unasked: ReturnType<typeof setTimeout> | undefined;
  // From now on nothing is saved before it was compiled.
  draft.setState({ checked: { edition: 0, holds: true } });

  async function compile(): Promise<void> {
    if (busy || disposed || store.getState().mode === 'server') return;
    busy = true;
    const { edition, blueprint, gesture } = draft.getState();
    try {
      const starting = store.getState().mode === 'starting';
      const change = changeSince(sent, blueprint);
      sent = { edition, blueprint };
      let compiled = await (starting ? client.start(edition, change, gesture) : client.call('compile', edition, change, gesture));
      if ('notHeld' in compiled) compiled = await client.call('compile', edition, { whole: blueprint }, gesture);
      if ('notHeld' in compiled) throw new Error('The engine rejected the blueprint.');
      const engine = workerEngine(client, edition, compiled.blocks);
      const waited = store.getState().waited ?? (performance.now() - since) / 1_000;
      store.setState({ mode: 'worker', engine: starting ? tellingFirst(engine) : engine, compiled, waited, problem: null });
      if (starting) unasked = setTimeout(tellShown, UNASKED_MS);
      draft.setState({ checked: { edition, holds: true } });
      if (!starting) compareLater(edition);
    } catch (error) {
      if (disposed) return;
      if (error instanceof EngineProblem) {
        store.setState({ mode: 'worker', shown: true, problem: error });
        draft.setState({ checked: { edition, holds: false } });
      } else fallBack(error);
    } finally {
      busy = false;
      if (draft.getState().edition !== edition) void compile();
    }
  }

  const tellShown = () => {
    clearTimeout(unasked);
    if (!disposed && !store.getState().shown) store.setState({ shown: true });
  };

  /** The same engine; tells when the rows that were asked of it first are painted. */
  const tellingFirst = (engine: Engine): Engine => ({
    ...engine,
    async rows(...wanted) {
      try {
        return await engine.rows(...wanted);
      } finally {
        // The cells are written in the next frame. A page that is not looked at has no frames; its time is up on its own.
        if (!store.getState().shown) requestAnimationFrame(() => setTimeout(tellShown));
      }
    },
  });

  /** After a rest: rows and plots of the edit come first. */
  function compareLater(edition: number): void {
    clearTimeout(resting);
    resting = setTimeout(() => {
      client.call('compare').then(
        (stillness) => stillness && store.setState({ stillness: { ...stillness, edition } }),
        () => undefined,
      );
    }, REST_MS);
  }

  function fallBack(error: unknown): void {
    const { datasetId, base } = draft.getState();
    draft.setState({ checked: null });
    store.setState({ mode: 'server', shown: true, engine: serverEngine(datasetId, base), problem: error });
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
      clearTimeout(unasked);
      unsubscribe();
      client.dispose();
    },
  });
}
