import { useState, type ClipboardEvent } from 'react';
import { TextField } from '../../../components/ui/field.tsx';
import { mixOfRows, rowsOfMix } from './mixes.ts';
import { pastedRows, type WeightedRow } from './weighted-rows.ts';
import { WeightsField } from './weights-field.tsx';

type MixFieldProps = {
  label: string;
  hint?: string;
  error: string | undefined;
  value: unknown;
  /** The parameter knows only weights by text. */
  byWeight: boolean;
  onChange: (value: unknown) => void;
};

const plain = (text: string): unknown => text;

/** One text, a list, or texts with weights: Enter adds what is typed, a paste of one or two columns all of it. */
export function MixField({ label, hint, error, value, byWeight, onChange }: MixFieldProps) {
  const [text, setText] = useState('');
  const rows = rowsOfMix(value);
  const put = (next: readonly WeightedRow[]) => onChange(mixOfRows(next, byWeight));
  const add = (more: readonly WeightedRow[]) => {
    const fresh = new Set(more.map((row) => String(row.value).trim()));
    put([...rows.filter((row) => !fresh.has(String(row.value))), ...more]);
    setText('');
  };
  const addTyped = () => {
    if (text.trim() !== '') add([{ value: text.trim(), weight: rows[0]?.weight ?? 1 }]);
  };
  return (
    <div
      className="stack gap-3 min-width-0"
      onPaste={(event: ClipboardEvent<HTMLElement>) => {
        const pasted = text === '' ? pastedRows(event.clipboardData.getData('text/plain'), plain) : null;
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
      {rows.length > 0 ? <WeightsField label="Values" rows={rows} read={plain} mayEmpty hasAdd={false} onChange={put} /> : null}
    </div>
  );
}
