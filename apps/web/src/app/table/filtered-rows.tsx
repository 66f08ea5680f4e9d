import { useEffect, useImperativeHandle, useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { readFilter, type RowFilter } from '../../engine/filter/row-filter.ts';
import type { Engine } from '../../engine/engine-store.ts';
import { FilterStrip } from '../../features/filter/filter-strip.tsx';
import { useMatches } from '../../features/filter/use-matches.ts';
import { DataGrid, type GridHandle } from '../../features/grid/data-grid.tsx';
import type { Place } from '../../workspace/place.ts';
import styles from './filtered-rows.module.css';
import { gridProps } from './grid-props.ts';
import { keepFocus } from './keep-focus.ts';
import { usePlaceAmong } from './use-place-among.ts';
import { useSetFilter } from './use-set-filter.ts';
import type { GridRef, TableModel } from './use-table-view.ts';

type FilteredRowsProps = { model: TableModel; grid: GridRef; filter: string; mayWrite: boolean };

/** Rows above the one that was active, when all rows are shown again. */
const ROWS_ABOVE = 3;

/** The rows of a table that meet the filter of the address, with the condition above them. */
export function FilteredRows({ model, grid, filter: text, mayWrite }: FilteredRowsProps) {
  const setFilter = useSetFilter();
  const clear = () => {
    const { row, column } = model.active;
    model.setSelection(null);
    setFilter();
    keepFocus(() => {
      grid.current?.jump(Math.max(0, row - ROWS_ABOVE));
      grid.current?.reveal({ row, column });
      grid.current?.focus();
    });
  };
  const filter = readFilter(text);
  if (filter) return <Matching model={model} grid={grid} filter={filter} mayWrite={mayWrite} onClear={clear} />;
  return (
    <EmptyState title="The address holds no filter" action={<Button onPress={clear}>Show all rows</Button>}>
      “{text}” cannot be read as a condition on a column.
    </EmptyState>
  );
}

const EMPTY = { done: 'No rows match', resting: 'No match so far', failed: 'This filter cannot be applied' } as const;

type MatchingProps = { model: TableModel; grid: GridRef; filter: RowFilter; mayWrite: boolean; onClear: () => void };

function Matching({ model, grid, filter, mayWrite, onClear }: MatchingProps) {
  const { list, goOn, stop } = useMatches(model.engine!, model.name, model.rows, filter);
  return (
    <div
      className={styles.filtered}
      onKeyDown={(event) => {
        const { target, currentTarget } = event;
        // In a grid with more than a cell picked it leaves one; menus lie outside.
        const isOwn = target instanceof HTMLElement && currentTarget.contains(target) && (target.role !== 'grid' || model.selection === null);
        if (event.key === 'Escape' && isOwn) onClear();
      }}
    >
      <FilterStrip filter={filter} list={list} onEdit={model.openFilter} onStop={stop} onGoOn={goOn} onClear={onClear} />
      {list.some ? (
        <MatchGrid model={model} grid={grid} some={list.some} count={list.count} mayWrite={mayWrite} onClear={onClear} />
      ) : list.state === 'running' ? (
        <SkeletonLines count={12} label="Looking for rows" />
      ) : (
        <EmptyState title={EMPTY[list.state]} action={<Button onPress={onClear}>Clear the filter</Button>} />
      )}
    </div>
  );
}

type MatchGridProps = Pick<MatchingProps, 'model' | 'grid' | 'mayWrite' | 'onClear'> & { some: Engine; count: number };

/** The grid counts places among the matches; everything around it, rows of the table. */
function MatchGrid({ model, grid, some, count, mayWrite, onClear }: MatchGridProps) {
  const inner = useRef<GridHandle>(null);
  const { at, placeOf, numberOf, onActive } = usePlaceAmong(model, some, count, inner, onClear);
  const all = gridProps(model, mayWrite);
  const ofTable = (use: (at: Place) => void) => (place: Place) => {
    const row = numberOf(place.row);
    if (row !== undefined) use({ ...place, row });
  };
  useImperativeHandle(grid, (): GridHandle => {
    const within = <T,>(row: number, use: (place: number) => T): T | undefined => {
      const place = placeOf(row);
      return place === undefined ? undefined : use(place);
    };
    return {
      jump: (row) => within(row, (place) => inner.current?.jump(place)),
      reveal: ({ row, column }) => within(row, (place) => inner.current?.reveal({ row: place, column })),
      focus: () => inner.current?.focus(),
      top: () => numberOf(inner.current?.top() ?? 0),
      cellAt: ({ row, column }) => within(row, (place) => inner.current?.cellAt({ row: place, column })) ?? null,
      text: ({ row, column }) => within(row, (place) => inner.current?.text({ row: place, column })),
    };
  }, [placeOf, numberOf]);
  const { setSome } = model;
  useEffect(() => setSome({ engine: some, rows: count, row: at.row }), [setSome, some, count, at.row]);
  useEffect(() => () => setSome(null), [setSome]);
  // The form, the strip or the grid before had the focus, which the part of the page around them holds meanwhile.
  useEffect(() => {
    if (document.activeElement?.contains(document.getElementById('grid'))) inner.current?.focus();
    else keepFocus(() => inner.current?.focus());
  }, []);
  return (
    <DataGrid
      {...all}
      ref={inner}
      rows={count}
      of={model.rows}
      engine={some}
      active={at}
      onActive={onActive}
      onPeek={ofTable(all.onPeek)}
      onFollow={ofTable(all.onFollow)}
      onExample={all.onExample && ofTable(all.onExample)}
    />
  );
}
