import type { Value } from '../../expressions/value.ts';

/** Values by row number, numbers without boxes; for as many rows as `reserve` was told. */
export function keptValues() {
  let states = new Uint8Array(0);
  let numbers = new Float64Array(0);
  const others = new Map<number, Value>();
  return {
    reserve(rows: number): void {
      if (states.length >= rows) return;
      states = new Uint8Array(rows);
      numbers = new Float64Array(rows);
    },
    has: (row: number): boolean => states[row] !== UNKNOWN,
    /** The number of a row; undefined where something else is kept. */
    numberOf: (row: number): number | undefined => (states[row] === NUMBER ? numbers[row]! : undefined),
    get: (row: number): Value => (states[row] === NUMBER ? numbers[row]! : others.get(row)!),
    set(row: number, value: Value): void {
      states[row] = typeof value === 'number' ? NUMBER : OTHER;
      if (typeof value === 'number') numbers[row] = value;
      else others.set(row, value);
    },
  };
}

const UNKNOWN = 0;
const NUMBER = 1;
const OTHER = 2;
