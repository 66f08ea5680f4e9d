import { TWO_32 } from './powers.ts';

/** A table for weighted picks in constant time (Walker's alias method, built as Vose does). */
type AliasTable = {
  readonly size: number;
  /** Cell i keeps i if the second word is below threshold[i], otherwise gives alias[i]. */
  readonly threshold: Float64Array;
  readonly alias: Int32Array;
};

/** From weights that need not sum to 1. At least one must be positive; none may be negative. */
export function aliasTable(weights: ArrayLike<number>): AliasTable {
  const size = weights.length;
  let sum = 0;
  for (let i = 0; i < size; i++) {
    if (!(weights[i]! >= 0)) throw new RangeError(`Weight ${i} is ${weights[i]}; weights are 0 or more.`);
    sum += weights[i]!;
  }
  if (!(sum > 0) || sum === Infinity) throw new RangeError('The weights must have a positive, finite sum.');
  const share = Float64Array.from({ length: size }, (_, i) => (weights[i]! / sum) * size);
  const threshold = new Float64Array(size).fill(TWO_32);
  const alias = Int32Array.from({ length: size }, (_, i) => i);
  const poor: number[] = [];
  const rich: number[] = [];
  for (let i = size - 1; i >= 0; i--) (share[i]! < 1 ? poor : rich).push(i);
  while (poor.length > 0 && rich.length > 0) {
    const small = poor.pop()!;
    const large = rich[rich.length - 1]!;
    threshold[small] = share[small]! * TWO_32;
    alias[small] = large;
    share[large] = share[large]! + share[small]! - 1;
    if (share[large]! < 1) poor.push(rich.pop()!);
  }
  // Rounding may leave a cell with zero weight without a partner: it must not be picked.
  const heaviest = indexOfLargest(weights);
  for (const i of poor) {
    if (weights[i] !== 0) continue;
    threshold[i] = 0;
    alias[i] = heaviest;
  }
  return { size, threshold, alias };
}

/** One pick: the cell from the first word, keep or alias from the second. */
export function pickAlias(table: AliasTable, a: number, b: number): number {
  const cell = ((a >>> 0) * (table.size / TWO_32)) | 0;
  return b >>> 0 < table.threshold[cell]! ? cell : table.alias[cell]!;
}

function indexOfLargest(weights: ArrayLike<number>): number {
  let largest = 0;
  for (let i = 1; i < weights.length; i++) if (weights[i]! > weights[largest]!) largest = i;
  return largest;
}
