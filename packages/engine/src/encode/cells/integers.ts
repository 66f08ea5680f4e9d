import { KIND } from '../wasm/operation.ts';
import { around, ending, literal, putWords, wrongStore, type Around, type CellWriter } from './cell.ts';
import { INTEGER_BYTES, putInteger } from './digits.ts';
import { integerPiece, operationsOf, putPieces } from './pieces.ts';

/** `i32` as `int`. */
export function int32Cell({ before, after }: Around): CellWriter {
  const start = literal(before);
  const end = ending(after);
  let values: Int32Array;
  return {
    most: start.length + 11 + end.length,
    operations: [{ kind: KIND.int32, data: () => values, ...around({ before, after }) }],
    bind(column) {
      if (column.store !== 'i32') wrongStore(column, 'i32');
      values = column.values;
    },
    write(u8, view, at, row) {
      at = putWords(view, at, start.words, 0, start.length);
      at = putInteger(u8, view, at, values[row]!);
      view.setInt32(at, end.word, true);
      return at + end.length;
    },
  };
}

/** `f53` as `int`. */
export function int53Cell(around: Around): CellWriter {
  const piece = integerPiece(around, INTEGER_BYTES);
  const pieces = [piece];
  return {
    pieces,
    most: piece.most,
    bind(column) {
      if (column.store !== 'f53') wrongStore(column, 'f53');
      piece.numbers = column.values;
    },
    ...operationsOf(pieces),
    write: (u8, view, at, row) => putPieces(pieces, u8, view, at, row),
  };
}
