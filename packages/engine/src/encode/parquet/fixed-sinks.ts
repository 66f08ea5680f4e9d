import { TWO_32 } from '../../values/powers.ts';
import type { Column } from '../../columns/column.ts';
import { wrongStore } from '../cells/cell.ts';
import { isLittleEndian } from '../little-endian.ts';
import { GrowingBytes } from './growing-bytes.ts';
import type { ValueSink } from './value-sink.ts';

/**
 * Values have the same layout in memory and in Parquet, and a sink holds values of one width, so they are aligned to
 * words.
 */
const LITTLE_ENDIAN = isLittleEndian();

// Each kind has its own loop: calling a function for each value would cost more than writing it.

export function int32s(): ValueSink {
  return sink((out, column, from, n) => {
    if (column.store !== 'i32') wrongStore(column, 'i32');
    const { values, nulls } = column;
    const { view, words } = reserved(out, 4 * n);
    let { at } = out;
    if (nulls === null && LITTLE_ENDIAN) {
      words.set(values.subarray(from, from + n), at >> 2);
      out.at += 4 * n;
      return;
    }
    for (let row = from; row < from + n; row++) {
      if (nulls !== null && nulls[row] === 1) continue;
      view.setInt32(at, values[row]!, true);
      at += 4;
    }
    out.at = at;
  });
}

export function int53s(): ValueSink {
  return sink((out, column, from, n) => {
    if (column.store !== 'f53') wrongStore(column, 'f53');
    const { values, nulls } = column;
    const { view, words } = reserved(out, 8 * n);
    let { at } = out;
    if (nulls === null && LITTLE_ENDIAN) {
      putInt53s(values, from, n, words, at >> 2);
      out.at += 8 * n;
      return;
    }
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

/** A separate function, so that the arrays' types are checked once. */
function putInt53s(values: Float64Array, from: number, n: number, words: Int32Array, at: number): void {
  for (let row = from, end = from + n; row < end; row++, at += 2) {
    const value = values[row]!;
    // `| 0` keeps only the lowest 32 bits, whatever the sign.
    words[at] = value | 0;
    words[at + 1] = Math.floor(value / TWO_32);
  }
}

export function floats(bytes: 4 | 8): ValueSink {
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

export function int64s(): ValueSink {
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

export function uuids(): ValueSink {
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

/** One bit each, the lowest of a byte first. */
export function booleans(): ValueSink {
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
      return out.take();
    },
  };
}

function sink(add: (out: GrowingBytes, column: Column, from: number, n: number) => void): ValueSink {
  const out = new GrowingBytes();
  return { add: (column, from, n) => add(out, column, from, n), take: () => out.take() };
}

function reserved(out: GrowingBytes, bytes: number): GrowingBytes {
  out.reserve(bytes);
  return out;
}
