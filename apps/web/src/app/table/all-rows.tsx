import { useMemo } from 'react';
import type { RowOrder } from '../../engine/order/row-order.ts';
import { engineOfAll } from '../../engine/some-rows.ts';
import { OrderStrip } from '../../features/order/order-strip.tsx';
import type { Unsorted } from '../../features/order/sorted-list.ts';
import { useSorted } from '../../features/order/use-sorted.ts';
import type { ClearRows } from './filtered-rows.tsx';
import { SomeRowsGrid } from './some-rows-grid.tsx';
import type { GridRef, TableModel } from './use-table-view.ts';

type AllRowsProps = { model: TableModel; grid: GridRef; order: RowOrder; mayWrite: boolean; clear: ClearRows };

/** All rows of a table sorted by a column; in table order if there are too many to sort. */
export function AllRows({ model, grid, order, mayWrite, clear }: AllRowsProps) {
  const { name, rows } = model;
  const engine = model.engine!;
  const of = useMemo((): Unsorted => ({ count: rows, rows: null }), [rows]);
  const { list, some, count, isSorted } = useSorted(engine, name, of, order);
  const plain = useMemo(() => engineOfAll(engine), [engine]);
  return (
    <div
      className="stack fill min-height-0"
      onKeyDown={(event) => {
        const { target, currentTarget } = event;
        const isOwn = target instanceof HTMLElement && currentTarget.contains(target) && (target.role !== 'grid' || model.selection === null);
        if (event.key === 'Escape' && isOwn) clear.order();
      }}
    >
      <OrderStrip order={order} list={list} rows={rows} onChange={model.sort} onFilter={model.openFilter} onClear={clear.order} />
      <SomeRowsGrid
        model={model}
        grid={grid}
        some={some ?? plain}
        count={some ? count : rows}
        order={order}
        isOrdered={isSorted}
        isSorting={list.state === 'sorting'}
        mayWrite={mayWrite}
        onElsewhere={clear.order}
      />
    </div>
  );
}
