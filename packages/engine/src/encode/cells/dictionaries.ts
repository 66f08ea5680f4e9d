import type { Dictionary } from '../../columns/dictionary.ts';
import { putWords, wrongStore, type CellWriter } from './cell.ts';

/**
 * `dict`: `encode` gives an entry's bytes with all that stands around it, so that a cell is one copy. `name` says which encoding
 * that is, for the dictionary's cache.
 */
export function dictionaryCell(dictionary: Dictionary, name: string, encode: (text: string) => Uint8Array): CellWriter {
  const { words, offset, length, longest } = dictionary.encoded(name, encode);
  let indices: Int32Array;
  return {
    most: longest,
    bind(column) {
      if (column.store !== 'dict') wrongStore(column, 'dict');
      indices = column.indices;
    },
    write(_u8, view, at, row) {
      const entry = indices[row]!;
      return putWords(view, at, words, offset[entry]!, length[entry]!);
    },
  };
}
