import { binaryCell } from './binary/binary-cell.ts';
import type { OidOf } from './binary/converter.ts';
import { literalOf, type CellWriter } from './cells/cell.ts';
import { copyTextEncoder } from './copy-text.ts';
import type { EncodedTable, Encoder } from './encoder.ts';
import { rowEncoder } from './row-encoder.ts';

export type CopyBinaryOptions = {
  /**
   * OIDs of the target's own types, which the binary form of arrays and composites contains. Without it a table that
   * has such columns is sent as text.
   */
  readonly oidOf?: OidOf;
};

/** The signature, no flags, no header extension. */
const HEAD = Uint8Array.of(80, 71, 67, 79, 80, 89, 10, 255, 13, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0);
const TAIL = Uint8Array.of(255, 255);

/** Postgres' COPY in binary format, or in text format if a column has no binary form: `format` tells which. */
export function copyBinaryEncoder(table: EncodedTable, { oidOf = () => undefined }: CopyBinaryOptions = {}): Encoder {
  const cells: CellWriter[] = [];
  for (const column of table.columns) {
    const cell = binaryCell(column, oidOf);
    if (!cell) return copyTextEncoder(table);
    cells.push(cell);
  }
  return rowEncoder({
    format: 'copy-binary',
    head: HEAD,
    tail: TAIL,
    cells,
    stripLead: literalOf(Uint8Array.of(cells.length >> 8, cells.length & 255)),
    lead: {
      most: 2,
      write(_u8, view, at) {
        view.setInt16(at, cells.length);
        return at + 2;
      },
    },
  });
}
