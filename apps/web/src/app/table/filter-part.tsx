import { Suspense } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { printFilter, readFilter } from '../../engine/filter/row-filter.ts';
import { startOf } from '../../features/filter/filter-offer.ts';
import type { GridColumn } from '../../workspace/grid-column.ts';
import { keepFocus } from './keep-focus.ts';
import { useSetRows } from './use-set-rows.ts';
import type { GridRef, TableModel } from './use-table-view.ts';

const FilterForm = lazyPart(() => import('../../features/filter/filter-form.tsx').then(({ FilterForm }) => FilterForm), 'over');

/** The form of a filter above a table's rows. */
export function FilterPart({ model, grid }: { model: TableModel; grid: GridRef }) {
  const { own, shown, active } = model;
  const setRows = useSetRows();
  const close = () => {
    model.closeFilter();
    keepFocus(model.focusGrid);
  };
  const begin = (column: GridColumn) => {
    const now = model.filter === undefined ? null : readFilter(model.filter);
    if (now?.column === column.name) return now;
    return startOf(column, grid.current?.text({ row: active.row, column: shown.shownIndex(own.indexOf(column)) }));
  };
  return (
    <Suspense>
      <FilterForm
        key={model.filtering}
        engine={model.engine}
        table={model.name}
        columns={own}
        column={shown.columns[active.column] ?? own[0]!}
        startOf={begin}
        onApply={(filter) => {
          model.setSelection(null);
          setRows({ f: printFilter(filter) });
          close();
        }}
        onClose={close}
      />
    </Suspense>
  );
}
