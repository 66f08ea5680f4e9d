/** Marsaglia's 32-bit xorshift, numbers from 0 to below 1: a sample that is the same on every machine. */
export function xorshift(seed: number): () => number {
  let state = Math.imul(seed, 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}
