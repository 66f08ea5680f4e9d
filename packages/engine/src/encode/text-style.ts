import type { SqlType } from '@seedbed/contract';

import type { CellWriter, Around } from './cells/cell.ts';
import type { EncodedColumn } from './encoder.ts';

/** How a text format writes values. `textCell` builds a column's writer from it. */
export type TextStyle = {
  /** Identifies the bytes of an entry, without the text around it: part of the cache key of dictionaries. */
  readonly id: string;
  readonly none: string;
  readonly booleans: readonly [string, string];
  /** The quote around dates, times and uuids, which never need escapes. */
  readonly quote: string;
  readonly separator: ' ' | 'T';
  readonly zone: string;
  /** NaN and the infinities. */
  special(text: string): string;
  /** A whole text with quotes and escapes, for a column of this type. */
  cell(text: string, type: SqlType): string;
  /** The quote around a text of parts (may be empty), and the escape of each part. */
  parts(column: EncodedColumn): { readonly quote: string; readonly id: string; escape(text: string): string };
  /** bytea: the text before its hexadecimal digits, quotes included, and the text after them. */
  readonly bytes: Around;
  /** All other cells without a maximum length. */
  arena(around: Around, column: EncodedColumn): CellWriter;
};
