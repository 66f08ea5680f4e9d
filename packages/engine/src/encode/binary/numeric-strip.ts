import { STRIP_ROWS, type CellWriter, type Strip } from '../cells/cell.ts';

type Numeric = {
  readonly scale: number;
  /** 10^scale, and the factor that pads the decimal digits to a whole number of groups. */
  readonly power: number;
  readonly fill: number;
  read(): Float64Array;
  groupsOf(size: number): number;
  readonly write: CellWriter['write'];
};

/** Decimal digits in one group, and whole numbers that fill two groups. */
const ONE_GROUP = 4;
const TWO_GROUPS = 100_000_000;

/**
 * Numerics of a strip. Splits numbers with up to two groups before the point and one after it once; `write` handles the
 * others.
 */
export function numericStrip({ scale, power, fill, read, groupsOf, write }: Numeric): Strip {
  /**
   * Per split number: groups and weight as they are in the cell, the first two groups, and the third; −1 for numbers
   * that were not split.
   */
  const heads = new Int32Array(STRIP_ROWS);
  const firsts = new Int32Array(STRIP_ROWS);
  const thirds = new Int32Array(STRIP_ROWS);
  const small = scale <= ONE_GROUP ? TWO_GROUPS : 0;

  function measure(values: Float64Array, from: number, n: number, lengths: Int32Array): void {
    for (let i = 0; i < n; i++) {
      const size = Math.abs(values[from + i]!);
      const whole = Math.floor(size / power);
      if (whole < small) {
        const fraction = ((size - whole * power) * fill) | 0;
        const high = (whole / 10_000) | 0;
        const low = whole - 10_000 * high;
        const groups = groupsIn(high, low, fraction);
        const weight = high > 0 ? 1 : low > 0 || fraction === 0 ? 0 : -1;
        heads[i] = (groups << 16) | (weight & 0xffff);
        firsts[i] = high > 0 ? (high << 16) | low : low > 0 ? (low << 16) | fraction : fraction << 16;
        thirds[i] = fraction;
        lengths[i]! += 12 + 2 * groups;
      } else {
        heads[i] = -1;
        lengths[i]! += 12 + 2 * groupsOf(size);
      }
    }
  }

  function put(values: Float64Array, u8: Uint8Array, view: DataView, from: number, start: number, end: number, at: Int32Array): void {
    for (let i = start; i < end; i++) {
      const p = at[i]!;
      const head = heads[i]!;
      if (head < 0) {
        at[i] = write(u8, view, p, from + i);
        continue;
      }
      const groups = head >> 16;
      view.setInt32(p, 8 + 2 * groups);
      view.setInt32(p + 4, head);
      view.setInt32(p + 8, values[from + i]! < 0 ? 0x4000_0000 | scale : scale);
      // Nearly all amounts of money have two groups.
      if (groups === 2) view.setInt32(p + 12, firsts[i]!);
      else if (groups === 1) view.setInt16(p + 12, firsts[i]! >> 16);
      else if (groups === 3) {
        view.setInt32(p + 12, firsts[i]!);
        view.setInt16(p + 16, thirds[i]!);
      }
      at[i] = p + 12 + 2 * groups;
    }
  }

  return {
    least: 12,
    // Zero groups after the point are written first and dropped afterwards.
    over: scale <= ONE_GROUP ? 0 : 4,
    measure: (from, n, lengths) => measure(read(), from, n, lengths),
    put: (u8, view, from, start, end, at) => put(read(), u8, view, from, start, end, at),
  };
}

/**
 * The number of groups of a number with `high` and `low` before the point and `fraction` after it, without zeros at
 * either end.
 */
function groupsIn(high: number, low: number, fraction: number): number {
  if (fraction > 0) return high > 0 ? 3 : low > 0 ? 2 : 1;
  return (high > 0 ? 1 : 0) + (low > 0 ? 1 : 0);
}
