import { AddingField } from './adding-field.tsx';
import { mixOfRows, rowsOfMix } from './mixes.ts';

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

/** One text, a list, or texts with weights. */
export function MixField({ value, byWeight, onChange, ...words }: MixFieldProps) {
  return <AddingField {...words} rows={rowsOfMix(value)} read={plain} mayEmpty onChange={(rows) => onChange(mixOfRows(rows, byWeight))} />;
}
