import { TWO_53 } from './powers.ts';

/**
 * Logarithm, exponential and power that are identical in every engine: the language standard leaves its own functions
 * approximate. Argument reduction and series, with additions, products and quotients only; within 2 units in the last
 * place (`log-exp.test.ts`). They build tables at plan time and never run per cell.
 */
export function log(x: number): number {
  if (!(x > 0)) return x === 0 ? -Infinity : Number.NaN;
  if (x === Infinity) return x;
  let { mantissa, exponent } = split(x);
  // Reduces to [√½, √2), so that the series is short and log 1 is exactly 0.
  if (mantissa > SQRT_2) {
    mantissa /= 2;
    exponent++;
  }
  // log m = 2 artanh s = 2 s (1 + s²/3 + s⁴/5 + …), s = (m − 1)/(m + 1), |s| ≤ 0.172.
  const s = (mantissa - 1) / (mantissa + 1);
  const square = s * s;
  let series = 0;
  for (let k = 25; k >= 3; k -= 2) series = (series + 1 / k) * square;
  return exponent * LN2_HIGH + (2 * s + (2 * s * series + exponent * LN2_LOW));
}

export function exp(x: number): number {
  if (Number.isNaN(x)) return x;
  if (x > 709.79) return Infinity;
  if (x < -745.2) return 0;
  const k = Math.floor(x / LN2 + 0.5);
  const r = x - k * LN2_HIGH - k * LN2_LOW;
  // |r| ≤ 0.347: Taylor to the 16th term, from the small end.
  let sum = 0;
  for (let n = 16; n >= 2; n--) sum = (sum + 1) * (r / n);
  const value = 1 + (r + r * sum);
  // Two steps, because 2^k alone may overflow or underflow.
  const half = Math.floor(k / 2);
  return value * powerOfTwo(half) * powerOfTwo(k - half);
}

/** base^exponent for base ≥ 0. Whole exponents to 64 by products. */
export function pow(base: number, exponent: number): number {
  if (Number.isInteger(exponent) && Math.abs(exponent) <= 64) return exponent < 0 ? 1 / wholePower(base, -exponent) : wholePower(base, exponent);
  if (base === 0) return exponent > 0 ? 0 : Infinity;
  return exp(exponent * log(base));
}

const LN2 = 0.6931471805599453;
/** The first 32 bits of ln 2, so that its product with an exponent is exact; and the remainder. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const SQRT_2 = 1.4142135623730951;

const view = new DataView(new ArrayBuffer(8));

/** x = mantissa · 2^exponent, 1 ≤ mantissa < 2. */
function split(x: number): { mantissa: number; exponent: number } {
  // Subnormal numbers have no leading one: scale them up first.
  const small = x < 2.2250738585072014e-308;
  view.setFloat64(0, small ? x * TWO_53 : x);
  const high = view.getInt32(0);
  const exponent = (high >>> 20) - 1023 - (small ? 53 : 0);
  view.setInt32(0, (high & 0x000fffff) | 0x3ff00000);
  return { mantissa: view.getFloat64(0), exponent };
}

/** 2^k for −1022 ≤ k ≤ 1023. */
function powerOfTwo(k: number): number {
  view.setInt32(0, (k + 1023) << 20);
  view.setInt32(4, 0);
  return view.getFloat64(0);
}

function wholePower(base: number, exponent: number): number {
  let result = 1;
  for (let square = base, left = exponent; left > 0; left = Math.floor(left / 2), square *= square) if (left % 2 === 1) result *= square;
  return result;
}
