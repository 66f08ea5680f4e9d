import { Button } from '../../components/ui/button.tsx';
import type { RowOrder } from '../../engine/order/row-order.ts';
import strip from '../../components/layout/strip.module.css';
import { OrderChip } from './order-chip.tsx';
import { orderWords } from './order-words.ts';
import type { SortedList } from './sorted-list.ts';

type OrderStripProps = {
  order: RowOrder;
  list: SortedList;
  /** Of the table. */
  rows: number;
  onChange: (order: RowOrder) => void;
  onFilter: () => void;
  onClear: () => void;
};

/** Above sorted rows: the column, the progress of the sort, and options if there are too many rows. */
export function OrderStrip({ order, list, rows, onChange, onFilter, onClear }: OrderStripProps) {
  const instead = list.state === 'too-many' ? list.instead : null;
  return (
    <section className={`line rigid on-bg border-below ${strip.strip}`} aria-label="Sort">
      <OrderChip order={order} onChange={onChange} onClear={onClear} />
      <span role="status" className={`min-width-0 text-cell figures quiet ${strip.said}`}>
        {orderWords(list, rows)}
      </span>
      {instead === null ? null : (
        <Button look="quiet" onPress={() => onChange({ column: instead, descending: order.descending })}>
          Sort by {instead}
        </Button>
      )}
      {list.state === 'too-many' ? (
        <Button look="quiet" onPress={onFilter}>
          Filter rows
        </Button>
      ) : null}
    </section>
  );
}
