import type { Column } from '../../columns/column.ts';
import { cellText } from '../../plan/cell-text.ts';
import { DAY, parseTimestamp } from '../kit/iso.ts';

/** A timestamp of another column in µs since 1970-01-01, or null: for NULL, and for anything that is not a timestamp. */
export function timestampOf(column: Column, row: number): number | null {
  if (column.nulls?.[row]) return null;
  const { shape } = column;
  if (shape.store === 'i32' && column.store === 'i32') return shape.as === 'date' ? column.values[row]! * DAY : epoch(column.values[row]!);
  if (shape.store === 'f53' && column.store === 'f53') {
    return shape.as === 'timestamp' || shape.as === 'timestamptz' || shape.as === 'time' ? column.values[row]! : epoch(column.values[row]!);
  }
  return column.store === 'arena' || column.store === 'dict' || column.store === 'parts' ? parseTimestamp(cellText(column, row)) : null;
}

/** The size of a number determines its unit: seconds, milliseconds or microseconds of this century. */
function epoch(value: number): number {
  const size = Math.abs(value);
  return size < 1e11 ? value * 1e6 : size < 1e14 ? value * 1000 : value;
}
