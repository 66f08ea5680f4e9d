import type { Blueprint } from '@seedbed/contract';
import type { Option } from '../../components/ui/select.tsx';

const COMMON: readonly (readonly [type: string, note: string])[] = [
  ['text', 'Text of any length'],
  ['varchar(80)', 'Text with a maximum length'],
  ['integer', 'Whole numbers up to 2.1 billion'],
  ['bigint', 'Whole numbers up to 9.2 · 10¹⁸'],
  ['smallint', 'Whole numbers up to 32,767'],
  ['numeric(10,2)', 'Amounts: total digits, and digits after the point'],
  ['double precision', 'Measures'],
  ['boolean', 'True or false'],
  ['date', 'A day'],
  ['timestamptz', 'A point in time'],
  ['timestamp', 'Date and time without a zone'],
  ['time', 'A time of day'],
  ['interval', 'A duration'],
  ['uuid', 'An identifier'],
  ['jsonb', 'A document'],
  ['text[]', 'A list of texts'],
  ['bytea', 'Bytes'],
  ['inet', 'A network address'],
  ['daterange', 'From day to day'],
];

/** Types to choose from: the most common ones, and those of the schema itself. Any other can be typed. */
export function columnTypes(types: Blueprint['types']): Option<string>[] {
  const own = Object.entries(types ?? {}).map(([name, { kind }]) => ({
    id: name,
    label: name,
    note: kind === 'enum' ? 'One of its labels' : `A ${kind} of this schema`,
  }));
  return [...COMMON.map(([type, note]) => ({ id: type, label: type, note })), ...own];
}
