import { X } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { IconButton } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { ComboBox } from '../../components/ui/combo-box.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { columnTypes } from './column-types.ts';
import { keysOf } from './keys-of.ts';
import type { NewColumn } from './statements.ts';
import styles from './schema.module.css';

const NONE = '';

/** One new column: its name, its type or the referenced key, and its constraints. */
export function ColumnFields({
  column,
  onChange,
  onRemove,
  mayBeKey,
  autoFocus,
}: {
  column: NewColumn;
  onChange: (changed: Partial<NewColumn>) => void;
  onRemove?: (() => void) | undefined;
  mayBeKey: boolean;
  autoFocus?: boolean;
}) {
  const blueprint = useDraft((state) => state.blueprint);
  const keys = useMemo(() => keysOf(blueprint), [blueprint]);
  const types = useMemo(() => columnTypes(blueprint.types), [blueprint.types]);
  const refers = column.refersTo;
  const box = useRef<HTMLDivElement>(null);
  return (
    <div className={`grid on-bg border rounded pad-3 ${styles.column}`} ref={box} role="group" aria-label={column.name || 'New column'}>
      <TextField label="Column" value={column.name} onChange={(name) => onChange({ name })} autoFocus={autoFocus ?? false} />
      <ComboBox label="Type" options={types} value={column.type} onChange={(type) => onChange({ type })} onText={(type) => onChange({ type })} />
      <Select
        label="Refers to"
        options={[{ id: NONE, label: 'Nothing' }, ...keys.map(({ id, key, type }) => ({ id, label: id, note: `${key.schema}.${key.name}, ${type}` }))]}
        value={refers ? (keys.find(({ key }) => key.name === refers.name && key.schema === refers.schema && key.column === refers.column)?.id ?? NONE) : NONE}
        onChange={(id) => {
          const found = keys.find((one) => one.id === id);
          // A reference is of its key's type, and has a value unless the schema says otherwise.
          onChange(found ? { refersTo: found.key, type: found.type } : { refersTo: null });
        }}
        isDisabled={keys.length === 0}
        placeholder="Nothing"
      />
      <div className={`line wrap row-high ${styles.flags}`}>
        {mayBeKey ? <Flag label="Key" isSelected={column.isKey} onChange={(isKey) => onChange({ isKey })} /> : null}
        <Flag label="Required" isSelected={column.isRequired || column.isKey} isDisabled={column.isKey} onChange={(isRequired) => onChange({ isRequired })} />
        <Flag label="Unique" isSelected={column.isUnique || column.isKey} isDisabled={column.isKey} onChange={(isUnique) => onChange({ isUnique })} />
        {onRemove ? (
          <IconButton label={`Leave ${column.name || 'this column'} out`} onPress={onRemove}>
            <X aria-hidden />
          </IconButton>
        ) : null}
      </div>
    </div>
  );
}

function Flag({ label, ...props }: { label: string; isSelected: boolean; isDisabled?: boolean; onChange: (isSelected: boolean) => void }) {
  return (
    <Checkbox {...props}>
      <span className="text-label">{label}</span>
    </Checkbox>
  );
}
