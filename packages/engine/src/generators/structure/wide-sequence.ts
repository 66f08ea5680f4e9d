import type { Column } from '../../columns/column.ts';
import type { ColumnSource } from '../../columns/source.ts';

const MIN = -0x8000000000000000n;
const MAX = 0x8000000000000000n - 1n;
const EXACT = BigInt(Number.MAX_SAFE_INTEGER);

/** Whether a sequence exceeds the exact integers of a double before its last row. */
export function isWide(start: bigint, step: bigint, rows: number): boolean {
  const last = start + step * BigInt(Math.max(0, rows - 1));
  return [start, last].some((value) => value > EXACT || value < -EXACT);
}

/** The numbers of a `bigint` column beyond 2^53, in two words each; after the type's maximum they restart. */
export function wideSequence(start: bigint, step: bigint): ColumnSource {
  const room = (step > 0n ? MAX - start : start - MIN) / (step > 0n ? step : -step) + 1n;
  const cardinality = Number(room < EXACT ? room : EXACT);
  const put = (out: Column, i: number, row: number): void => {
    if (out.store !== 'i64') return;
    const value = start + step * (BigInt(row) % room);
    out.low[i] = Number(BigInt.asIntN(32, value));
    out.high[i] = Number(value >> 32n);
  };
  return {
    shape: { store: 'i64', as: 'int' },
    cardinality,
    distinct: cardinality,
    fill({ first, count, at }, out) {
      for (let i = 0; i < count; i++) put(out, i, at ? at[i]! : first + i);
    },
    at(ranks, count, out) {
      for (let i = 0; i < count; i++) put(out, i, ranks[i]!);
    },
    rankOf(text) {
      if (!/^-?\d{1,19}$/.test(text)) return -1;
      const away = BigInt(text) - start;
      return away % step === 0n && away / step >= 0n && away / step < room ? Number(away / step) : -1;
    },
    rowOfRank: (rank) => rank,
  };
}
