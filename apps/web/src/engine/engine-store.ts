import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DraftStore } from '../workspace/draft/draft-store.ts';
import { changeSince, type Sent } from './blueprint-change.ts';
import { takeEngine } from './awake-engine.ts';
import { EngineClient, EngineProblem } from './engine-client.ts';
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
import { loadCode } from '../lib/part.ts';
import { watchStart, type StartTrouble } from './start-watch.ts';
import type { RowsPart } from './some-rows.ts';
import { workerEngine } from './worker-engine.ts';

/** A table of a blueprint that is only tried out. */
type TriedTable = {
  readonly rows: number;
  texts(first: number, count: number, columns: readonly string[]): Promise<readonly (readonly (string | null)[] | null)[]>;
};

type PictureCall = 'childCounts' | 'lifecycle' | 'usualWeights' | 'timelineMade';

/** The engine as the workspace uses it, in the worker or on the server. */
export type Engine = {
  readonly edition: number;
  /** If the rows are some of a table's rows: the engine with all rows, and the row at an index after it was read. */
  readonly of?: Engine;
  numberOf?(place: number): number | undefined;
  /** The place of a row, once it was read. */
  placeOf?(row: number): number | undefined;
  rows(table: string, first: number, count: number, columns: readonly string[]): Promise<readonly (readonly (string | null)[] | null)[]>;
  distribution(table: string, column: string, sample: number): Promise<Distribution>;
  /** Columns as small charts, computed in the worker. Absent if rows come from the server. */
  readonly overview?: {
    compareWith(blueprint: Blueprint, table: string): Promise<number | null>;
    summary(table: string, column: string, sample: number, against: boolean): Promise<ColumnSummary | null>;
  };
  /** Data for the charts of relations and timelines. Absent if rows come from the server. */
  readonly pictures?: { call<K extends PictureCall>(call: K, ...args: Parameters<EngineCalls[K]>): ReturnType<EngineCalls[K]> };
  row(table: string, row: number): Promise<RowView>;
  /** Rows that reference a row. Absent if rows come from the server. */
  children?(wanted: ChildrenWanted): Promise<ChildRows>;
  /** Search by value in the worker. Absent if rows come from the server, because it would need all of them. */
  readonly search?: {
    rowOf(table: string, column: string, value: string): Promise<number | null>;
    find(table: string, columns: readonly string[], wanted: Wanted, first: number, end: number, most: number): Promise<Found>;
  };
  /** Rows that match a condition, found in the worker. Absent if rows come from the server. */
  readonly filter?: {
    count(table: string, filter: RowFilter): Promise<number | null>;
    from(table: string, filter: RowFilter, from: number, count: number, columns: readonly string[]): Promise<RowsPart>;
    search(table: string, filter: RowFilter, first: number, end: number, most: number): Promise<Matches>;
    texts(table: string, rows: readonly number[], columns: readonly string[]): Promise<ColumnTexts[]>;
  };
  /** Rows sorted by a column in the worker. Absent if rows come from the server. */
  readonly order?: {
    known(table: string, column: string): Promise<KnownOrder>;
    begin(id: number, table: string, column: string, rows: readonly number[] | null): Promise<void>;
    goOn(id: number): Promise<SortStep | null>;
  };
  /** How a cell gets its value; null if that is unknown here. */
  why(table: string, column: string, row: number): Promise<CellRecipe | null>;
  /** Sample values of a column with each of several generators, in `shown` rows from `row` on. */
  samples(
    blueprint: Blueprint,
    table: string,
    column: string,
    row: number,
    offers: readonly (readonly Generator[])[],
    shown?: number,
  ): Promise<readonly Sampled[]>;
  /** A table generated from another blueprint. Absent if rows come from the server. */
  tryOut?(blueprint: Blueprint, table: string): Promise<TriedTable>;
  /** The first of several generators that the column accepts in this blueprint. */
  firstThatHolds(blueprint: Blueprint, table: string, column: string, candidates: readonly Generator[]): Promise<Tried>;
};

export type EngineState = {
  /** `server`: the worker is not up, so rows come from the API, for saved revisions only, until it is. */
  readonly mode: 'starting' | 'worker' | 'server';
  /** Why rows come from the server; null if they do not, or always do. */
  readonly trouble: StartTrouble | null;
  /** True when the first rows are on the screen, or when no screen needs rows. Then the rest of the workspace may load. */
  readonly shown: boolean;
  readonly engine: Engine | null;
  readonly compiled: Compiled | null;
  /** Seconds until the first rows were shown; null before. */
  readonly waited: number | null;
  /** Why the current blueprint does not compile. The rows are those of the last one that did. */
  readonly problem: unknown;
  /** The effect of the edit with this `edition`. */
  readonly stillness: (Stillness & { readonly edition: number }) | null;
};

export type EngineStore = StoreApi<EngineState> & {
  /** Starts another worker now. */
  retry(): void;
  dispose(): void;
};

const REST_MS = 200;
/** The edition of counts that leave edits out. */
const UNSAVED = -1;
/** On a screen without rows, the rest of the workspace loads after this time. */
const UNASKED_MS = 1_000;

const STARTING: EngineState = { mode: 'starting', trouble: null, shown: false, engine: null, compiled: null, waited: null, problem: null, stillness: null };

/** Compiles the draft after every change; of several changes in a row, only the last. `since`: when the waiting began, in ms of the page. */
export function createEngineStore(draft: DraftStore, since: number): EngineStore {
  const store = createStore<EngineState>(() => STARTING);
  const firstRows = watchFirstRows(store);
  const server = serverRows(store, draft);
  let client = takeEngine();
  /** The worker has compiled an edition. */
  let isUp = false;
  /** The worker failed, and the next one is not ready yet. */
  let isDown = false;
  let sent: Sent | null = null;
  let busy = false;
  let disposed = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  // From now on nothing is saved before it compiles.
  draft.setState({ checked: { edition: 0, holds: true } });

  async function compile(): Promise<void> {
    if (busy || disposed || isDown) return;
    busy = true;
    const own = client;
    const { edition, blueprint, gesture } = draft.getState();
    try {
      const change = changeSince(sent, blueprint);
      sent = { edition, blueprint };
      let compiled = await own.call('compile', edition, change, gesture);
      if ('notHeld' in compiled) compiled = await own.call('compile', edition, { whole: blueprint }, gesture);
      if (own !== client || disposed) return;
      if ('notHeld' in compiled) throw new Error('The engine rejected the blueprint.');
      const starting = !isUp;
      noteUp();
      const engine = workerEngine(own, edition, compiled.blocks);
      const waited = store.getState().waited ?? (performance.now() - since) / 1_000;
      store.setState({ mode: 'worker', trouble: null, engine: starting ? firstRows.noting(engine) : engine, compiled, waited, problem: null });
      if (starting) firstRows.begin();
      draft.setState({ checked: { edition, holds: true } });
      if (!starting) compareLater(edition);
    } catch (error) {
      if (own !== client || disposed) return;
      // Before the first answer, what broke inside the worker is a start that failed: a list of words that did not load.
      if (error instanceof EngineProblem && (isUp || error.type !== 'internal')) {
        noteUp();
        store.setState({ mode: 'worker', trouble: null, shown: true, problem: error });
        draft.setState({ checked: { edition, holds: false } });
      } else lose(error);
    } finally {
      if (own === client) {
        busy = false;
        if (draft.getState().edition !== edition) void compile();
      }
    }
  }

  const watch = watchStart({ trouble: (trouble) => void server.take(trouble), renew: () => follow(new EngineClient()) });

  /** Starts with a worker that replaces the previous one. */
  function follow(next: EngineClient): void {
    if (next !== client) client.dispose();
    client = next;
    busy = isUp = isDown = false;
    sent = null;
    watch.begun();
    void next.alive.then(() => next === client && !isUp && !isDown && watch.alive());
    void next.failed.then((error) => next === client && lose(error));
    void compile();
  }

  function noteUp(): void {
    isUp = true;
    server.drop();
    watch.up();
  }

  /** The worker is unusable. */
  function lose(error: unknown): void {
    if (disposed || isDown) return;
    isDown = true;
    isUp = false;
    watch.failed(error instanceof Error ? error.message : String(error));
  }

  /** After a pause: rows and plots of the edit come first. */
  function compareLater(edition: number): void {
    clearTimeout(resting);
    resting = setTimeout(() => {
      client.call('compare').then(
        (stillness) => stillness && store.setState({ stillness: { ...stillness, edition } }),
        () => undefined,
      );
    }, REST_MS);
  }

  const unsubscribe = draft.subscribe((state, before) => {
    if (state.edition !== before.edition) {
      // What the edit before did is not looked for any more: the rows of this one would wait for it.
      clearTimeout(resting);
      void compile();
    }
    if (state.base !== before.base) void server.read();
  });
  follow(client);

  return Object.assign(store, {
    retry: watch.renew,
    dispose() {
      disposed = true;
      watch.stop();
      clearTimeout(resting);
      firstRows.stop();
      server.stop();
      unsubscribe();
      client.dispose();
    },
  });
}

/** Notes in the state when the first rows are on the screen, or when no screen asks for rows. */
function watchFirstRows(store: StoreApi<EngineState>) {
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const tellShown = () => {
    clearTimeout(idleTimer);
    if (!stopped && !store.getState().shown) store.setState({ shown: true });
  };
  return {
    begin() {
      idleTimer = setTimeout(tellShown, UNASKED_MS);
    },
    /** The same engine; reports when its first requested rows are painted. */
    noting: (engine: Engine): Engine => ({
      ...engine,
      async rows(...wanted) {
        try {
          return await engine.rows(...wanted);
        } finally {
          // The cells are written in the next frame. A hidden page has no frames, so a timer ends the wait.
          if (!store.getState().shown) requestAnimationFrame(() => setTimeout(tellShown));
        }
      },
    }),
    stop() {
      stopped = true;
      clearTimeout(idleTimer);
    },
  };
}

/** Rows of the saved revision, until the worker is there. Row counts come with them. */
function serverRows(store: StoreApi<EngineState>, draft: DraftStore) {
  /** The replacement while the worker is down. */
  let server: typeof import('./server-engine.ts') | null = null;
  let stopped = false;

  /** The saved revision, and how many rows each of its tables has. */
  async function read(): Promise<void> {
    if (!server) return;
    const { datasetId, base } = draft.getState();
    store.setState({ engine: server.serverEngine(datasetId, base) });
    const isWanted = () => !stopped && server !== null && draft.getState().base === base;
    const tables = await server.countedBy(datasetId, base, isWanted);
    if (!tables || !isWanted()) return;
    const { edition, pending } = draft.getState();
    // Edits that are not saved are not counted.
    store.setState({ compiled: { edition: pending.length === 0 ? edition : UNSAVED, tables, notices: [], blocks: [] } });
  }

  return {
    read,
    async take(trouble: StartTrouble): Promise<void> {
      store.setState({ trouble });
      if (server) return;
      const loaded = await loadCode(() => import('./server-engine.ts')).catch(() => null);
      // The next trouble tries again.
      if (!loaded || stopped || server || store.getState().trouble === null) return;
      server = loaded;
      draft.setState({ checked: null });
      store.setState({ mode: 'server', shown: true, problem: null });
      void read();
    },
    drop() {
      server = null;
    },
    stop() {
      stopped = true;
    },
  };
}
