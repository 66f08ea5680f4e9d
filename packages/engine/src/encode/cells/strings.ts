import type { Column } from '../../columns/column.ts';
import { ending, literal, putWords, wrongStore, type Around, type CellWriter } from './cell.ts';

/** Cells of rare types that are built as a string first; ASCII only. */
function stringCell({ before, after }: Around, longest: number, bindTo: (column: Column) => (row: number) => string): CellWriter {
  const start = literal(before);
  const end = ending(after);
  let textOf: (row: number) => string;
  return {
    most: start.length + longest + end.length,
    bind(column) {
      textOf = bindTo(column);
    },
    write(u8, view, at, row) {
      at = putWords(view, at, start.words, 0, start.length);
      const text = textOf(row);
      for (let i = 0; i < text.length; i++) u8[at++] = text.charCodeAt(i);
      view.setInt32(at, end.word, true);
      return at + end.length;
    },
  };
}

/**
 * `f53` as `double`: the shortest digits that round-trip; `single` for float4. `special` quotes NaN and the infinities.
 */
export function doubleCell(around: Around, single: boolean, special: (text: string) => string): CellWriter {
  return stringCell(around, 32, (column) => {
    if (column.store !== 'f53') wrongStore(column, 'f53');
    const { values } = column;
    return (row) => {
      const value = values[row]!;
      if (!Number.isFinite(value)) return special(Number.isNaN(value) ? 'NaN' : value > 0 ? 'Infinity' : '-Infinity');
      return single ? shortestSingle(value) : String(value);
    };
  });
}

/** The shortest decimal that rounds to the same 32-bit float: nine digits are always enough. */
function shortestSingle(value: number): string {
  const single = Math.fround(value);
  for (let digits = 1; digits < 9; digits++) {
    const short = Number(single.toPrecision(digits));
    if (Math.fround(short) === single) return String(short);
  }
  return String(Number(single.toPrecision(9)));
}

/** `i64`: integers and decimals beyond 2^53. */
export function int64Cell(around: Around, scale: number): CellWriter {
  return stringCell(around, 24 + scale, (column) => {
    if (column.store !== 'i64') wrongStore(column, 'i64');
    const { low, high } = column;
    return (row) => pointed((BigInt(high[row]!) << 32n) | BigInt(low[row]! >>> 0), scale);
  });
}

function pointed(value: bigint, scale: number): string {
  if (scale === 0) return value.toString();
  const digits = (value < 0n ? -value : value).toString().padStart(scale + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
