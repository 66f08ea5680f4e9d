import type { Column } from '../../columns/column.ts';
import type { CellWriter } from '../cells/cell.ts';
import { SPARE } from '../encoder.ts';
import type { Converter } from './converter.ts';
import { GROWTH, MIN } from './text-cells.ts';

const decoder = new TextDecoder();

/** Rare pairs of storage and type (an `i64` in numeric, a double in int4): writes the cell as text and converts the text. */
export function byTextCell(text: CellWriter, convert: Converter): CellWriter {
  const u8 = new Uint8Array(text.most + SPARE);
  const view = new DataView(u8.buffer);
  return {
    most: MIN + GROWTH * text.most,
    bind: (column: Column) => text.bind(column),
    write(out, outView, at, row) {
      const value = convert(decoder.decode(u8.subarray(0, text.write(u8, view, 0, row))));
      outView.setInt32(at, value.length);
      out.set(value, at + 4);
      return at + 4 + value.length;
    },
  };
}
