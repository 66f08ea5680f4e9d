import { BATCH_ROWS, type NumberList } from '../columns/column.ts';
import { tenTo } from '../values/ten-to.ts';
import { halfUp } from './half-up.ts';

/**
 * Numbers of a batch: row i is `values[i] / 10^scale`, or NULL if `nulls[i]` is 1. Decimals stay scaled integers, so
 * that sums and products of them are exact up to 2^53. `whole` promises that all values are whole numbers.
 */
export type Numbers = {
  readonly values: NumberList;
  readonly scale: number;
  readonly whole: boolean;
  readonly nulls: Uint8Array | null;
  /** Stored via the numbers that single rows read, decimal digits included. */
  readonly asRead?: boolean;
};

/** Arrays for the results of one expression node, allocated with the first batch. */
export function numberBuffer(): () => { readonly values: Float64Array; readonly nulls: Uint8Array } {
  let made: { values: Float64Array; nulls: Uint8Array } | null = null;
  return () => (made ??= { values: new Float64Array(BATCH_ROWS), nulls: new Uint8Array(BATCH_ROWS) });
}

/** Sum, difference or product of two operands, row by row. NULL if either is NULL. */
export function combineNumbers(op: '+' | '-' | '*'): (x: Numbers, y: Numbers, count: number) => Numbers {
  const buffer = numberBuffer();
  return (x, y, count) => {
    const out = buffer();
    if (op === '*') multiply(x.values, y.values, count, out.values);
    else add(x, y, op === '+' ? 1 : -1, count, out.values);
    const scale = op === '*' ? x.scale + y.scale : Math.max(x.scale, y.scale);
    return { values: out.values, scale, whole: x.whole && y.whole, nulls: eitherNull(x.nulls, y.nulls, count, out.nulls) };
  };
}

function multiply(x: NumberList, y: NumberList, count: number, out: Float64Array): void {
  // Plus zero: no product is −0.
  for (let i = 0; i < count; i++) out[i] = x[i]! * y[i]! + 0;
}

function add(x: Numbers, y: Numbers, sign: 1 | -1, count: number, out: Float64Array): void {
  const factorX = tenTo(Math.max(0, y.scale - x.scale));
  const factorY = sign * tenTo(Math.max(0, x.scale - y.scale));
  for (let i = 0; i < count; i++) out[i] = x.values[i]! * factorX + y.values[i]! * factorY;
}

/** The mask; null if none of the first rows is masked, so that callers can skip the check of each row. */
export function someNull(nulls: Uint8Array | null, count: number): Uint8Array | null {
  const first = nulls ? nulls.indexOf(1) : -1;
  return first >= 0 && first < count ? nulls : null;
}

/** The first operand that is not NULL, row by row, stored as single rows would store it. */
export function firstNumbers(): (pieces: readonly Numbers[], count: number) => Numbers {
  const buffer = numberBuffer();
  return (pieces, count) => {
    const [only] = pieces;
    if (pieces.length === 1 && !only!.nulls) return { ...only!, asRead: true };
    const { values, nulls } = buffer();
    nulls.fill(1, 0, count);
    for (const piece of pieces) {
      const unit = tenTo(piece.scale);
      const from = piece.values;
      for (let i = 0; i < count; i++) {
        if (nulls[i] === 0 || piece.nulls?.[i] === 1) continue;
        values[i] = from[i]! / unit;
        nulls[i] = 0;
      }
    }
    return { values, scale: 0, whole: false, nulls: someNull(nulls, count), asRead: true };
  };
}

function eitherNull(x: Uint8Array | null, y: Uint8Array | null, count: number, out: Uint8Array): Uint8Array | null {
  if (!x || !y) return x ?? y;
  for (let i = 0; i < count; i++) out[i] = x[i]! | y[i]!;
  return out;
}

/** A numeric literal of an expression, repeated for the requested rows. */
export function constantNumbers(value: number): () => Numbers {
  const scale = scaleOf(value);
  let made: Numbers | null = null;
  return () => (made ??= { values: new Float64Array(BATCH_ROWS).fill(Math.round(value * tenTo(scale))), scale, whole: true, nulls: null });
}

/** Whether its decimal digits reproduce the number: not if it is written with an exponent. */
export function isPlain(value: number): boolean {
  const unit = tenTo(scaleOf(value));
  return Math.round(value * unit) / unit === value;
}

/** Digits after the point as the number is written. */
function scaleOf(value: number): number {
  return /\.(\d+)$/.exec(String(value))?.[1]!.length ?? 0;
}

/** The values of single rows. */
export function numberReader({ values, scale, nulls }: Numbers): (row: number) => number | null {
  const unit = tenTo(scale);
  return (row) => (nulls !== null && nulls[row] === 1 ? null : values[row]! / unit);
}

const MAX_INT32 = 0x7fffffff;

/** The nearest number that 32 bits hold. */
export function within32(value: number): number {
  return value > MAX_INT32 ? MAX_INT32 : value < -MAX_INT32 - 1 ? -MAX_INT32 - 1 : value;
}

/**
 * Stores the first `count` as whole numbers with `digits` digits after the decimal point, rounded as SQL rounds;
 * unchanged if `digits` is null. NULL and anything that is not a finite number become 0; of what 32 bits do not hold the
 * nearest number that they do.
 */
export function storeNumbers({ values, scale, whole, nulls, asRead }: Numbers, count: number, digits: number | null, out: NumberList): void {
  const factor = tenTo(Math.max(0, (digits ?? 0) - scale));
  const divisor = tenTo(Math.max(0, scale - (digits ?? 0)));
  if (out instanceof Int32Array && !allWithin(values, count, (MAX_INT32 * divisor) / factor)) {
    const wide = new Float64Array(count);
    storeNumbers({ values, scale, whole, nulls, ...(asRead && { asRead }) }, count, digits, wide);
    for (let i = 0; i < count; i++) out[i] = within32(wide[i]!);
    return;
  }
  if (asRead && digits !== null && !(whole && digits === scale && allWithin(values, count, MAX_EXACT_INTEGER))) storeRead(values, scale, count, digits, out);
  else if (digits === scale && whole) for (let i = 0; i < count; i++) out[i] = values[i]!;
  else if (digits === null) for (let i = 0; i < count; i++) out[i] = finite(values[i]! / divisor);
  else for (let i = 0; i < count; i++) out[i] = halfUp(finite((values[i]! * factor) / divisor));
  if (nulls) for (let i = 0; i < count; i++) if (nulls[i] === 1) out[i] = 0;
}

/** Whole numbers up to this size survive a division by a power of ten and the reverse multiplication. */
const MAX_EXACT_INTEGER = 0x4000000000000;

function allWithin(values: NumberList, count: number, most: number): boolean {
  for (let i = 0; i < count; i++) if (!(Math.abs(values[i]!) <= most)) return false;
  return true;
}

/** Same order as for single rows: the number first, then its digits. */
function storeRead(values: NumberList, scale: number, count: number, digits: number, out: NumberList): void {
  const unit = tenTo(scale);
  const factor = tenTo(digits);
  for (let i = 0; i < count; i++) out[i] = halfUp(finite(values[i]! / unit) * factor);
}

function finite(value: number): number {
  return value - value === 0 ? value : 0;
}
