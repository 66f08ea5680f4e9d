import { TWO_32 } from '../../values/powers.ts';
import { evenStrip, wrongStore, type CellWriter } from '../cells/cell.ts';

/** `i32` as int2 or bool (bytes = 2 or 1), int4, oid and date (minus `offset` days), each after its length. */
export function int32BinaryCell(bytes: 1 | 2 | 4 | 8, offset = 0): CellWriter {
  let values: Int32Array;
  return {
    most: 4 + bytes,
    bind(column) {
      if (column.store !== 'i32') wrongStore(column, 'i32');
      values = column.values;
    },
    write,
    strip: evenStrip(4 + bytes, (u8, view, from, start, end, at) => {
      for (let i = start; i < end; i++) at[i] = write(u8, view, at[i]!, from + i);
    }),
  };

  function write(_u8: Uint8Array, view: DataView, at: number, row: number): number {
    const value = values[row]! - offset;
    view.setInt32(at, bytes);
    if (bytes === 4) {
      view.setInt32(at + 4, value);
    } else if (bytes === 8) {
      view.setInt32(at + 4, value >> 31);
      view.setInt32(at + 8, value);
    } else if (bytes === 2) {
      view.setInt16(at + 4, value);
    } else {
      view.setInt8(at + 4, value);
    }
    return at + 4 + bytes;
  }
}

/** `f53` integers as eight bytes: int8, and timestamps and times in µs, minus `offset`. */
export function int53BinaryCell(offset = 0): CellWriter {
  let values: Float64Array;
  return {
    most: 12,
    bind(column) {
      if (column.store !== 'f53') wrongStore(column, 'f53');
      values = column.values;
    },
    write,
    strip: evenStrip(12, (_u8, view, from, start, end, at) => putWide(values, offset, view, from, start, end, at)),
  };

  function write(_u8: Uint8Array, view: DataView, at: number, row: number): number {
    const value = values[row]! - offset;
    const high = Math.floor(value / TWO_32);
    view.setInt32(at, 8);
    view.setInt32(at + 4, high);
    view.setInt32(at + 8, value - high * TWO_32);
    return at + 12;
  }
}

/** A separate function, so that the arrays' types are checked once per strip. */
function putWide(values: Float64Array, offset: number, view: DataView, from: number, start: number, end: number, at: Int32Array): void {
  for (let i = start; i < end; i++) {
    const p = at[i]!;
    const value = values[from + i]! - offset;
    const high = Math.floor(value / TWO_32);
    view.setInt32(p, 8);
    view.setInt32(p + 4, high);
    view.setInt32(p + 8, value - high * TWO_32);
    at[i] = p + 12;
  }
}

/** `f53` integers into two or four bytes. */
export function narrowBinaryCell(bytes: 2 | 4): CellWriter {
  let values: Float64Array;
  return {
    most: 4 + bytes,
    bind(column) {
      if (column.store !== 'f53') wrongStore(column, 'f53');
      values = column.values;
    },
    write,
    strip: evenStrip(4 + bytes, (u8, view, from, start, end, at) => {
      for (let i = start; i < end; i++) at[i] = write(u8, view, at[i]!, from + i);
    }),
  };

  function write(_u8: Uint8Array, view: DataView, at: number, row: number): number {
    view.setInt32(at, bytes);
    if (bytes === 4) view.setInt32(at + 4, values[row]!);
    else view.setInt16(at + 4, values[row]!);
    return at + 4 + bytes;
  }
}

/** `i64` into eight bytes. */
export function int64BinaryCell(): CellWriter {
  let low: Int32Array;
  let high: Int32Array;
  return {
    most: 12,
    bind(column) {
      if (column.store !== 'i64') wrongStore(column, 'i64');
      ({ low, high } = column);
    },
    write,
    strip: evenStrip(12, (u8, view, from, start, end, at) => {
      for (let i = start; i < end; i++) at[i] = write(u8, view, at[i]!, from + i);
    }),
  };

  function write(_u8: Uint8Array, view: DataView, at: number, row: number): number {
    view.setInt32(at, 8);
    view.setInt32(at + 4, high[row]!);
    view.setInt32(at + 8, low[row]!);
    return at + 12;
  }
}

/** `f53` as `time` into timetz, at Greenwich. */
export function timetzBinaryCell(): CellWriter {
  const time = int53BinaryCell();
  return {
    bind: time.bind,
    most: 16,
    write,
    strip: evenStrip(16, (u8, view, from, start, end, at) => {
      for (let i = start; i < end; i++) at[i] = write(u8, view, at[i]!, from + i);
    }),
  };

  function write(u8: Uint8Array, view: DataView, at: number, row: number): number {
    time.write(u8, view, at, row);
    view.setInt32(at, 12);
    view.setInt32(at + 12, 0);
    return at + 16;
  }
}

/** `f53` into float8 or float4: doubles, integers, and decimals divided by their power of ten. */
export function floatBinaryCell(bytes: 4 | 8, divisor: number): CellWriter {
  let values: Float64Array;
  return {
    most: 4 + bytes,
    bind(column) {
      if (column.store !== 'f53') wrongStore(column, 'f53');
      values = column.values;
    },
    write,
    strip: evenStrip(4 + bytes, (u8, view, from, start, end, at) => {
      for (let i = start; i < end; i++) at[i] = write(u8, view, at[i]!, from + i);
    }),
  };

  function write(_u8: Uint8Array, view: DataView, at: number, row: number): number {
    const value = values[row]! / divisor;
    view.setInt32(at, bytes);
    if (bytes === 8) view.setFloat64(at + 4, value);
    else view.setFloat32(at + 4, value);
    return at + 4 + bytes;
  }
}

/** `bits128` as uuid. */
export function uuidBinaryCell(): CellWriter {
  let words: readonly [Int32Array, Int32Array, Int32Array, Int32Array];
  return {
    most: 20,
    bind(column) {
      if (column.store !== 'bits128') wrongStore(column, 'bits128');
      words = column.words;
    },
    write,
    strip: evenStrip(20, (u8, view, from, start, end, at) => {
      for (let i = start; i < end; i++) at[i] = write(u8, view, at[i]!, from + i);
    }),
  };

  function write(_u8: Uint8Array, view: DataView, at: number, row: number): number {
    view.setInt32(at, 16);
    for (let word = 0; word < 4; word++) view.setInt32(at + 4 + 4 * word, words[word]![row]!);
    return at + 20;
  }
}
