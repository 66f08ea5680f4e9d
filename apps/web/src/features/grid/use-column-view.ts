import { useEffect, useMemo, useState } from 'react';
import { keep, recall } from '../../lib/local-store.ts';
import { arrange, hide, moveTo, PLAIN_VIEW, setPinned, show, type ColumnView } from './column-view.ts';
import type { GridColumn } from '../../workspace/grid-column.ts';

/**
 * The columns that a table's grid shows, and the actions on them. Maps between indices of shown columns and of the
 * table's own.
 */
export type ShownColumns = {
  readonly columns: readonly GridColumn[];
  readonly pinned: number;
  readonly hidden: readonly string[];
  readonly isPlain: boolean;
  /** The table index of a shown column. */
  tableIndex(shown: number): number;
  /** The grid index of a table's column; −1 while it is hidden. */
  shownIndex(column: number): number;
  hide(name: string): void;
  show(names: readonly string[]): void;
  pin(name: string, pinned: boolean): void;
  move(name: string, to: number): void;
  reset(): void;
};

const NONE: readonly string[] = [];

/** Order, hidden and pinned columns of a table, kept in this browser by dataset and table. */
export function useColumnView(storageKey: string, columns: readonly GridColumn[]): ShownColumns {
  const [kept, setKept] = useState<{ key: string; view: ColumnView }>({ key: storageKey, view: PLAIN_VIEW });
  useEffect(() => {
    let left = false;
    void recall<ColumnView>('values', `columns.${storageKey}`).then((view) => {
      if (!left && view) setKept({ key: storageKey, view });
    });
    return () => {
      left = true;
    };
  }, [storageKey]);
  const view = kept.key === storageKey ? kept.view : PLAIN_VIEW;
  const arranged = useMemo(() => arrange(columns, view), [columns, view]);
  const shown = useMemo(() => arranged.shown.map((place) => columns[place]!), [columns, arranged]);
  const set = (next: ColumnView) => {
    setKept({ key: storageKey, view: next });
    void keep('values', `columns.${storageKey}`, next);
  };
  return {
    columns: shown,
    pinned: arranged.pinned,
    hidden: columns.length === shown.length ? NONE : columns.filter((column) => !shown.includes(column)).map((column) => column.name),
    isPlain: view === PLAIN_VIEW || (view.order.length === 0 && view.hidden.length === 0 && view.pinned === null),
    tableIndex: (place) => arranged.shown[place] ?? 0,
    shownIndex: (column) => arranged.shown.indexOf(column),
    hide: (name) => set(hide(view, name)),
    show: (names) => set(names.reduce(show, view)),
    pin: (name, pinned) => set(setPinned(columns, view, name, pinned)),
    move: (name, to) => set(moveTo(columns, view, name, to)),
    reset: () => set(PLAIN_VIEW),
  };
}
