import { literalOf, putWords, type CellWriter } from './cell.ts';

/** Writes the format's NULL, with what stands around it, where the mask says so. */
export function nullableCell(inner: CellWriter, nullBytes: Uint8Array): CellWriter {
  const none = literalOf(nullBytes);
  const write = inner.write;
  let nulls: Uint8Array | null;
  const { pieces: _, ...cell } = inner;
  return {
    ...cell,
    most: Math.max(inner.most, none.length),
    bind(column) {
      nulls = column.nulls;
      inner.bind(column);
    },
    write(u8, view, at, row) {
      return nulls !== null && nulls[row] === 1 ? putWords(view, at, none.words, 0, none.length) : write(u8, view, at, row);
    },
  };
}
