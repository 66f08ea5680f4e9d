import { TWO_26, TWO_32, TWO_53 } from './powers.ts';

/** A number in [0, 1) with 53 random bits, from the two words of a draw. */
export function uniform53(a: number, b: number): number {
  return ((a >>> 5) * TWO_26 + (b >>> 6)) / TWO_53;
}

/** An integer 0 … n − 1 from one word, for n ≤ 2^16, where the bias of n / 2^32 is nothing. One rounding, which cannot reach n. */
export function below(a: number, n: number): number {
  return Math.floor((a >>> 0) * (n / TWO_32));
}

/** An integer 0 … n − 1 from both words, for n ≤ 2^53. */
export function belowWide(a: number, b: number, n: number): number {
  return Math.floor(uniform53(a, b) * n);
}

/** True with probability p, exactly p · 2^32 / 2^32. Raising p only adds trues. */
export function chance(a: number, p: number): boolean {
  return (a >>> 0) < p * TWO_32;
}

/** `out[i]` in 0 … n − 1, for n ≤ 2^31. */
export function fillBelow(a: Int32Array, b: Int32Array, count: number, n: number, out: Int32Array): void {
  if (n <= 0x10000) {
    const scale = n / TWO_32;
    for (let i = 0; i < count; i++) out[i] = (a[i]! >>> 0) * scale;
  } else {
    const scale = n / TWO_53;
    for (let i = 0; i < count; i++) out[i] = ((a[i]! >>> 5) * TWO_26 + (b[i]! >>> 6)) * scale;
  }
}

/** `out[i] = from + 0 … n − 1`, for n ≤ 2^53 and sums within 2^53. */
export function fillBelowWide(a: Int32Array, b: Int32Array, count: number, from: number, n: number, out: Float64Array): void {
  if (n <= 0x10000) {
    const scale = n / TWO_32;
    for (let i = 0; i < count; i++) out[i] = from + Math.floor((a[i]! >>> 0) * scale);
  } else {
    for (let i = 0; i < count; i++) out[i] = from + Math.floor((((a[i]! >>> 5) * TWO_26 + (b[i]! >>> 6)) / TWO_53) * n);
  }
}

/** `out[i]` in [0, 1). */
export function fillUniform(a: Int32Array, b: Int32Array, count: number, out: Float64Array): void {
  for (let i = 0; i < count; i++) out[i] = ((a[i]! >>> 5) * TWO_26 + (b[i]! >>> 6)) / TWO_53;
}

/** `out[i]` is 1 with probability `rate`. */
export function fillChance(a: Int32Array, count: number, rate: number, out: Uint8Array): void {
  const limit = rate * TWO_32;
  for (let i = 0; i < count; i++) out[i] = (a[i]! >>> 0) < limit ? 1 : 0;
}
