/** Compares decimals of any length as Postgres does: NaN is the largest. */
export function compareNumeric(a: string, b: string): number {
  const x = Number(a);
  const y = Number(b);
  if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(x)) - Number(Number.isNaN(y));
  if (x !== y) return x < y ? -1 : 1;
  if (a.length <= 15 && b.length <= 15) return 0;
  const [p, q] = [scaled(a), scaled(b)];
  const scale = Math.max(p.scale, q.scale);
  const left = p.digits * 10n ** BigInt(scale - p.scale);
  const right = q.digits * 10n ** BigInt(scale - q.scale);
  return left === right ? 0 : left < right ? -1 : 1;
}

export type Scaled = { readonly digits: bigint; readonly scale: number };

/** `-12.50` as −1250 and 2 digits after the decimal point; exponents are resolved. */
export function scaled(text: string): Scaled {
  const match = /^([+-]?)(\d*)\.?(\d*)(?:[eE]([+-]?\d+))?$/.exec(text.trim());
  if (!match) return { digits: 0n, scale: 0 };
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const digits = BigInt(`${whole}${fraction}` || '0') * (sign === '-' ? -1n : 1n);
  const scale = fraction.length - Number(exponent);
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 };
}

/** The text of a decimal with this many decimal digits. */
export function unscaled(digits: bigint, scale: number): string {
  const negative = digits < 0n;
  const text = (negative ? -digits : digits).toString().padStart(scale + 1, '0');
  return `${negative ? '-' : ''}${scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`}`;
}

/** Rounds half away from zero, as Postgres' numeric does. */
export function rounded({ digits, scale }: Scaled, to: number): bigint {
  if (scale <= to) return digits * 10n ** BigInt(to - scale);
  const unit = 10n ** BigInt(scale - to);
  const half = unit / 2n;
  return digits >= 0n ? (digits + half) / unit : -((-digits + half) / unit);
}

/** A decimal divided by a whole number that is not zero. */
export function quotient(dividend: Scaled, divisor: bigint): string {
  return divided(dividend, { digits: divisor, scale: 0 });
}

/**
 * The quotient of two decimals, with as many digits as in Postgres: at least 16 significant ones, counted in groups of
 * four.
 */
export function divided(dividend: Scaled, divisor: Scaled): string {
  const [a, b] = [leadingGroup(dividend), leadingGroup(divisor)];
  const weight = a.weight - b.weight - (a.first <= b.first ? 1 : 0);
  const scale = Math.min(Math.max(16 - weight * 4, dividend.scale, divisor.scale, 0), 1000);
  // Both in the same unit: the quotient in units of the last digit, rounded half away from zero.
  const exponent = scale + divisor.scale - dividend.scale;
  const [top, bottom] = [dividend.digits * (exponent > 0 ? 10n ** BigInt(exponent) : 1n), divisor.digits * (exponent < 0 ? 10n ** BigInt(-exponent) : 1n)];
  const negative = top < 0n !== bottom < 0n;
  const [over, under] = [top < 0n ? -top : top, bottom < 0n ? -bottom : bottom];
  const digits = (over * 2n + under) / (under * 2n);
  return unscaled(negative ? -digits : digits, scale);
}

/** The first group of four digits that is not zero, and its place: 0 left of the point. */
function leadingGroup({ digits, scale }: Scaled): { readonly first: number; readonly weight: number } {
  if (digits === 0n) return { first: 0, weight: 0 };
  const padded = digits * 10n ** BigInt((4 - (scale % 4)) % 4);
  const groups = (padded < 0n ? -padded : padded).toString();
  const length = Math.ceil(groups.length / 4);
  return { first: Number(groups.slice(0, groups.length - (length - 1) * 4)), weight: length - 1 - Math.ceil(scale / 4) };
}
