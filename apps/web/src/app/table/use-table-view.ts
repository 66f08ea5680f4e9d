import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import { EngineProblem } from '../../engine/engine-client.ts';
import type { Engine } from '../../engine/engine-store.ts';
import { printOrder, type RowOrder } from '../../engine/order/row-order.ts';
import { useEngine, useTableRows } from '../../engine/engine-context.tsx';
import type { GridHandle } from '../../features/grid/data-grid.tsx';
import { rectOf, type Selection } from '../../features/grid/selection.ts';
import { useColumnView } from '../../features/grid/use-column-view.ts';
import { askFor, useRequestedText } from '../../lib/asked.ts';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { gridColumns } from '../../workspace/grid-column.ts';
import type { TablePlace } from '../../workspace/use-place.ts';
import { useRowInPalette } from '../../workspace/use-row-in-palette.ts';
import { contentOf, rowsShown } from './table-model.ts';
import { useArrival } from './use-arrival.ts';
import { useOverviewShown } from './use-overview-shown.ts';
import { usePreview } from './use-preview.ts';
import { useRowsAround } from './use-rows-around.ts';
import { useSetRows } from './use-set-rows.ts';
import { useTableActs, type Over } from './use-table-acts.ts';

export type TableModel = ReturnType<typeof useTableView>;
export type GridRef = RefObject<GridHandle | null>;
/** Rows that the grid shows instead of all: how many, and the place of the active one among them. */
export type SomeRows = { readonly engine: Engine; readonly rows: number; readonly row: number };

/** The contents and actions of a table's view. */
export function useTableView(here: TablePlace, grid: GridRef, onInspect: () => void) {
  const { table, name, place, rest, go } = here;
  const draft = useDraftStore();
  const datasetId = useDraft((state) => state.datasetId);
  const types = useDraft((state) => state.blueprint.types);
  const relations = useDraft((state) => state.blueprint.relations);
  const own = useMemo(
    () => (table ? gridColumns({ ...draft.getState().blueprint, ...(types ? { types } : {}), relations }, table) : []),
    [draft, table, types, relations],
  );
  const engine = useEngine((state) => state.engine);
  const problem = useEngine((state) => state.problem);
  const isBlocked = problem instanceof EngineProblem;
  const counted = useTableRows().get(name);
  const isFresh = useEngine((state) => state.compiled?.edition) === useDraft((state) => state.edition);
  const previewing = usePreview(name, engine);
  const rows = rowsShown({ previewed: previewing?.rows, counted, isFresh, written: table?.rows });
  const isKnown = counted !== undefined;
  const [over, setOver] = useState<Over | null>(null);
  const [fault, setFault] = useState<{ edition: number; error: unknown } | null>(null);
  const storageKey = `${datasetId}/${name}`;
  const shown = useColumnView(storageKey, own);
  const [selection, setSelection] = useState<Selection | null>(null);
  /** Goes up each time people open the search strip or press its key again; 0 while it is closed. */
  const [finding, setFinding] = useFinding();
  /** The strip was opened from the cell or head of a column: it looks there first. */
  const [isFindingHere, setFindingHere] = useState(false);
  const find = (isHere: boolean) => {
    setFindingHere(isHere);
    setFinding((count) => count + 1);
  };
  /** The same of the form of the filter. */
  const [filtering, setFiltering] = useState(0);
  const [some, setSome] = useState<SomeRows | null>(null);
  const { below, toggleBelow, isLinked, toggleLinked } = useRowsAround(relations, name);
  const overview = useOverviewShown();
  const [isOverview, toggleOverview] = overview;
  const [isByKey, setIsByKey] = useState(false);
  useArrival({ here, grid, own, shown, rows, isKnown, overview, isPeeking: over !== null });

  const columnName = own[place.column]?.name;
  const goToRow = useCallback((row: number) => go({ row, ...(columnName === undefined ? {} : { column: columnName }) }), [go, columnName]);
  useRowInPalette(name, rows, place.row, goToRow);
  const openColumn = useCallback(
    (column: string) => {
      const index = own.findIndex((one) => one.name === column);
      rest({ row: place.row, column: Math.max(0, index) });
      onInspect();
    },
    [rest, place.row, own, onInspect],
  );

  const active = { row: Math.min(place.row, Math.max(0, rows - 1)), column: Math.max(0, shown.shownIndex(place.column)) };
  const rect = rectOf(selection, some ? { ...active, row: some.row } : active, some?.rows ?? rows, shown.columns.length);
  const filter = engine?.filter && !previewing ? here.filter : undefined;
  const order = engine?.order && !previewing ? here.order : undefined;
  const sorting = useSorting(() => setSelection(null));
  const acts = useTableActs({ here, grid, engine, some: some?.engine ?? null, shown, rect, open: setOver, onInspect });
  return {
    ...acts,
    name,
    go,
    /** Opens a row that references the active one, with a way back. */
    goFromHere: (to: { table: string; row: number; column?: string }) => go(to, shown.columns[active.column] ? acts.cellAt(active) : undefined),
    storageKey,
    own,
    engine,
    rows,
    shown,
    active,
    columnName,
    openColumn,
    selection,
    setSelection,
    rect,
    over,
    setOver,
    previewing,
    below,
    toggleBelow,
    isLinked: isLinked && !isOverview && rows > 0 && engine !== null,
    toggleLinked,
    finding,
    setFinding,
    isOverview,
    toggleOverview,
    isByKey,
    isFindingHere,
    /** Finds a value anywhere in the table. */
    find: () => find(false),
    /** Finds a value in the active column. */
    findHere: () => find(true),
    filter,
    order,
    ...sorting,
    filtering,
    openFilter: () => setFiltering((count) => count + 1),
    closeFilter: () => setFiltering(0),
    setSome,
    /** Opens the linked tables; where they are open, the keys go on in the first. */
    linkByKey: () => {
      if (isLinked) return document.getElementById('grid-linked-0')?.focus();
      setIsByKey(true);
      toggleLinked();
    },
    openOverviewByKey: () => {
      setIsByKey(true);
      toggleOverview();
    },
    fault: fault && fault.edition === engine?.edition ? fault.error : null,
    clearFault: () => setFault(null),
    onFault: (error: unknown) => engine && setFault({ edition: engine.edition, error }),
    problem: isBlocked ? problem : null,
    hasNotes: finding > 0 || filtering > 0 || previewing !== null || isBlocked || fault !== null,
    hasPanes: over !== null || (below && !isOverview && rows > 0),
    content: contentOf({
      isBlocked,
      hasEngine: engine !== null,
      columns: own.length,
      rows,
      isKnown,
      isOverview,
      isListed: filter !== undefined || order !== undefined,
    }),
  };
}

/** How often the strip that finds values was asked for; 0 while it is closed. */
function useFinding() {
  const counted = useState(0);
  const [, setFinding] = counted;
  // The strip takes the text once it is mounted.
  useRequestedText('value', (text) => {
    askFor('find', text);
    setFinding((count) => count + 1);
  });
  return counted;
}

/** Sorts by hand; the first row of the order is shown once it is there. */
function useSorting(onSort: () => void) {
  const setRows = useSetRows();
  /** The order that was chosen by hand, until its first row is shown. */
  const wantsFirst = useRef<string>(undefined);
  return {
    /** Null: in the order of the table. */
    sort: (to: RowOrder | null) => {
      onSort();
      const o = to ? printOrder(to) : undefined;
      wantsFirst.current = o;
      setRows({ o });
    },
    takeFirst: useCallback((shown: string) => {
      if (wantsFirst.current !== shown) return false;
      wantsFirst.current = undefined;
      return true;
    }, []),
  };
}
