import { ChevronDown, ChevronUp, Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/ui/button.tsx';
import { SearchField } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import type { Order } from './use-ordered.ts';
import styles from './columns-view.module.css';

const ORDERS = [
  { id: 'sure', label: 'Least sure first' },
  { id: 'table', label: 'By table' },
] as const;

type ColumnsBarProps = {
  query: string;
  setQuery: (query: string) => void;
  order: Order;
  setOrder: (order: Order) => void;
  /** Index of the current column among the found ones; -1 if it is not among them. */
  at: number;
  /** The number of found columns. */
  found: number;
  step: (to: number) => void;
  onOpen: () => void;
  /** The number of columns, or of selected ones, in words. */
  said: string;
  /** Buttons at the end. */
  children: ReactNode;
};

/** Finds and sorts columns, and moves from one to the next. */
export function ColumnsBar({ query, setQuery, order, setOrder, at, found, step, onOpen, said, children }: ColumnsBarProps) {
  return (
    <div className={`line gap-3 rigid border-below touch-high ${styles.bar}`}>
      <div className={styles.search}>
        <SearchField label="Search columns" placeholder="Words of a name, type or generator" value={query} onChange={setQuery} />
      </div>
      <Select label="Order" hideLabel options={ORDERS} value={order} onChange={setOrder} />
      <span className="row rigid">
        <IconButton label="Previous column" isDisabled={at <= 0} onPress={() => step(at - 1)}>
          <ChevronUp aria-hidden />
        </IconButton>
        <IconButton label="Next column" isDisabled={at >= found - 1} onPress={() => step(at + 1)}>
          <ChevronDown aria-hidden />
        </IconButton>
        <IconButton label="Open the column in its table" isDisabled={at < 0} onPress={onOpen}>
          <Table2 aria-hidden />
        </IconButton>
      </span>
      <span className={`push-end text-cell figures quiet nowrap ${styles.count}`} role="status">
        {said}
      </span>
      {children}
    </div>
  );
}
