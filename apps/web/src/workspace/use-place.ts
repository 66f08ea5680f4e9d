import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { qualifiedName, type BlueprintTable } from '@seedbed/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDraft, useDraftStore } from './draft/draft-context.tsx';
import { forgetPlace, placeIn } from './kept-places.ts';
import type { OriginCell } from './origin-cell.ts';
import { mostInformativeTable } from './most-informative-table.ts';
import type { Place } from './place.ts';

const route = getRouteApi('/datasets/$id/');
const REST_MS = 150;

export type TablePlace = {
  readonly table: BlueprintTable | null;
  readonly name: string;
  readonly place: Place;
  /** The filter of its rows; none if absent. */
  readonly filter: string | undefined;
  /** The sort order; the table's own if absent. */
  readonly order: string | undefined;
  /** Increases when the place changed outside the grid (a link, Back), which then has to show it. */
  readonly arrivals: number;
  /** Moves within the table: the address follows after a rest, in the same entry of the history. */
  readonly rest: (place: Place) => void;
  /**
   * Goes to all rows of a table: adds an entry to the history, so that Back returns. Rows count from 0. `from`: the cell whose reference is
   * followed, to which Back leads.
   */
  readonly go: (to: { table?: string; row?: number; column?: string }, from?: OriginCell) => void;
  /** Goes to the last place in a table. */
  readonly goBackTo: (table: string) => void;
};

/** The place in the dataset, held by the address bar: table, row, column. */
export function usePlace(): TablePlace {
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/datasets/$id/' });
  const tables = useDraft((state) => state.blueprint.tables);
  const draft = useDraftStore();
  const datasetId = useDraft((state) => state.datasetId);
  // Without a table in the address: the most informative one, chosen once, so that edits never lead away from it.
  const [first] = useState(() => mostInformativeTable(draft.getState().blueprint)?.table ?? null);
  const table = useMemo(
    () => tables.find((one) => qualifiedName(one.schema, one.name) === search.t) ?? start(tables, first) ?? null,
    [tables, search.t, first],
  );
  const name = table ? qualifiedName(table.schema, table.name) : '';

  const placeInAddress = useMemo<Place>(() => ({ row: (search.r ?? 1) - 1, column: columnIndex(table, search.c) }), [search.r, search.c, table]);
  const now = addressOf(search);
  const [{ place, arrivals, seen, written }, setHere] = useState({ place: placeInAddress, arrivals: 1, seen: now, written: now });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Runs in the same frame as the change of the table, because the place in the old table means nothing here.
  if (now !== seen) setHere((here) => (now === written ? { ...here, seen: now } : { place: placeInAddress, arrivals: arrivals + 1, seen: now, written: now }));
  useEffect(() => () => clearTimeout(timer.current), [arrivals]);

  const rest = useCallback(
    (next: Place) => {
      setHere((here) => ({ ...here, place: next }));
      clearTimeout(timer.current);
      const at = screenOfAddress();
      timer.current = setTimeout(() => {
        // After navigation to another table, view or screen (`/datasets/7/export`), even one that is still loading, does not navigate back.
        if (screenOfAddress() !== at || !at.includes(`${datasetId}?`)) return;
        const r = next.row + 1;
        const c = table?.columns[next.column]?.name;
        setHere((here) => ({ ...here, written: addressOf({ t: search.t, r, c }) }));
        void navigate({ search: (before) => ({ ...before, r: r === 1 ? undefined : r, c }) as typeof before, state: true, replace: true, resetScroll: false });
      }, REST_MS);
    },
    [navigate, table, search.t, datasetId],
  );

  const go = useCallback(
    (to: { table?: string; row?: number; column?: string }, from?: OriginCell) => {
      clearTimeout(timer.current);
      const r = (to.row ?? 0) + 1;
      if (to.row !== undefined) forgetPlace(datasetId, to.table ?? name);
      const leave = () =>
        navigate({
          search: ({ f: _, o: __, ...before }) => ({ ...before, t: to.table ?? before.t, r: r === 1 ? undefined : r, c: to.column }) as typeof before,
          ...(from ? { state: { cameFrom: from } } : {}),
          resetScroll: false,
        });
      if (!from) return void leave();
      // The address may not be written yet, and Back must lead to the cell that was left. Without this, the entry would keep the place
      // before it.
      void navigate({
        search: (before) => ({ ...before, t: from.table, r: from.row === 0 ? undefined : from.row + 1, c: from.column }) as typeof before,
        state: true,
        replace: true,
        resetScroll: false,
      }).then(leave);
    },
    [navigate, datasetId, name],
  );

  const goBackTo = useCallback(
    (to: string) => {
      clearTimeout(timer.current);
      const kept = placeIn(datasetId, to);
      const r = (kept?.row ?? 0) + 1;
      void navigate({
        search: ({ f: _, o: __, ...before }) => ({ ...before, t: to, r: r === 1 ? undefined : r, c: kept?.column }) as typeof before,
        resetScroll: false,
      });
    },
    [navigate, datasetId],
  );

  return { table, name, place, filter: search.f, order: search.o, arrivals, rest, go, goBackTo };
}

/** The part of the address with the place. A move within the table only updates it and is not a navigation. */
function addressOf({ t, r, c }: { readonly t?: string | undefined; readonly r?: number | undefined; readonly c?: string | undefined }): string {
  return `${t ?? ''} ${r ?? 1} ${c ?? ''}`;
}

/** The address without the place in a table; includes a navigation that is still loading. */
function screenOfAddress(): string {
  const { pathname, search } = window.location;
  return `${pathname}?${search.match(/[tv]=[^&]*/g)}`;
}

function start(tables: readonly BlueprintTable[], first: BlueprintTable | null): BlueprintTable | undefined {
  return tables.find((table) => table.schema === first?.schema && table.name === first.name) ?? tables[0];
}

function columnIndex(table: BlueprintTable | null, name: string | undefined): number {
  return Math.max(0, table?.columns.findIndex((column) => column.name === name) ?? 0);
}
