import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ComboBox } from '../../components/ui/combo-box.tsx';
import { TextField } from '../../components/ui/field.tsx';
import type { Option } from '../../components/ui/select.tsx';
import type { Engine } from '../../engine/engine-store.ts';
import { formatShare, shortName } from '../../lib/format.ts';
import type { GridColumn } from '../../workspace/grid-column.ts';

type FilterValueProps = {
  engine: Engine | null;
  table: string;
  column: GridColumn;
  /** Whether values of the column are offered. */
  hasChoice: boolean;
  value: string;
  onChange: (value: string) => void;
};

const SAMPLE_ROWS = 2_000;

/** The value of a condition: one of the column's few, or any. */
export function FilterValue({ engine, table, column, hasChoice, value, onChange }: FilterValueProps) {
  const options = useOptions(engine, table, column);
  const box = useRef<HTMLDivElement>(null);
  const isList = hasChoice && options.length > 0;
  // The list appears once the engine has read the values: it replaces the field and takes its focus.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.querySelector('input')?.focus();
  }, [isList]);
  const label = `Value of ${column.name}`;
  const placeholder = column.relation ? `Key of a row of ${shortName(column.relation.to.table)}` : 'Value';
  return (
    <div ref={box}>
      {isList ? (
        <ComboBox label={label} hideLabel options={options} value={value} placeholder="Choose or type" onChange={onChange} onText={onChange} />
      ) : (
        <TextField label={label} hideLabel placeholder={placeholder} autoComplete="off" spellCheck="false" value={value} onChange={onChange} />
      )}
    </div>
  );
}

/** Labels of an enum, true and false, or the values of a text column that has few of them, by their share in a sample. */
function useOptions(engine: Engine | null, table: string, { kind, name, labels, relation, mark }: GridColumn): readonly Option<string>[] {
  const { data } = useQuery({
    queryKey: ['filter-values', engine?.edition, table, name],
    queryFn: () => engine!.distribution(table, name, SAMPLE_ROWS),
    enabled: engine !== null && kind === 'text' && relation === null && mark !== 'ƒ',
    gcTime: 0,
    retry: false,
  });
  if (kind === 'boolean') return ['true', 'false'].map((one) => ({ id: one, label: one }));
  if (kind === 'enum') return labels.map((one) => ({ id: one, label: one }));
  if (!data || data.distinct > data.top.length) return [];
  return data.top.map(({ value, count }) => ({ id: value, label: value, note: formatShare(count / data.sampled) }));
}
