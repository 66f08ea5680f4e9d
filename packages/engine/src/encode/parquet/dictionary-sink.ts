import type { Column } from '../../columns/column.ts';
import type { Dictionary } from '../../columns/dictionary.ts';
import { wrongStore } from '../cells/cell.ts';
import { bitPackedBytes, bitWidth, putBitPacked } from './bit-packing.ts';
import { GrowingBytes } from './growing-bytes.ts';

const encoder = new TextEncoder();

/**
 * Collects a `dict` column for a row group: the entries that occur, numbered in order of first use, and each row's
 * number.
 */
export function dictionarySink(dictionary: Dictionary, rows: number) {
  const numbers = new Int32Array(rows);
  const numberOf = new Int32Array(dictionary.size).fill(-1);
  const met: number[] = [];
  let count = 0;

  return {
    add(column: Column, from: number, n: number): void {
      if (column.store !== 'dict') wrongStore(column, 'dict');
      const { indices, nulls } = column;
      for (let row = from; row < from + n; row++) {
        if (nulls !== null && nulls[row] === 1) continue;
        const entry = indices[row]!;
        let number = numberOf[entry]!;
        if (number < 0) {
          number = met.push(entry) - 1;
          numberOf[entry] = number;
        }
        numbers[count++] = number;
      }
    },
    /** The dictionary page's texts, and the data page's indices: their width in bits, then one bit-packed run. */
    take(): { entries: number; page: Uint8Array; numbers: Uint8Array } {
      const width = bitWidth(Math.max(0, met.length - 1));
      const packed = new Uint8Array(1 + bitPackedBytes(count, width));
      packed[0] = width;
      const end = putBitPacked(packed, 1, numbers, count, width);
      const taken = { entries: met.length, page: plainTexts(met.map((entry) => dictionary.texts[entry]!)), numbers: packed.subarray(0, end) };
      for (const entry of met) numberOf[entry] = -1;
      met.length = 0;
      count = 0;
      return taken;
    },
  };
}

function plainTexts(texts: readonly string[]): Uint8Array {
  const out = new GrowingBytes();
  for (const text of texts) {
    const bytes = encoder.encode(text);
    out.reserve(4 + bytes.length);
    out.view.setInt32(out.at, bytes.length, true);
    out.u8.set(bytes, out.at + 4);
    out.at += 4 + bytes.length;
  }
  return out.written();
}
