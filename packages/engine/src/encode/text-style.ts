import type { SqlType } from '@seedbed/contract';

import type { CellWriter, Around } from './cells/cell.ts';
import type { EncodedColumn } from './encoder.ts';

/** How a format of texts writes values: what `textCell` needs to make a column's writer. */
export type TextStyle = {
  /** All that decides an entry's bytes but for the text around it: part of the key of dictionaries' caches. */
  readonly id: string;
  readonly none: string;
  readonly booleans: readonly [string, string];
  /** Around dates, times and uuids, which hold nothing to escape. */
  readonly quote: string;
  readonly separator: ' ' | 'T';
  readonly zone: string;
  /** NaN and the infinities. */
  special(text: string): string;
  /** A whole text, quoted and escaped as it is in a cell of this type. */
  cell(text: string, type: SqlType): string;
  /** The quote around a text of parts (it may be none), and its pieces' escaping. */
  parts(column: EncodedColumn): { readonly quote: string; readonly id: string; escape(text: string): string };
  /** bytea: the text before its hexadecimal digits, quotes included, and the text after them. */
  readonly bytes: Around;
  /** Other cells of unknown length. */
  arena(around: Around, column: EncodedColumn): CellWriter;
};
