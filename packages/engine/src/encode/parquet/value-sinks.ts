import { TWO_32 } from '../../values/powers.ts';
import type { Column } from '../../columns/column.ts';
import { wrongStore, type CellWriter } from '../cells/cell.ts';
import { partsCell } from '../cells/parts.ts';
import { SPARE, type EncodedColumn } from '../encoder.ts';
import { GrowingBytes } from './growing-bytes.ts';

/** Gathers the values of one column for a row group, NULLs left out, in Parquet's PLAIN encoding. */
export type ValueSink = {
  add(column: Column, from: number, n: number): void;
  /** The values' bytes, valid until the next `add`; the sink starts again. */
  take(): Uint8Array;
};

export function valueSink({ shape, type }: EncodedColumn): ValueSink {
  switch (shape.store) {
    case 'i32':
      return shape.as === 'bool' ? booleans() : fixedSink(4, (column, view, at, row) => view.setInt32(at, column.store === 'i32' ? column.values[row]! : wrongStore(column, 'i32'), true));
    case 'f53':
      if (shape.as !== 'double') return fixedSink(8, putInt53);
      if (type.base === 'float4') return fixedSink(4, (column, view, at, row) => view.setFloat32(at, column.store === 'f53' ? column.values[row]! : wrongStore(column, 'f53'), true));
      return fixedSink(8, (column, view, at, row) => view.setFloat64(at, column.store === 'f53' ? column.values[row]! : wrongStore(column, 'f53'), true));
    case 'i64':
      return fixedSink(8, (column, view, at, row) => {
        if (column.store !== 'i64') wrongStore(column, 'i64');
        view.setInt32(at, column.low[row]!, true);
        view.setInt32(at + 4, column.high[row]!, true);
      });
    case 'bits128':
      return fixedSink(16, (column, view, at, row) => {
        if (column.store !== 'bits128') wrongStore(column, 'bits128');
        for (let word = 0; word < 4; word++) view.setInt32(at + 4 * word, column.words[word]![row]!);
      });
    case 'parts':
      return texts(partsCell({ before: '', after: '' }, shape.parts, 'plain part', (text) => text));
    case 'arena':
      return texts(plainArena());
    case 'dict':
      throw new TypeError('A dictionary column has a dictionary page.');
  }
}

function putInt53(column: Column, view: DataView, at: number, row: number): void {
  if (column.store !== 'f53') wrongStore(column, 'f53');
  const value = column.values[row]!;
  const high = Math.floor(value / TWO_32);
  view.setInt32(at, value - high * TWO_32, true);
  view.setInt32(at + 4, high, true);
}

function fixedSink(width: number, put: (column: Column, view: DataView, at: number, row: number) => void): ValueSink {
  const out = new GrowingBytes();
  return {
    add(column, from, n) {
      out.reserve(n * width);
      const { nulls } = column;
      for (let row = from; row < from + n; row++) {
        if (nulls !== null && nulls[row] === 1) continue;
        put(column, out.view, out.at, row);
        out.at += width;
      }
    },
    take: () => takeFrom(out),
  };
}

/** One bit each, the lowest of a byte first. */
function booleans(): ValueSink {
  const out = new GrowingBytes();
  let count = 0;
  return {
    add(column, from, n) {
      if (column.store !== 'i32') wrongStore(column, 'i32');
      out.reserve((n >> 3) + 2);
      for (let row = from; row < from + n; row++) {
        if (column.nulls !== null && column.nulls[row] === 1) continue;
        const bit = count++ & 7;
        if (bit === 0) out.u8[out.at++] = 0;
        if (column.values[row] !== 0) out.u8[out.at - 1]! |= 1 << bit;
      }
    },
    take() {
      count = 0;
      return takeFrom(out);
    },
  };
}

/** Texts behind their lengths. */
function texts(cell: CellWriter): ValueSink {
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
    take: () => takeFrom(out),
  };
}

function plainArena(): CellWriter {
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

function takeFrom(out: GrowingBytes): Uint8Array {
  const bytes = out.written();
  out.at = 0;
  return bytes;
}
