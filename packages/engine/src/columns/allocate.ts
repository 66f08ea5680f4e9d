import { BATCH_ROWS, type Column, type PartShape, type Shape } from './column.ts';

/**
 * Allocates a column of a shape for `rows` rows, all zero and without NULLs. It is allocated once and refilled for each
 * batch.
 */
export function allocColumn(shape: Shape, rows: number = BATCH_ROWS): Column {
  switch (shape.store) {
    case 'i32':
      return { store: 'i32', shape, nulls: null, values: new Int32Array(rows) };
    case 'f53':
      return { store: 'f53', shape, nulls: null, values: new Float64Array(rows) };
    case 'i64':
      return { store: 'i64', shape, nulls: null, low: new Int32Array(rows), high: new Int32Array(rows) };
    case 'dict':
      return { store: 'dict', shape, nulls: null, indices: new Int32Array(rows) };
    case 'parts':
      return { store: 'parts', shape, nulls: null, parts: shape.parts.map((part) => allocPart(part, rows)) };
    case 'bits128': {
      const word = () => new Int32Array(rows);
      return { store: 'bits128', shape, nulls: null, words: [word(), word(), word(), word()] };
    }
    case 'arena':
      return { store: 'arena', shape, nulls: null, bytes: new Uint8Array(16 * rows), offsets: new Int32Array(rows + 1) };
  }
}

function allocPart(part: PartShape, rows: number): Int32Array | Float64Array | null {
  if (part.kind === 'literal') return null;
  return part.kind === 'dict' ? new Int32Array(rows) : new Float64Array(rows);
}

/** The number of rows that fit in a column. */
export function rowsOf(column: Column): number {
  switch (column.store) {
    case 'i32':
    case 'f53':
      return column.values.length;
    case 'i64':
      return column.low.length;
    case 'dict':
      return column.indices.length;
    case 'bits128':
      return column.words[0].length;
    case 'arena':
      return column.offsets.length - 1;
    case 'parts':
      return column.parts.find((part) => part !== null)?.length ?? Number.MAX_SAFE_INTEGER;
  }
}
