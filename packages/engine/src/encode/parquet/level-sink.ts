import type { Column } from '../../columns/column.ts';
import { bitPackedBytes, putBitPacked } from './bit-packing.ts';

/** Records which rows of a nullable column have a value: definition levels of one bit. */
export function levelSink(rows: number) {
  const levels = new Uint8Array(rows);
  let count = 0;
  return {
    add({ nulls }: Column, from: number, n: number): void {
      for (let row = from; row < from + n; row++) levels[count++] = nulls !== null && nulls[row] === 1 ? 0 : 1;
    },
    /** Their length in four bytes, then one bit-packed run. */
    take(): Uint8Array {
      const bytes = new Uint8Array(4 + bitPackedBytes(count, 1));
      const end = putBitPacked(bytes, 4, levels, count, 1);
      new DataView(bytes.buffer).setInt32(0, end - 4, true);
      count = 0;
      return bytes.subarray(0, end);
    },
  };
}
