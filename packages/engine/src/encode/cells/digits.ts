/** DIGITS[v] is v as four ASCII digits, the first one in the lowest byte. */
const DIGITS = Int32Array.from({ length: 10_000 }, (_, v) => {
  const digit = (power: number) => 48 + (Math.floor(v / power) % 10);
  return digit(1000) | (digit(100) << 8) | (digit(10) << 16) | (digit(1) << 24);
});

/** Digits of the longest integer: −9007199254740992. */
export const INTEGER_BYTES = 17;

/** An integer within 2^53. */
export function putInteger(u8: Uint8Array, view: DataView, at: number, value: number): number {
  if (value < 0) {
    u8[at++] = 45;
    value = -value;
  }
  if (value < 10_000) return putSmall(view, at, value);
  if (value < 100_000_000) {
    const high = (value / 10_000) | 0;
    at = putSmall(view, at, high);
    view.setInt32(at, DIGITS[value - high * 10_000]!, true);
    return at + 4;
  }
  const high = Math.floor(value / 100_000_000);
  at = putInteger(u8, view, at, high);
  return putEight(view, at, value - high * 100_000_000);
}

/** 0 to 9,999. */
function putSmall(view: DataView, at: number, value: number): number {
  const digits = DIGITS[value]!;
  // Bytes before the first digit are 0x30; the last digit is always kept. Branch-free, since branches on random digits
  // are mispredicted.
  const others = (digits ^ 0x30303030) | 0x01000000;
  const zeros = (31 - Math.clz32(others & -others)) >> 3;
  view.setInt32(at, digits >> (8 * zeros), true);
  return at + 4 - zeros;
}

/** The number of bytes that `putInteger` writes. */
export function integerLength(value: number): number {
  if (value < 0) return 1 + integerLength(-value);
  if (value >= 1_000_000_000) return 9 + integerLength(Math.floor(value / 1_000_000_000));
  const least = MIN_DIGITS[31 - Math.clz32(value | 1)]!;
  return least + 1 + (((value | 0) - TENS[least]!) >> 31);
}

/** The minimum number of digits of a number below 10^9, by its highest bit. */
const MIN_DIGITS = Int32Array.from({ length: 31 }, (_, bit) => String(1 << bit).length);
const TENS = Int32Array.from({ length: 10 }, (_, n) => Number(`1e${n}`));

/** 0 to 99,999,999 in eight digits. */
function putEight(view: DataView, at: number, value: number): number {
  const high = (value / 10_000) | 0;
  view.setInt32(at, DIGITS[high]!, true);
  view.setInt32(at + 4, DIGITS[value - high * 10_000]!, true);
  return at + 8;
}

/** Exactly `width` digits, zeros before; `value` below 10^width. */
export function putFixed(view: DataView, at: number, value: number, width: number): number {
  if (width <= 4) {
    view.setInt32(at, DIGITS[value]! >> (32 - 8 * width), true);
    return at + width;
  }
  if (width <= 8) {
    const high = (value / 10_000) | 0;
    at = putFixed(view, at, high, width - 4);
    view.setInt32(at, DIGITS[value - high * 10_000]!, true);
    return at + 4;
  }
  const high = Math.floor(value / 100_000_000);
  at = putFixed(view, at, high, width - 8);
  return putEight(view, at, value - high * 100_000_000);
}

/** Writes at least `width` digits, with leading zeros. */
export function putPadded(u8: Uint8Array, view: DataView, at: number, value: number, width: number): number {
  for (let power = 10, digits = 1; digits < width; digits++, power *= 10) {
    if (value < power) {
      for (; digits < width; digits++) u8[at++] = 48;
      break;
    }
  }
  return putInteger(u8, view, at, value);
}

/** The letter of a hexadecimal digit. */
export function hexDigit(value: number): number {
  return value < 10 ? 48 + value : 87 + value;
}
