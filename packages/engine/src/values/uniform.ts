import { TWO_26, TWO_32, TWO_53 } from './powers.ts';

/** A number in [0, 1) with 53 random bits, from the two words of a draw. */
export function uniform53(a: number, b: number): number {
  return ((a >>> 5) * TWO_26 + (b >>> 6)) / TWO_53;
}

/**
 * An integer 0 … n − 1 from one word, for n ≤ 2^16, where the bias of n / 2^32 is negligible. One rounding, which
 * cannot reach n.
 */
export function below(a: number, n: number): number {
  return Math.floor((a >>> 0) * (n / TWO_32));
}

/** An integer 0 … n − 1 from both words, for n ≤ 2^53. */
export function belowWide(a: number, b: number, n: number): number {
  return Math.floor(uniform53(a, b) * n);
}

/** Up to here 27 bits times the size are 32 bits. */
export const NARROW = 32;

/** `belowWide` for n ≤ 32: from the first 27 bits alone, unless the other 26 may change the result. */
export function belowNarrow(a: number, b: number, n: number): number {
  const product = Math.imul(a >>> 5, n);
  return (product & 0x7ffffff) + n < 0x8000000 ? product >>> 27 : belowWide(a, b, n);
}

/** True with probability p, rounded to 32 bits. Raising p only turns false into true. */
export function chance(a: number, p: number): boolean {
  return a >>> 0 < p * TWO_32;
}
