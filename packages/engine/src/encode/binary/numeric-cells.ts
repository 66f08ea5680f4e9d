import { powerOfTen } from '../cells/decimals.ts';
import { wrongStore, type CellWriter } from '../cells/cell.ts';
import { numericStrip } from './numeric-strip.ts';

const BASE = 10_000;

/** Maximum number of decimal digits in a fast cell: their groups then fit in 2^53. */
export const FAST_SCALE = 12;

/**
 * `f53` integers scaled by 10^scale into numeric: {number of groups, weight of the first, sign, decimal digits, groups of base
 * 10,000}, without groups of zeros at either end.
 */
export function numericBinaryCell(scale: number): CellWriter {
  const power = powerOfTen(scale);
  const behind = Math.ceil(scale / 4);
  const fill = powerOfTen(4 * behind - scale);
  let values: Float64Array;
  return {
    most: 12 + 2 * (4 + behind),
    bind(column) {
      if (column.store !== 'f53') wrongStore(column, 'f53');
      values = column.values;
    },
    write,
    strip: numericStrip({ scale, power, fill, read: () => values, groupsOf, write }),
  };

  /** The number of groups without the zero groups at either end. */
  function groupsOf(size: number): number {
    const whole = Math.floor(size / power);
    let fraction = (size - whole * power) * fill;
    if (fraction === 0) return groupsIn(whole) - (whole === 0 ? 0 : zeroGroups(whole));
    let after = behind;
    for (; isMultiple(fraction); after--) fraction /= BASE;
    return whole > 0 ? groupsIn(whole) + after : groupsIn(fraction);
  }

  function write(_u8: Uint8Array, view: DataView, at: number, row: number): number {
    const value = values[row]!;
    const size = Math.abs(value);
    let whole = Math.floor(size / power);
    let fraction = (size - whole * power) * fill;
    // Writes groups backwards from the last one, into room for all of them, and stores their number in the header.
    const before = groupsIn(whole);

    let after = behind;
    if (fraction === 0) after = 0;
    else for (; isMultiple(fraction); after--) fraction /= BASE;
    let groups = before + after;
    let weight = before - 1;
    if (after > 0) {
      let p = at + 12 + 2 * groups;
      for (let k = 0; k < after; k++) {
        const next = Math.floor(fraction / BASE);
        view.setInt16((p -= 2), fraction - next * BASE);
        fraction = next;
      }
      for (let k = 0; k < before; k++) {
        const next = Math.floor(whole / BASE);
        view.setInt16((p -= 2), whole - next * BASE);
        whole = next;
      }
      if (before === 0) {
        // 0.00005 starts with zero groups, which the format omits.
        let leading = 0;
        while (view.getInt16(at + 12 + 2 * leading) === 0) leading++;
        for (let k = leading; k < groups; k++) view.setInt16(at + 12 + 2 * (k - leading), view.getInt16(at + 12 + 2 * k));
        groups -= leading;
        weight -= leading;
      }
    } else {
      while (groups > 0 && isMultiple(whole)) {
        whole /= BASE;
        groups--;
      }
      let p = at + 12 + 2 * groups;
      for (let k = 0; k < groups; k++) {
        const next = Math.floor(whole / BASE);
        view.setInt16((p -= 2), whole - next * BASE);
        whole = next;
      }
      if (groups === 0) weight = 0;
    }
    view.setInt32(at, 8 + 2 * groups);
    view.setInt16(at + 4, groups);
    view.setInt16(at + 6, weight);
    view.setInt16(at + 8, value < 0 ? 0x4000 : 0);
    view.setInt16(at + 10, scale);
    return at + 12 + 2 * groups;
  }
}

/** The number of groups of base 10,000 in a whole number; 0 for 0. */
function groupsIn(size: number): number {
  let groups = 0;
  for (let rest = size; rest >= 1; rest /= BASE) groups++;
  return groups;
}

/** The number of zero groups at the end of a number above 0. */
function zeroGroups(size: number): number {
  let groups = 0;
  for (let rest = size; isMultiple(rest); rest /= BASE) groups++;
  return groups;
}

/** The remainder operator is slow for doubles. */
function isMultiple(size: number): boolean {
  const quotient = Math.floor(size / BASE);
  return quotient * BASE === size;
}
