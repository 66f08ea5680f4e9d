import type { SqlType } from '@seedbed/contract';
import { putText } from '../../columns/arena-writer.ts';
import type { Column, Shape } from '../../columns/column.ts';
import { familyOf } from './type-families.ts';

/** Writes a text to a column of the type. */
type TextStore = { readonly shape: Shape; put(out: Column & { store: 'arena' }, row: number, text: string): void };

/** Null for types that take no free text (numbers, dates, booleans, uuid). */
export function textStore(type: SqlType): TextStore | null {
  switch (familyOf(type)) {
    case 'text':
      return { shape: { store: 'arena', as: 'text' }, put: putText };
    case 'json':
      return { shape: { store: 'arena', as: 'json' }, put: (out, row, text) => putText(out, row, JSON.stringify(text)) };
    case 'bytes':
      return { shape: { store: 'arena', as: 'bytes' }, put: putText };
    case 'literal':
      return { shape: { store: 'arena', as: 'literal' }, put: putText };
    default:
      return null;
  }
}
