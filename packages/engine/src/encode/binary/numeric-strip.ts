import { STRIP_ROWS, type CellWriter, type Strip } from '../cells/cell.ts';

type Numeric = {
  readonly scale: number;
  /** 10^scale, and what makes the digits behind the point a whole number of groups. */
  readonly power: number;
  readonly fill: number;
  read(): Float64Array;
  groupsOf(size: number): number;
  readonly write: CellWriter['write'];
};

/** Digits behind the point that are one group, and whole numbers that are two. */
const ONE_GROUP = 4;
const TWO_GROUPS = 100_000_000;

/** Numerics of a strip: those of up to two groups before the point and one behind it are taken apart once, the others are left to `write`. */
export function numericStrip({ scale, power, fill, read, groupsOf, write }: Numeric): Strip {
  const wholes = new Int32Array(STRIP_ROWS);
  const fractions = new Int32Array(STRIP_ROWS);
  const small = scale <= ONE_GROUP ? TWO_GROUPS : 0;

  function measure(values: Float64Array, from: number, n: number, lengths: Int32Array): void {
    for (let i = 0; i < n; i++) {
      const size = Math.abs(values[from + i]!);
      const whole = Math.floor(size / power);
      if (whole < small) {
        const fraction = ((size - whole * power) * fill) | 0;
        const high = (whole / 10_000) | 0;
        wholes[i] = whole;
        fractions[i] = fraction;
        lengths[i]! += 12 + 2 * groupsIn(high, whole - 10_000 * high, fraction);
      } else {
        wholes[i] = -1;
        lengths[i]! += 12 + 2 * groupsOf(size);
      }
    }
  }

  function put(values: Float64Array, u8: Uint8Array, view: DataView, from: number, start: number, end: number, at: Int32Array): void {
    for (let i = start; i < end; i++) {
      const p = at[i]!;
      const whole = wholes[i]!;
      if (whole < 0) {
        at[i] = write(u8, view, p, from + i);
        continue;
      }
      const fraction = fractions[i]!;
      const high = (whole / 10_000) | 0;
      const low = whole - 10_000 * high;
      const groups = groupsIn(high, low, fraction);
      view.setInt32(p, 8 + 2 * groups);
      view.setInt16(p + 4, groups);
      view.setInt16(p + 6, high > 0 ? 1 : low > 0 || fraction === 0 ? 0 : -1);
      view.setInt16(p + 8, values[from + i]! < 0 ? 0x4000 : 0);
      view.setInt16(p + 10, scale);
      let q = p + 12;
      if (high > 0) {
        view.setInt16(q, high);
        q += 2;
      }
      if (low > 0 || (high > 0 && fraction > 0)) {
        view.setInt16(q, low);
        q += 2;
      }
      if (fraction > 0) {
        view.setInt16(q, fraction);
        q += 2;
      }
      at[i] = q;
    }
  }

  return {
    least: 12,
    measure: (from, n, lengths) => measure(read(), from, n, lengths),
    put: (u8, view, from, start, end, at) => put(read(), u8, view, from, start, end, at),
  };
}

/** Groups of a number that is `high`, `low` before the point and `fraction` behind it, without zeros at either end. */
function groupsIn(high: number, low: number, fraction: number): number {
  if (fraction > 0) return high > 0 ? 3 : low > 0 ? 2 : 1;
  return (high > 0 ? 1 : 0) + (low > 0 ? 1 : 0);
}
