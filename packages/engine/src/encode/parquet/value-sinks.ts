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
      return shape.as === 'bool' ? booleans() : int32s();
    case 'f53':
      return shape.as === 'double' ? floats(type.base === 'float4' ? 4 : 8) : int53s();
    case 'i64':
      return int64s();
    case 'bits128':
      return uuids();
    case 'parts':
      return texts(partsCell({ before: '', after: '' }, shape.parts, 'plain part', (text) => text));
    case 'arena':
      return texts(plainArena());
    case 'dict':
      throw new TypeError('A dictionary column has a dictionary page.');
  }
}

// Each kind has a loop of its own: a call for each value would cost more than the value.

function int32s(): ValueSink {
  return sink((out, column, from, n) => {
    if (column.store !== 'i32') wrongStore(column, 'i32');
    const { values, nulls } = column;
    const { view } = reserved(out, 4 * n);
    let { at } = out;
    for (let row = from; row < from + n; row++) {
      if (nulls !== null && nulls[row] === 1) continue;
      view.setInt32(at, values[row]!, true);
      at += 4;
    }
    out.at = at;
  });
}

function int53s(): ValueSink {
  return sink((out, column, from, n) => {
    if (column.store !== 'f53') wrongStore(column, 'f53');
    const { values, nulls } = column;
    const { view } = reserved(out, 8 * n);
    let { at } = out;
    for (let row = from; row < from + n; row++) {
      if (nulls !== null && nulls[row] === 1) continue;
      const value = values[row]!;
      const high = Math.floor(value / TWO_32);
      view.setInt32(at, value - high * TWO_32, true);
      view.setInt32(at + 4, high, true);
      at += 8;
    }
    out.at = at;
  });
}

function floats(bytes: 4 | 8): ValueSink {
  return sink((out, column, from, n) => {
    if (column.store !== 'f53') wrongStore(column, 'f53');
    const { values, nulls } = column;
    const { view } = reserved(out, bytes * n);
    for (let row = from; row < from + n; row++) {
      if (nulls !== null && nulls[row] === 1) continue;
      if (bytes === 4) view.setFloat32(out.at, values[row]!, true);
      else view.setFloat64(out.at, values[row]!, true);
      out.at += bytes;
    }
  });
}

function int64s(): ValueSink {
  return sink((out, column, from, n) => {
    if (column.store !== 'i64') wrongStore(column, 'i64');
    const { low, high, nulls } = column;
    const { view } = reserved(out, 8 * n);
    for (let row = from; row < from + n; row++) {
      if (nulls !== null && nulls[row] === 1) continue;
      view.setInt32(out.at, low[row]!, true);
      view.setInt32(out.at + 4, high[row]!, true);
      out.at += 8;
    }
  });
}

function uuids(): ValueSink {
  return sink((out, column, from, n) => {
    if (column.store !== 'bits128') wrongStore(column, 'bits128');
    const { words, nulls } = column;
    const { view } = reserved(out, 16 * n);
    for (let row = from; row < from + n; row++) {
      if (nulls !== null && nulls[row] === 1) continue;
      for (let word = 0; word < 4; word++) view.setInt32(out.at + 4 * word, words[word]![row]!);
      out.at += 16;
    }
  });
}

function sink(add: (out: GrowingBytes, column: Column, from: number, n: number) => void): ValueSink {
  const out = new GrowingBytes();
  return { add: (column, from, n) => add(out, column, from, n), take: () => takeFrom(out) };
}

function reserved(out: GrowingBytes, bytes: number): GrowingBytes {
  out.reserve(bytes);
  return out;
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
