import { literal, STRIP_ROWS, wrongStore, type CellWriter, type Strip } from '../cells/cell.ts';
import type { Converter } from './converter.ts';

/** A text cell after its length, for any writer of the text. */
export function counted(inner: CellWriter): CellWriter {
  const { pieces: _, write, strip, ...cell } = inner;
  return {
    ...cell,
    most: inner.most + 4,
    write(u8, view, at, row) {
      const end = write(u8, view, at + 4, row);
      view.setInt32(at, end - at - 4);
      return end;
    },
    ...(strip ? { strip: countedStrip(strip) } : {}),
  };
}

function countedStrip(inner: Strip): Strip {
  const own = new Int32Array(STRIP_ROWS);
  return {
    least: inner.least + 4,
    over: inner.over,
    measure(from, n, lengths) {
      own.fill(0, 0, n);
      inner.measure(from, n, own);
      for (let i = 0; i < n; i++) lengths[i]! += 4 + own[i]!;
    },
    put(u8, view, from, start, end, at) {
      for (let i = start; i < end; i++) {
        view.setInt32(at[i]!, own[i]!);
        at[i]! += 4;
      }
      inner.put(u8, view, from, start, end, at);
    },
  };
}

/** `arena` bytes unchanged, after their length and a version byte (jsonb) if the type has one. */
export function bytesCell(version: string): CellWriter {
  const start = literal(version);
  let bytes: Uint8Array;
  let offsets: Int32Array;
  return {
    most: 4 + start.length,
    extra: (from, n) => offsets[from + n]! - offsets[from]!,
    bind(column) {
      if (column.store !== 'arena') wrongStore(column, 'arena');
      ({ bytes, offsets } = column);
    },
    write(u8, view, at, row) {
      const from = offsets[row]!;
      const to = offsets[row + 1]!;
      view.setInt32(at, to - from + start.length);
      at += 4;
      if (start.length > 0) u8[at++] = start.words[0]!;
      for (let i = from; i < to; i++) u8[at++] = bytes[i]!;
      return at;
    },
  };
}

const decoder = new TextDecoder();

/**
 * Maximum number of binary bytes per byte of text: `1,` in an array of numeric becomes fourteen, an empty field of a
 * composite eight.
 */
export const GROWTH = 12;
/** Maximum bytes of the binary form of a short text: an array's header, an interval, an address. */
export const MIN = 80;

/** `arena` texts of a type with a different binary form: converted cell by cell. */
export function convertedBinaryCell(convert: Converter): CellWriter {
  let bytes: Uint8Array;
  let offsets: Int32Array;
  return {
    most: MIN,
    extra: (from, n) => GROWTH * (offsets[from + n]! - offsets[from]!),
    bind(column) {
      if (column.store !== 'arena') wrongStore(column, 'arena');
      ({ bytes, offsets } = column);
    },
    write(u8, view, at, row) {
      const value = convert(decoder.decode(bytes.subarray(offsets[row]!, offsets[row + 1]!)));
      view.setInt32(at, value.length);
      u8.set(value, at + 4);
      return at + 4 + value.length;
    },
  };
}
