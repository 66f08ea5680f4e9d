import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../components/ui/button.tsx';
import { Select } from '../../components/ui/select.tsx';
import { takesValue, type RowFilter } from '../../engine/filter/row-filter.ts';
import type { Engine } from '../../engine/engine-store.ts';
import { describeError } from '../../lib/describe-error.ts';
import type { GridColumn } from '../../workspace/grid-column.ts';
import { operatorsOf, whyNotFiltered } from './filter-offer.ts';
import { FilterValue } from './filter-value.tsx';
import { OPERATOR_WORDS } from './filter-words.ts';
import strip from '../../components/layout/strip.module.css';
import styles from './filter.module.css';

type FilterFormProps = {
  engine: Engine | null;
  table: string;
  columns: readonly GridColumn[];
  /** The initial filter of a column's form. */
  startOf: (column: GridColumn) => RowFilter;
  /** The column that was active when the form was requested. */
  column: GridColumn;
  onApply: (filter: RowFilter) => void;
  onClose: () => void;
};

/** A condition on one column; nothing is applied that the engine does not understand. */
export function FilterForm({ engine, table, columns, startOf, column, onApply, onClose }: FilterFormProps) {
  const value = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState(() => startOf(column));
  const [fault, setFault] = useState<string | null>(null);
  const here = columns.find(({ name }) => name === filter.column) ?? column;
  const change = (to: Partial<RowFilter>) => {
    setFault(null);
    setFilter({ ...filter, ...to });
  };
  useEffect(() => {
    const input = value.current?.querySelector<HTMLElement>('input');
    input?.focus();
    if (input instanceof HTMLInputElement) input.select();
  }, []);
  const why = whyNotFiltered(here) ?? (engine && !engine.filter ? 'Filters need the engine in this browser; rows come from the server now.' : null);
  const apply = async () => {
    if (!engine?.filter || why !== null) return;
    const wanted = here.kind === 'text' || !takesValue(filter.op) ? filter : { ...filter, value: filter.value.trim() };
    try {
      await engine.filter.count(table, wanted);
      onApply(wanted);
    } catch (error) {
      setFault(describeError(error).detail);
    }
  };
  return (
    <form
      role="search"
      aria-label="Filter rows"
      className={`line rigid on-bg border-below ${strip.strip}`}
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
      onKeyDownCapture={(event) => {
        // An open list handles the key itself: the choice or the typed text is applied afterwards.
        const isOpen = event.target instanceof HTMLInputElement && event.target.ariaExpanded === 'true';
        const form = event.currentTarget;
        if (event.key === 'Enter' && isOpen) requestAnimationFrame(() => form.requestSubmit());
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <div className={`rigid ${styles.column}`}>
        <Select
          label="Column to filter by"
          hideLabel
          options={columns.map(({ name }) => ({ id: name, label: name }))}
          value={here.name}
          onChange={(name) => {
            setFault(null);
            setFilter(startOf(columns.find((one) => one.name === name)!));
          }}
        />
      </div>
      <div className={`rigid ${styles.operator}`}>
        <Select
          label="Condition"
          hideLabel
          options={operatorsOf(here).map((op) => ({ id: op, label: OPERATOR_WORDS[op] }))}
          value={filter.op}
          onChange={(op) => change({ op })}
        />
      </div>
      <div ref={value} className={`rigid ${styles.value}`}>
        {takesValue(filter.op) ? (
          <FilterValue
            key={here.name}
            engine={engine}
            table={table}
            column={here}
            hasChoice={filter.op !== 'contains'}
            value={filter.value}
            onChange={(text) => change({ value: text })}
          />
        ) : null}
      </div>
      <Button type="submit" look="primary" isDisabled={why !== null}>
        Filter
      </Button>
      <p role="alert" className={`fill text-cell fault break-anywhere ${styles.fault}`}>
        {why ?? fault}
      </p>
      <IconButton label="Close" shortcut="Esc" onPress={onClose}>
        <X aria-hidden />
      </IconButton>
    </form>
  );
}
