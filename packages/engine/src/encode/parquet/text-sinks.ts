import { wrongStore, type CellWriter } from '../cells/cell.ts';
import { SPARE } from '../encoder.ts';
import { GrowingBytes } from './growing-bytes.ts';
import type { ValueSink } from './value-sink.ts';

/** Texts, each after its length. */
export function texts(cell: CellWriter): ValueSink {
  const out = new GrowingBytes();
  return {
    add(column, from, n) {
      cell.bind(column);
      out.reserve(n * (cell.most + 4) + (cell.extra?.(from, n) ?? 0) + SPARE);
      const { u8, view } = out;
      const { nulls } = column;
      let { at } = out;
      for (let row = from; row < from + n; row++) {
        if (nulls !== null && nulls[row] === 1) continue;
        const end = cell.write(u8, view, at + 4, row);
        view.setInt32(at, end - at - 4, true);
        at = end;
      }
      out.at = at;
    },
    take: () => out.take(),
  };
}

export function plainArena(): CellWriter {
  let bytes: Uint8Array;
  let offsets: Int32Array;
  return {
    most: 0,
    extra: (from, n) => offsets[from + n]! - offsets[from]!,
    bind(column) {
      if (column.store !== 'arena') wrongStore(column, 'arena');
      ({ bytes, offsets } = column);
    },
    write(u8, _view, at, row) {
      for (let i = offsets[row]!, end = offsets[row + 1]!; i < end; i++) u8[at++] = bytes[i]!;
      return at;
    },
  };
}
