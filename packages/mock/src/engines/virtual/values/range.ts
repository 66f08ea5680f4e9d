import type { SqlType } from '@seedbed/contract';
import { formatDate } from '@seedbed/engine';
import type { Bounds, Range } from '@seedbed/engine';
import { MockFault } from '../../../core/index.ts';
import { compare, type Compare } from './compare.ts';
import { DATE_END, readMoment, type Moment } from './time.ts';

/**
 * Reads a range in Postgres' stored form: `[1,3]` of whole numbers is `[1,4)`. Throws its codes for invalid ones. `readBound` reads a value
 * of the element's type.
 */
export function readRange(type: SqlType, text: string, readBound: (type: SqlType, text: string) => string): Range {
  const trimmed = text.trim();
  if (/^empty$/i.test(trimmed)) return null;
  if (!/^[[(]/.test(trimmed)) throw malformed(text, 'Missing left parenthesis or bracket.');
  const match = /^[[(]\s*("(?:[^"\\]|\\.|"")*"|[^,"\])]*)(,?)\s*("(?:[^"\\]|\\.|"")*"|[^,"\])]*)([\])]?)$/s.exec(trimmed);
  if (!match?.[2]) throw malformed(text, 'Missing comma after lower bound.');
  if (!match[4]) throw malformed(text, 'Unexpected end of input.');
  const element = type.element!;
  const bound = (part: string) =>
    part === ''
      ? null
      : readBound(
          element,
          part.replace(/^"(.*)"$/s, '$1').replaceAll(/\\(.)|""/gs, (_, letter?: string) => letter ?? '"'),
        );
  const [lower, upper] = [bound(match[1]!), bound(match[3]!)];
  const order = compare(element);
  if (lower !== null && upper !== null && order(lower, upper) > 0)
    throw new MockFault({ code: '22000', status: 400, message: 'range lower bound must be less than or equal to range upper bound' });
  return canonical(element, order, { lower, upper, withLower: lower !== null && trimmed.startsWith('['), withUpper: upper !== null && match[4] === ']' });
}

function malformed(text: string, details: string): MockFault {
  return new MockFault({ code: '22P02', status: 400, message: `malformed range literal: "${text}"`, details });
}

function canonical(element: SqlType, order: Compare, range: Bounds): Range {
  const next = STEPS.get(element.base);
  const { lower, upper, withLower, withUpper } = range;
  // An infinite date has no next one, and stays in or out.
  const moves = (bound: string | null): bound is string => bound !== null && !bound.endsWith('infinity');
  const closed = next
    ? {
        lower: moves(lower) && !withLower ? next(lower) : lower,
        upper: moves(upper) && withUpper ? next(upper) : upper,
        withLower: withLower || moves(lower),
        withUpper: withUpper && !moves(upper),
      }
    : range;
  if (closed.lower === null || closed.upper === null) return closed;
  const by = order(closed.lower, closed.upper);
  return by > 0 || (by === 0 && !(closed.withLower && closed.withUpper)) ? null : closed;
}

const plusOne = (max: bigint, name: string) => (text: string) => {
  if (BigInt(text) >= max) throw new MockFault({ code: '22003', status: 400, message: `${name} out of range` });
  return String(BigInt(text) + 1n);
};

/** The next value, of types that have one. */
const STEPS: ReadonlyMap<string, (text: string) => string> = new Map([
  ['int4', plusOne(2n ** 31n - 1n, 'integer')],
  ['int8', plusOne(2n ** 63n - 1n, 'bigint')],
  [
    'date',
    (text) => {
      const { days } = readMoment(text) as Moment;
      if (days + 1 >= DATE_END) throw new MockFault({ code: '22008', status: 400, message: 'date out of range' });
      return formatDate(days + 1);
    },
  ],
]);

export type RangeOperator = 'cs' | 'cd' | 'ov' | 'sl' | 'sr' | 'nxr' | 'nxl' | 'adj';

/** Whether a range operator holds between two ranges. */
export function rangesMeet(type: SqlType, op: RangeOperator, a: Range, b: Range): boolean {
  if (op === 'cd') return rangesMeet(type, 'cs', b, a);
  if (op === 'sr') return rangesMeet(type, 'sl', b, a);
  if (op === 'cs' && b === null) return true;
  if (a === null || b === null) return false;
  const order = compare(type.element!);
  switch (op) {
    case 'cs':
      return lowers(order, a, b) <= 0 && uppers(order, a, b) >= 0;
    case 'ov':
      return !isLeft(order, a, b) && !isLeft(order, b, a);
    case 'sl':
      return isLeft(order, a, b);
    case 'nxr':
      return uppers(order, a, b) <= 0;
    case 'nxl':
      return lowers(order, a, b) >= 0;
    case 'adj':
      return touches(order, a, b) || touches(order, b, a);
  }
}

function lowers(order: Compare, a: Bounds, b: Bounds): number {
  if (a.lower === null || b.lower === null) return Number(b.lower === null) - Number(a.lower === null);
  return order(a.lower, b.lower) || Number(b.withLower) - Number(a.withLower);
}

function uppers(order: Compare, a: Bounds, b: Bounds): number {
  if (a.upper === null || b.upper === null) return Number(a.upper === null) - Number(b.upper === null);
  return order(a.upper, b.upper) || Number(a.withUpper) - Number(b.withUpper);
}

function isLeft(order: Compare, { upper, withUpper }: Bounds, { lower, withLower }: Bounds): boolean {
  if (upper === null || lower === null) return false;
  const by = order(upper, lower);
  return by < 0 || (by === 0 && !(withUpper && withLower));
}

function touches(order: Compare, { upper, withUpper }: Bounds, { lower, withLower }: Bounds): boolean {
  return upper !== null && lower !== null && order(upper, lower) === 0 && withUpper !== withLower;
}
