import { ending, literal, putWords, wrongStore, type Around, type CellWriter } from './cell.ts';
import { hexDigit } from './digits.ts';
import { putEscaped, type Escapes } from './escapes.ts';

/** `arena` texts, with or without fixed quotes around them. */
export function arenaCell({ before, after }: Around, escapes: Escapes): CellWriter {
  const start = literal(before);
  const end = ending(after);
  let bytes: Uint8Array;
  let offsets: Int32Array;
  return {
    most: start.length + end.length,
    extra: (from, n) => escapes.growth * (offsets[from + n]! - offsets[from]!),
    bind(column) {
      if (column.store !== 'arena') wrongStore(column, 'arena');
      ({ bytes, offsets } = column);
    },
    write(u8, view, at, row) {
      at = putWords(view, at, start.words, 0, start.length);
      at = putEscaped(u8, at, bytes, offsets[row]!, offsets[row + 1]!, escapes);
      view.setInt32(at, end.word, true);
      return at + end.length;
    },
  };
}

/** `arena` bytes in hexadecimal: bytea. */
export function hexCell({ before, after }: Around): CellWriter {
  const start = literal(before);
  const end = ending(after);
  let bytes: Uint8Array;
  let offsets: Int32Array;
  return {
    most: start.length + end.length,
    extra: (from, n) => 2 * (offsets[from + n]! - offsets[from]!),
    bind(column) {
      if (column.store !== 'arena') wrongStore(column, 'arena');
      ({ bytes, offsets } = column);
    },
    write(u8, view, at, row) {
      at = putWords(view, at, start.words, 0, start.length);
      for (let i = offsets[row]!, to = offsets[row + 1]!; i < to; i++) {
        u8[at++] = hexDigit(bytes[i]! >> 4);
        u8[at++] = hexDigit(bytes[i]! & 15);
      }
      view.setInt32(at, end.word, true);
      return at + end.length;
    },
  };
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/**
 * `arena` texts that are converted before they are written: an array literal becomes JSON. `growth`: maximum bytes per
 * input byte.
 */
export function convertedCell({ before, after }: Around, convert: (text: string) => string, growth: number): CellWriter {
  const start = literal(before);
  const end = ending(after);
  let bytes: Uint8Array;
  let offsets: Int32Array;
  return {
    most: start.length + growth + end.length,
    extra: (from, n) => growth * (offsets[from + n]! - offsets[from]!),
    bind(column) {
      if (column.store !== 'arena') wrongStore(column, 'arena');
      ({ bytes, offsets } = column);
    },
    write(u8, view, at, row) {
      at = putWords(view, at, start.words, 0, start.length);
      const text = decoder.decode(bytes.subarray(offsets[row]!, offsets[row + 1]!));
      at += encoder.encodeInto(convert(text), u8.subarray(at)).written;
      view.setInt32(at, end.word, true);
      return at + end.length;
    },
  };
}
