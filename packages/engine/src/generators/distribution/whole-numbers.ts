import { unit } from '../kit/uniform.ts';

/**
 * An increasing step function of a draw, looked up in a table by the draw's first bits wherever they decide the value.
 */
type WholeNumbers = {
  /** Whether the condition holds for all values. */
  allInside(inside: (value: number) => boolean): boolean;
  fill(a: Int32Array, b: Int32Array, count: number, out: Int32Array | Float64Array): void;
};

const BITS = 12;
const SHIFT = 32 - BITS;
/** The first bits leave several values. */
const SEVERAL = -0x80000000;

export function wholeNumbers(valueAt: (u: number) => number): WholeNumbers {
  let table: Int32Array | null = null;
  const values = new Set<number>();

  function make(): Int32Array {
    const made = new Int32Array(1 << BITS);
    for (let k = 0; k < made.length; k++) {
      const low = valueAt(unit(k << SHIFT, 0));
      const high = valueAt(unit((k << SHIFT) | ((1 << SHIFT) - 1), -1));
      values.add(low).add(high);
      made[k] = low === high ? low : SEVERAL;
    }
    return made;
  }

  return {
    allInside(inside) {
      table ??= make();
      return [...values].every(inside);
    },
    fill(a, b, count, out) {
      const known = (table ??= make());
      for (let i = 0; i < count; i++) {
        const value = known[a[i]! >>> SHIFT]!;
        out[i] = value === SEVERAL ? valueAt(unit(a[i]!, b[i]!)) : value;
      }
    },
  };
}
