import { useEffect, useRef, useState, type ClipboardEvent } from 'react';
import { focusAfterPopover } from '../../../lib/focus-after-popover.ts';
import { TextField } from '../../../components/ui/field.tsx';
import { pastedRows, type WeightedRow } from './weighted-rows.ts';
import { WeightsField } from './weights-field.tsx';

/** Of a value that is typed in. */
const NEW_SHARE = 0.1;

type AddingFieldProps = {
  label: string;
  hint?: string;
  error: string | undefined;
  rows: readonly WeightedRow[];
  /** Parses a typed text as a value of the column's type. */
  read: (text: string) => unknown;
  /** The last value may be removed, too. */
  mayEmpty?: boolean;
  /** Their weights are shares of all rows. */
  areShares?: boolean;
  /** The caret is here as soon as the list is closed from which this was chosen. */
  autoFocus?: boolean;
  /** Why no row will have a value; null if rows may. */
  whyDropped?: ((value: unknown) => string | null) | undefined;
  onChange: (rows: readonly WeightedRow[]) => void;
};

/** Values with weights: Enter adds what is typed, a paste of one or two columns all of it. */
export function AddingField({ label, hint, error, rows, read, mayEmpty, areShares = false, autoFocus, whyDropped, onChange }: AddingFieldProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => (autoFocus ? focusAfterPopover(() => field.current?.querySelector('input')) : undefined), [autoFocus]);
  const add = (more: readonly WeightedRow[]) => {
    const fresh = new Set(more.map((row) => String(row.value).trim()));
    onChange([...rows.filter((row) => !fresh.has(String(row.value))), ...more]);
    setText('');
  };
  const room = Math.max(0, 1 - rows.reduce((sum, { weight }) => sum + weight, 0));
  const addTyped = () => {
    if (text.trim() !== '') add([{ value: read(text.trim()), weight: areShares ? Math.min(NEW_SHARE, Number(room.toPrecision(6))) : (rows[0]?.weight ?? 1) }]);
  };
  return (
    <div
      ref={field}
      className="stack gap-3 min-width-0"
      onPaste={(event: ClipboardEvent<HTMLElement>) => {
        const pasted = text === '' ? pastedRows(event.clipboardData.getData('text/plain'), read) : null;
        if (!pasted || (event.target as HTMLElement).closest('table')) return;
        event.preventDefault();
        add(pasted);
      }}
    >
      <TextField
        label={label}
        hint={hint ?? (rows.length === 0 ? 'Type one and press Enter, or paste a column of them, with their weights beside' : undefined)}
        error={error}
        value={text}
        placeholder={rows.length > 0 ? 'Add another' : ''}
        onChange={setText}
        onBlur={addTyped}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          addTyped();
        }}
      />
      {rows.length > 0 ? (
        <WeightsField
          label="Values"
          rows={rows}
          read={read}
          mayEmpty={mayEmpty ?? false}
          hasAdd={false}
          areShares={areShares}
          whyDropped={whyDropped}
          onChange={onChange}
        />
      ) : null}
    </div>
  );
}
