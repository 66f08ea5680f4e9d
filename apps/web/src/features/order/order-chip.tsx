import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { Button, IconButton } from '../../components/ui/button.tsx';
import type { RowOrder } from '../../engine/order/row-order.ts';
import chip from '../../components/layout/strip.module.css';
import styles from './order.module.css';

type OrderChipProps = { order: RowOrder; onChange: (order: RowOrder) => void; onClear: () => void };

/** The sort column; each press reverses the arrow. */
export function OrderChip({ order, onChange, onClear }: OrderChipProps) {
  const { column, descending } = order;
  const Arrow = descending ? ArrowDown : ArrowUp;
  return (
    <span className={`min-width-0 rounded center ${chip.chip}`}>
      <Button
        look="quiet"
        aria-label={`Sorted by ${column}, ${descending ? 'descending' : 'ascending'}: reverse`}
        onPress={() => onChange({ column, descending: !descending })}
      >
        <Arrow aria-hidden className={`rigid ${styles.arrow}`} />
        <bdi className="cut">{column}</bdi>
      </Button>
      <IconButton label="Clear the sort" onPress={onClear}>
        <X aria-hidden />
      </IconButton>
    </span>
  );
}
