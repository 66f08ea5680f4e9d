import { resolveType, type SqlType } from '@seedbed/contract';
import { rangeText, type Range } from '@seedbed/engine';
import { MockFault } from '../../../core/index.ts';
import { rangesMeet, readRange, type RangeOperator } from '../values/range.ts';
import { readInput } from '../values/input.ts';
import type { Call, Calls } from './call.ts';
import { castTo, truth, type Value } from './value.ts';

const NAMES = ['int4range', 'int8range', 'numrange', 'daterange', 'tsrange', 'tstzrange'];

export function isRange(type: SqlType | null): boolean {
  return type?.kind === 'range';
}

/** Functions of ranges. `lower` and `upper` are texts' as well. */
export const RANGE_FUNCTIONS: Calls = [
  ...NAMES.map((name) => [name, constructor(resolveType(name))] as const),
  ['isempty', of((range) => range === null)],
  ['lower_inc', of((range) => range?.withLower ?? false)],
  ['upper_inc', of((range) => range?.withUpper ?? false)],
  ['lower_inf', of((range) => range !== null && range.lower === null)],
  ['upper_inf', of((range) => range !== null && range.upper === null)],
];

/** `daterange(from, to, '[]')`; without the third parameter the upper bound is exclusive. */
function constructor(type: SqlType): Call {
  return ([lower, upper, bounds = { type: null, text: '[)' }]) => {
    const shown = bounds.text;
    if (shown === null) throw new MockFault({ code: '22000', status: 400, message: 'range constructor flags argument must not be null' });
    if (!/^[[(][\])]$/.test(shown)) throw new MockFault({ code: '42601', status: 400, message: 'invalid range bound flags' });
    const bound = (value: Value) => {
      const { text } = castTo(value, type.element!);
      return text === null ? '' : `"${text}"`;
    };
    return { type, text: rangeText(readRange(type, `${shown[0]}${bound(lower!)},${bound(upper!)}${shown[1]}`, readInput)) };
  };
}

function of(test: (range: Range) => boolean): Call {
  return ([value]) => truth(value!.text === null ? null : test(rangeOf(value!)));
}

function rangeOf({ type, text }: Value): Range {
  return readRange(type!, text!, readInput);
}

/** `lower(range)` and `upper(range)`. */
export function boundOf(value: Value, end: 'lower' | 'upper'): Value {
  return { type: value.type!.element!, text: value.text === null ? null : (rangeOf(value)?.[end] ?? null) };
}

/** Whether a range operator holds between ranges, or a range and a value. An untyped literal is a range. */
export function rangesHold(a: Value, b: Value, op: RangeOperator): boolean {
  const type = isRange(a.type) ? a.type! : b.type!;
  const range = (value: Value) => {
    const isElement = value.type !== null && !isRange(value.type);
    if (!isElement) return readRange(type, value.text!, readInput);
    // Not in its canonical form: the largest number has no next one.
    const { text } = castTo(value, type.element!);
    return { lower: text, upper: text, withLower: true, withUpper: true };
  };
  return rangesMeet(type, op, range(a), range(b));
}
