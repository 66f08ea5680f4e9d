import { AddingField } from './adding-field.tsx';
import { mixOfRows, rowsOfMix } from './mixes.ts';

type MixFieldProps = {
  label: string;
  hint?: string;
  error: string | undefined;
  value: unknown;
  /** The parameter knows only weights by text; `share`: only shares of all rows. */
  by: 'any' | 'weight' | 'share';
  onChange: (value: unknown) => void;
};

const plain = (text: string): unknown => text;

/** One text, a list, or texts with weights or shares. */
export function MixField({ value, by, onChange, ...words }: MixFieldProps) {
  return (
    <AddingField
      {...words}
      rows={rowsOfMix(value)}
      read={plain}
      mayEmpty
      areShares={by === 'share'}
      onChange={(rows) => onChange(mixOfRows(rows, by !== 'any'))}
    />
  );
}
