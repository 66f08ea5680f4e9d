import { ending, literal, putWords, wrongStore, type Around, type CellWriter } from './cell.ts';
import { hexDigit } from './digits.ts';

/** Two hexadecimal digits of each byte, the first in the low byte. */
const HEX = Int32Array.from({ length: 256 }, (_, byte) => hexDigit(byte >> 4) | (hexDigit(byte & 15) << 8));

/** `bits128` as `uuid`, in 36 bytes. */
export function uuidCell({ before, after }: Around): CellWriter {
  const start = literal(before);
  const end = ending(after);
  let words: readonly [Int32Array, Int32Array, Int32Array, Int32Array];
  return {
    most: start.length + 36 + end.length,
    bind(column) {
      if (column.store !== 'bits128') wrongStore(column, 'bits128');
      words = column.words;
    },
    write(u8, view, at, row) {
      at = putWords(view, at, start.words, 0, start.length);
      const a = words[0][row]!,
        b = words[1][row]!,
        c = words[2][row]!,
        d = words[3][row]!;
      putHalf(view, at, a >>> 16);
      putHalf(view, at + 4, a);
      u8[at + 8] = 45;
      putHalf(view, at + 9, b >>> 16);
      u8[at + 13] = 45;
      putHalf(view, at + 14, b);
      u8[at + 18] = 45;
      putHalf(view, at + 19, c >>> 16);
      u8[at + 23] = 45;
      putHalf(view, at + 24, c);
      putHalf(view, at + 28, d >>> 16);
      putHalf(view, at + 32, d);
      at += 36;
      view.setInt32(at, end.word, true);
      return at + end.length;
    },
  };
}

/** Four digits of the low 16 bits. */
function putHalf(view: DataView, at: number, half: number): void {
  view.setInt32(at, HEX[(half >>> 8) & 255]! | (HEX[half & 255]! << 16), true);
}
