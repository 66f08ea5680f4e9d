import type { SqlType } from '@seedbed/contract';
import { secondsOf } from './timestamps.ts';
import { isTimestamp, isNumber } from './type-of.ts';

export type Bound = number | string;

/**
 * A constant's text as a bound of a type: a number if a double represents it exactly, otherwise the text that Postgres
 * prints. Null if the type has no known order.
 */
export function boundOf(text: string, type: SqlType): Bound | null {
  if (isNumber(type)) {
    const number = Number(text);
    if (Number.isNaN(number)) return null;
    return Number.isSafeInteger(number) || !/^-?\d{16,}/.test(text) ? number : text;
  }
  if (isTimestamp(type)) return secondsOf(text) === null ? null : text;
  return type.base === 'interval' ? null : text;
}

/** Negative, zero or positive, if `a` is before, at or after `b`. Texts compare by code points. */
export function compareBounds(a: Bound, b: Bound): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const whole = /^-?\d+$/;
  if (whole.test(String(a)) && whole.test(String(b))) {
    const difference = BigInt(a) - BigInt(b);
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
  }
  if (typeof a === 'number' || typeof b === 'number') return Number(a) - Number(b);
  const [from, to] = [secondsOf(a), secondsOf(b)];
  if (from !== null && to !== null) return from === to ? 0 : from - to;
  return a < b ? -1 : a > b ? 1 : 0;
}
