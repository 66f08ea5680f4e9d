import { compare } from './folder.ts';

/** Numbers in names count as numbers: 2 before 10, and 0002 is 2. */
export function compareNaturally(one: string, other: string): number {
  const [left, right] = [partsOf(one), partsOf(other)];
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const [a = '', b = ''] = [left[at], right[at]];
    const order = isNumber(a) && isNumber(b) ? compareNumbers(a, b) : compare(a, b);
    if (order !== 0) return order;
  }
  return compare(one, other);
}

/** Digits of any length. */
export function compareNumbers(one: string, other: string): number {
  const [a, b] = [BigInt(one), BigInt(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}

const partsOf = (text: string): readonly string[] => text.match(/\d+|\D+/g) ?? [];
const isNumber = (part: string): boolean => /^\d/.test(part);
