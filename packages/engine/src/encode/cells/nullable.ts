import type { Operation } from '../wasm/operation.ts';
import { literalOf, putWords, STRIP_ROWS, type CellWriter, type Literal, type Strip } from './cell.ts';

/** Writes the format's NULL, with the text around it, for rows that the mask marks. */
export function nullableCell(inner: CellWriter, nullBytes: Uint8Array): CellWriter {
  const none = literalOf(nullBytes);
  const write = inner.write;
  let nulls: Uint8Array | null;
  const { pieces: _, strip, operations, ...cell } = inner;
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
    ...(strip ? { strip: nullableStrip(strip, none, () => nulls) } : {}),
    ...(operations ? { operations: orNull(operations, nullBytes, () => nulls) } : {}),
  };
}

function orNull(operations: readonly Operation[], none: Uint8Array, mask: () => Uint8Array | null): readonly Operation[] {
  return operations.map((operation, k) => (k === 0 ? { ...operation, nullable: { mask, none, operations: operations.length } } : operation));
}

function nullableStrip(inner: Strip, none: Literal, mask: () => Uint8Array | null): Strip {
  const own = new Int32Array(STRIP_ROWS);
  return {
    least: Math.min(inner.least, none.length),
    over: Math.max(inner.over, -none.length & 3),
    measure(from, n, lengths) {
      const nulls = mask();
      if (nulls === null) return inner.measure(from, n, lengths);
      own.fill(0, 0, n);
      inner.measure(from, n, own);
      for (let i = 0; i < n; i++) lengths[i]! += nulls[from + i] === 1 ? none.length : own[i]!;
    },
    put(u8, view, from, start, end, at) {
      const nulls = mask();
      if (nulls === null) return inner.put(u8, view, from, start, end, at);
      for (let i = start; i < end;) {
        const first = i;
        while (i < end && nulls[from + i] !== 1) i++;
        if (i > first) inner.put(u8, view, from, first, i, at);
        for (; i < end && nulls[from + i] === 1; i++) at[i] = putWords(view, at[i]!, none.words, 0, none.length);
      }
    },
  };
}
