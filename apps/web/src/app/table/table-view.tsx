import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { useEngine } from '../../engine/engine-context.tsx';
import type { GridHandle } from '../../features/grid/data-grid.tsx';
import type { TablePlace } from '../../workspace/use-place.ts';
import type { LinkedCell } from '../linked/linked-level.tsx';
import { TableContent } from './table-content.tsx';
import { TableHead } from './table-head.tsx';
import { useTableView } from './use-table-view.ts';
import styles from './table-view.module.css';

/** Loaded on first use. */
const WishPills = lazyPart(() => import('./after-rows.ts').then(({ WishPills }) => WishPills), 'nothing');
const TableNotes = lazyPart(() => import('./table-notes.tsx').then(({ TableNotes }) => TableNotes), 'over');
const TablePanes = lazyPart(() => import('./table-panes.tsx').then(({ TablePanes }) => TablePanes), 'pane');

const LinkedTables = lazyPart(() => import('../linked/linked-tables.tsx').then(({ LinkedTables }) => LinkedTables), 'pane');

type TableViewProps = {
  here: TablePlace;
  onInspect: () => void;
  /** The cell of a linked table that was selected last; null: the place in this one. */
  onLook: (cell: LinkedCell | null) => void;
};

/** One table: its bar, its rows, and its panes. */
export function TableView({ here, onInspect, onLook }: TableViewProps) {
  const grid = useRef<GridHandle>(null);
  const model = useTableView(here, grid, onInspect);
  // After the first rows: the first download has a budget.
  const isShown = useEngine((state) => state.shown);
  /** The linked table that was worked in last. */
  const [looking, setLooking] = useState<number | null>(null);
  if (!here.table) return null;
  return (
    <section className="stack fill min-height-0" aria-label={model.name}>
      <TableHead table={here.table} model={model} grid={grid} />
      <Suspense>{isShown ? <WishPills table={model.name} /> : null}</Suspense>
      <Suspense>{model.hasNotes ? <TableNotes model={model} grid={grid} /> : null}</Suspense>
      <div className={styles.beside} data-linked={model.isLinked || undefined}>
        <div className={styles.own} onFocus={() => setLooking(null)}>
          <TableContent model={model} grid={grid} />
        </div>
        <Suspense>
          {model.isLinked ? (
            <LinkedTables
              engine={model.engine!}
              table={model.name}
              row={model.active.row}
              takesFocus={model.isByKey}
              looking={looking}
              onLooking={setLooking}
              onLook={onLook}
              onInspect={model.inspect}
              onGo={model.goFromHere}
              onClose={() => {
                model.toggleLinked();
                model.focusGrid();
              }}
            />
          ) : null}
        </Suspense>
      </div>
      <Suspense>{model.hasPanes ? <TablePanes model={model} /> : null}</Suspense>
    </section>
  );
}
