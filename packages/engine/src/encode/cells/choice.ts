import { Dictionary } from '../../columns/dictionary.ts';
import { KIND } from '../wasm/operation.ts';
import { literal, putWords, wrongStore, type CellWriter } from './cell.ts';

/** `i32` as `bool`: one of two texts, with the delimiters around them. */
export function boolCell(no: string, yes: string): CellWriter {
  const texts = [literal(no), literal(yes)] as const;
  let values: Int32Array;
  const encoder = new TextEncoder();
  return {
    most: Math.max(texts[0].length, texts[1].length),
    operations: [{ kind: KIND.dictionary, data: () => values, dictionary: new Dictionary([no, yes]).encoded('choice', (text) => encoder.encode(text)) }],
    bind(column) {
      if (column.store !== 'i32') wrongStore(column, 'i32');
      values = column.values;
    },
    write(_u8, view, at, row) {
      const text = texts[values[row] === 0 ? 0 : 1];
      return putWords(view, at, text.words, 0, text.length);
    },
  };
}
