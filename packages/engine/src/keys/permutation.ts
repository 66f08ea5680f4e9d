import { TWO_32, TWO_53 } from '../values/powers.ts';
import { permutation32 } from './permutation-32.ts';
import { permutation53 } from './permutation-53.ts';

/**
 * A permutation of 0 … size − 1 and its inverse. Both are computed, not stored, by a mixed-radix Feistel network of six rounds. Bijective for
 * every size from 1 to 2^53.
 */
export type Permutation = {
  readonly size: number;
  /** The image of x; 0 ≤ x < size. */
  forward(x: number): number;
  /** The value that maps to y. */
  inverse(y: number): number;
  /** `out[i]` = the image of `first + i`. */
  fill(first: number, count: number, out: Float64Array): void;
  /** `out[i]` = the image of `from[i]`; `from` and `out` may be the same array. */
  map(from: Float64Array, count: number, out: Float64Array): void;
  /** `out[i]` = the value whose image is `from[i]`. */
  unmap(from: Float64Array, count: number, out: Float64Array): void;
};

/** The two key words decide which permutation of this size it is. Throws a RangeError for a size that is not an integer from 1 to 2^53. */
export function permutation(size: number, key0: number, key1: number): Permutation {
  if (!Number.isInteger(size) || size < 1 || size > TWO_53) throw new RangeError(`A permutation has 1 to 2^53 elements, not ${size}.`);
  return size <= TWO_32 ? permutation32(size, key0, key1) : permutation53(size, key0, key1);
}
