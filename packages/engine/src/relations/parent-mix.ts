import { permutation, type Permutation } from '../keys/permutation.ts';
import { smallPermutation } from '../keys/small-permutation.ts';
import { threefry } from '../random/threefry.ts';

/** Up to this many elements a permutation is stored as a table, computed in a few milliseconds. */
const TABLED = 131_072;

/** The parent at each rank. */
export function parentMix(parents: number, key: readonly [number, number]): Permutation {
  const [key0, key1] = subKey(key, 0);
  const computed = permutation(Math.max(1, parents), key0, key1);
  return parents <= TABLED ? smallPermutation(computed) : computed;
}

/** Keys of a relation's own parts. */
export function subKey(key: readonly [number, number], which: number): readonly [number, number] {
  const words = new Int32Array(2);
  threefry(key[0], key[1], which, 0x72616e6b, words);
  return [words[0]!, words[1]!];
}
