import type { SqlType } from '@seedbed/contract';
import { integerBounds } from '../generators/kit/type-families.ts';

type Values = Readonly<Record<string, unknown>>;
type Report = (pointer: string, message: string) => void;

/**
 * Rejects a minimum above the maximum, and bounds between which the column's type has no value: no value would match
 * the request. `given` comes from the blueprint, `filled` is the same with defaults. Default bounds are never rejected,
 * but clamped to the type.
 */
export function checkBounds(schema: Values, given: Values, filled: Values, type: SqlType, pointer: string, report: Report): void {
  const properties = (schema.properties ?? {}) as Readonly<Record<string, { readonly title?: string } | undefined>>;
  if (properties.min?.title !== 'Smallest' || properties.max?.title !== 'Largest') return;
  const isGiven = (name: 'min' | 'max') => typeof given[name] === 'number';
  if (!isGiven('min') && !isGiven('max')) return;
  const [min, max] = [numberOf(filled['min'], -Infinity), numberOf(filled['max'], Infinity)];
  if (min > max) {
    if (isGiven('max')) report(`${pointer}/max`, `The largest value, ${max}, lies below the smallest, ${min}.`);
    else report(`${pointer}/min`, `The smallest value, ${min}, lies above the largest, ${max}.`);
    return;
  }
  const own = integerBounds(type);
  if (!own) return;
  // A numeric can have decimal digits above its largest whole number.
  const digits = type.base === 'numeric' || type.base === 'money' ? 1 : 0;
  if (isGiven('min') && min >= own.max + digits && min > own.max)
    report(`${pointer}/min`, `${type.name} holds values up to ${own.max}: none is ${min} or more. Use a smaller minimum or widen the column.`);
  if (isGiven('max') && max <= own.min - digits && max < own.min)
    report(`${pointer}/max`, `${type.name} holds values from ${own.min}: none is ${max} or less. Use a larger maximum or widen the column.`);
}

function numberOf(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}
