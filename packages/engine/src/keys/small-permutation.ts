import type { Permutation } from './permutation.ts';

/** The same permutation as two tables: a lookup instead of six rounds, for sizes that fit in the cache. */
export function smallPermutation(computed: Permutation): Permutation {
  const { size } = computed;
  const there = new Int32Array(size);
  const back = new Int32Array(size);
  for (let x = 0; x < size; x++) {
    there[x] = computed.forward(x);
    back[there[x]!] = x;
  }
  return {
    size,
    forward: (x) => there[x | 0]!,
    inverse: (y) => back[y | 0]!,
    fill(first, count, out) {
      for (let i = 0; i < count; i++) out[i] = there[(first + i) | 0]!;
    },
    map(from, count, out) {
      for (let i = 0; i < count; i++) out[i] = there[from[i]! | 0]!;
    },
    unmap(from, count, out) {
      for (let i = 0; i < count; i++) out[i] = back[from[i]! | 0]!;
    },
  };
}
