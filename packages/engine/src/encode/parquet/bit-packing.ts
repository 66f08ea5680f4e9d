/** The number of bits that can represent 0 … max. */
export function bitWidth(max: number): number {
  return 32 - Math.clz32(max);
}

/**
 * Numbers of `width` bits as one bit-packed run of Parquet's RLE hybrid: the number of groups of eight, then the bits
 * from the lowest of each byte on. Writes at `at` and returns the end; the last group is padded with zeros.
 */
export function putBitPacked(u8: Uint8Array, at: number, values: ArrayLike<number>, count: number, width: number): number {
  const groups = (count + 7) >>> 3;
  for (let rest = groups * 2 + 1; ; rest >>>= 7) {
    if (rest < 128) {
      u8[at++] = rest;
      break;
    }
    u8[at++] = (rest & 127) | 128;
  }
  const end = at + groups * width;
  let bits = 0;
  let held = 0;
  for (let i = 0; i < count; i++) {
    const value = values[i]!;
    bits |= value << held;
    held += width;
    if (held >= 32) {
      u8[at] = bits;
      u8[at + 1] = bits >>> 8;
      u8[at + 2] = bits >>> 16;
      u8[at + 3] = bits >>> 24;
      at += 4;
      held -= 32;
      // The bits of this number that did not fit; without the check, a shift by 32 would be a shift by 0.
      bits = held === 0 ? 0 : value >>> (width - held);
    }
  }
  for (; held > 0; held -= 8, bits >>>= 8) u8[at++] = bits;
  u8.fill(0, at, end);
  return end;
}

/** Maximum bytes of such a run. */
export function bitPackedBytes(count: number, width: number): number {
  return 5 + ((count + 7) >>> 3) * width + 4;
}
