import { ending, literal, putWords, wrongStore, type Around, type CellWriter } from './cell.ts';

/** `arena` texts in CSV, quoted only if necessary. `special` marks the bytes that require quotes; `mustQuote` checks the text as a whole. */
export function csvArenaCell({ before, after }: Around, special: Uint8Array, mustQuote: (bytes: Uint8Array, from: number, to: number) => boolean): CellWriter {
  const start = literal(before);
  const end = ending(after);
  let bytes: Uint8Array;
  let offsets: Int32Array;
  return {
    most: start.length + 2 + end.length,
    extra: (from, n) => 2 * (offsets[from + n]! - offsets[from]!),
    bind(column) {
      if (column.store !== 'arena') wrongStore(column, 'arena');
      ({ bytes, offsets } = column);
    },
    write(u8, view, at, row) {
      at = putWords(view, at, start.words, 0, start.length);
      const from = offsets[row]!;
      const to = offsets[row + 1]!;
      let found = 0;
      for (let i = from; i < to; i++) {
        const byte = bytes[i]!;
        found |= special[byte]!;
        u8[at + i - from] = byte;
      }
      // The bytes are already copied. Only a cell that needs quotes is written again.
      if (found !== 0 || mustQuote(bytes, from, to)) at = putQuoted(u8, at, bytes, from, to);
      else at += to - from;
      view.setInt32(at, end.word, true);
      return at + end.length;
    },
  };
}

function putQuoted(u8: Uint8Array, at: number, bytes: Uint8Array, from: number, to: number): number {
  u8[at++] = 34;
  for (let i = from; i < to; i++) {
    const byte = bytes[i]!;
    if (byte === 34) u8[at++] = 34;
    u8[at++] = byte;
  }
  u8[at++] = 34;
  return at;
}
