import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { readFilter } from '../../engine/filter/row-filter.ts';
import { readOrder } from '../../engine/order/row-order.ts';
import { AllRows } from './all-rows.tsx';
import { FilteredRows } from './filtered-rows.tsx';
import { keepFocus } from './keep-focus.ts';
import { useSetRows } from './use-set-rows.ts';
import type { GridRef, TableModel } from './use-table-view.ts';

type ListedRowsProps = { model: TableModel; grid: GridRef; mayWrite: boolean };

/** Rows above the previously active one when all rows are shown again. */
const ROWS_ABOVE = 3;

/** The rows of a table that meet the filter of the address, in its order. */
export function ListedRows({ model, grid, mayWrite }: ListedRowsProps) {
  const setRows = useSetRows();
  const leave = (rows: Parameters<typeof setRows>[0]) => {
    const { row, column } = model.active;
    model.setSelection(null);
    setRows(rows);
    keepFocus(() => {
      grid.current?.jump(Math.max(0, row - ROWS_ABOVE));
      grid.current?.reveal({ row, column });
      grid.current?.focus();
    });
  };
  const clear = { filter: () => leave({ f: undefined }), order: () => leave({ o: undefined }), all: () => leave({ f: undefined, o: undefined }) };
  const filter = model.filter === undefined ? undefined : readFilter(model.filter);
  const order = model.order === undefined ? undefined : readOrder(model.order);
  if (filter === null) return <Unread text={model.filter!} title="The address holds no filter" meant="a condition on a column" onClear={clear.all} />;
  if (order === null) return <Unread text={model.order!} title="The address holds no order" meant="a column and a direction" onClear={clear.all} />;
  const props = { model, grid, mayWrite, order: order ?? null, clear };
  return filter ? <FilteredRows key={model.filter} {...props} filter={filter} /> : <AllRows {...props} order={order!} />;
}

function Unread({ text, title, meant, onClear }: { text: string; title: string; meant: string; onClear: () => void }) {
  return (
    <EmptyState title={title} action={<Button onPress={onClear}>Show all rows</Button>}>
      “{text}” cannot be read as {meant}.
    </EmptyState>
  );
}
