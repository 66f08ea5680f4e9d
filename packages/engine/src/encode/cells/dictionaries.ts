import type { Dictionary } from '../../columns/dictionary.ts';
import { wrongStore, type CellWriter } from './cell.ts';
import { dictionaryPiece, piecesStrip, operationsOf, putPieces } from './pieces.ts';

/**
 * `dict`: `encode` returns an entry's bytes with the delimiters around it, so that a cell is a single copy. `name` is
 * the encoding's key in the dictionary's cache.
 */
export function dictionaryCell(dictionary: Dictionary, name: string, encode: (text: string) => Uint8Array): CellWriter {
  const piece = dictionaryPiece(dictionary, name, encode);
  const pieces = [piece];
  return {
    pieces,
    most: piece.most,
    bind(column) {
      if (column.store !== 'dict') wrongStore(column, 'dict');
      piece.indices = column.indices;
    },
    ...piecesStrip(pieces),
    ...operationsOf(pieces),
    write: (u8, view, at, row) => putPieces(pieces, u8, view, at, row),
  };
}
