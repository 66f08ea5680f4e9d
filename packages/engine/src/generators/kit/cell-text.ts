import type { Column } from '../../columns/column.ts';
import { formatDate } from '../../values/civil-date.ts';
import { pad, printMoment, printTime } from './iso.ts';
import { printNumber } from './number-store.ts';

const decoder = new TextDecoder();

/** The cell as a text that Postgres reads as input for the column's type. Nulls are not looked at. For members of documents, not for hot loops. */
export function cellText(column: Column, row: number): string {
  switch (column.store) {
    case 'i32': {
      const value = column.values[row]!;
      const as = column.shape.store === 'i32' ? column.shape.as : 'int';
      return as === 'bool' ? (value === 1 ? 'true' : 'false') : as === 'date' ? formatDate(value) : String(value);
    }
    case 'f53':
      return doubleText(column, column.values[row]!);
    case 'i64': {
      const whole = (BigInt(column.high[row]!) << 32n) | BigInt(column.low[row]! >>> 0);
      const scale = column.shape.store === 'i64' && column.shape.as === 'decimal' ? column.shape.scale : 0;
      return withPoint(whole, scale);
    }
    case 'dict':
      return column.shape.store === 'dict' ? column.shape.dictionary.texts[column.indices[row]!]! : '';
    case 'parts':
      return partsText(column, row);
    case 'bits128': {
      const hex = column.words.map((word) => (word[row]! >>> 0).toString(16).padStart(8, '0')).join('');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
    }
    case 'arena': {
      const bytes = column.bytes.subarray(column.offsets[row]!, column.offsets[row + 1]!);
      if (column.shape.store === 'arena' && column.shape.as === 'bytes') return `\\x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
      return decoder.decode(bytes);
    }
  }
}

function doubleText(column: Column, value: number): string {
  const { shape } = column;
  if (shape.store !== 'f53') return String(value);
  switch (shape.as) {
    case 'decimal':
      return printNumber(value / Number(`1e${shape.scale}`), shape.scale);
    case 'timestamp':
      return printMoment(value);
    case 'timestamptz':
      return `${printMoment(value)}+00`;
    case 'time':
      return printTime(value);
    default:
      return String(value);
  }
}

function withPoint(whole: bigint, scale: number): string {
  if (scale === 0) return String(whole);
  const digits = String(whole < 0n ? -whole : whole).padStart(scale + 1, '0');
  return `${whole < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

function partsText(column: Column & { store: 'parts' }, row: number): string {
  if (column.shape.store !== 'parts') return '';
  return column.shape.parts
    .map((part, i) => {
      const value = column.parts[i]?.[row] ?? 0;
      if (part.kind === 'literal') return part.text;
      if (part.kind === 'dict') return part.dictionary.texts[value]!;
      if (part.omitZero && value === 0) return '';
      return part.alphabet ? inAlphabet(value, part.alphabet, part.width) : pad(value, part.width);
    })
    .join('');
}

function inAlphabet(value: number, alphabet: string, width: number): string {
  let text = '';
  for (let left = value, i = 0; i < width; i++, left = Math.floor(left / alphabet.length)) text = alphabet[left % alphabet.length]! + text;
  return text;
}
