import { useMemo } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import type { RowFilter } from '../../engine/filter/row-filter.ts';
import type { RowOrder } from '../../engine/order/row-order.ts';
import { FilterStrip } from '../../features/filter/filter-strip.tsx';
import { useMatches } from '../../features/filter/use-matches.ts';
import { OrderChip } from '../../features/order/order-chip.tsx';
import { sortWords } from '../../features/order/order-words.ts';
import type { Unsorted } from '../../features/order/sorted-list.ts';
import { useSorted } from '../../features/order/use-sorted.ts';
import { SomeRowsGrid } from './some-rows-grid.tsx';
import type { GridRef, TableModel } from './use-table-view.ts';

export type ClearRows = { filter: () => void; order: () => void };

const EMPTY = { done: 'No rows match', resting: 'No match so far', failed: 'This filter cannot be applied' } as const;

type FilteredRowsProps = { model: TableModel; grid: GridRef; filter: RowFilter; order: RowOrder | null; mayWrite: boolean; clear: ClearRows };

/** The rows of a table that meet a filter, with the condition above them. */
export function FilteredRows({ model, grid, filter, order, mayWrite, clear }: FilteredRowsProps) {
  const { name, engine } = model;
  const { list, goOn, stop } = useMatches(engine!, name, model.rows, filter);
  const of = useMemo((): Unsorted | null => {
    if (!list.some || list.state === 'running') return null;
    const { count, found } = list;
    const known = async (from: number, most: number) => (await engine!.filter!.from(name, filter, from, most, [])).rows;
    return { count, rows: found.length > 0 ? async (from, most) => found.slice(from, from + most) : known };
    // A filter is that of the address, read anew each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [engine, name, list]);
  const sorted = useSorted(engine!, name, of, order);
  const shown = sorted.some ?? list.some;
  return (
    <div
      className="stack fill min-height-0"
      onKeyDown={(event) => {
        const { target, currentTarget } = event;
        // In a grid with several selected cells Esc leaves one; menus are outside of it.
        const isOwn = target instanceof HTMLElement && currentTarget.contains(target) && (target.role !== 'grid' || model.selection === null);
        if (event.key === 'Escape' && isOwn) clear.filter();
      }}
    >
      <FilterStrip
        filter={filter}
        list={list}
        order={order ? <OrderChip order={order} onChange={model.sort} onClear={clear.order} /> : null}
        orderWords={order && list.some ? (of ? sortWords(sorted.list, list.count) : 'sorted when the search stops') : ''}
        onEdit={model.openFilter}
        onStop={stop}
        onGoOn={goOn}
        onClear={clear.filter}
      />
      {shown ? (
        <SomeRowsGrid
          model={model}
          grid={grid}
          some={shown}
          count={sorted.some ? sorted.count : list.count}
          order={order}
          isOrdered={sorted.isSorted}
          isSorting={order !== null && sorted.list.state === 'sorting'}
          mayWrite={mayWrite}
          onElsewhere={clear.filter}
        />
      ) : list.state === 'running' ? (
        <SkeletonLines count={12} label="Looking for rows" />
      ) : (
        <EmptyState
          title={EMPTY[list.state]}
          action={
            <>
              {list.state === 'failed' ? (
                <Button look="primary" onPress={model.openFilter}>
                  Change the condition
                </Button>
              ) : null}
              <Button onPress={clear.filter}>Clear the filter</Button>
            </>
          }
        />
      )}
    </div>
  );
}
