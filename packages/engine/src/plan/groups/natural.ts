import type { Domain, SqlType } from '@seedbed/contract';
import type { Column, Shape } from '../../columns/column.ts';
import { boundsOf, scaleOf } from '../domains/bounds.ts';
import { power } from '../domains/power.ts';

/** How a stored value counts in an order: numbers as they are, dates in days, moments and times in seconds. */
export type Natural = { readonly unit: number; readonly step: number; readonly reach: number };

const DAY_SECONDS = 86_400;

/** Null for shapes that no order can count. */
export function naturalOf(shape: Shape): Natural | null {
  if (shape.store === 'i32') return { unit: 1, step: 1, reach: shape.as === 'date' ? 30 : 100 };
  if (shape.store !== 'f53') return null;
  switch (shape.as) {
    case 'int':
      return { unit: 1, step: 1, reach: 100 };
    case 'decimal':
      return { unit: power(10, shape.scale), step: 1 / power(10, shape.scale), reach: 100 };
    case 'double':
      return { unit: 1, step: 0.01, reach: 100 };
    case 'time':
      return { unit: 1_000_000, step: 0.001, reach: 3600 };
    default:
      return { unit: 1_000_000, step: 0.001, reach: 30 * DAY_SECONDS };
  }
}

export function readNatural(column: Column, row: number, natural: Natural): number {
  return column.store === 'i32' || column.store === 'f53' ? column.values[row]! / natural.unit : 0;
}

export function writeNatural(column: Column, row: number, natural: Natural, value: number): void {
  if (column.store !== 'i32' && column.store !== 'f53') return;
  const { shape } = column;
  const whole = shape.store !== 'f53' || shape.as !== 'double';
  column.values[row] = whole ? Math.floor(value * natural.unit + 0.5) : value;
}

/** Bounds of a domain in the same units, and its values where it lists them. */
export function naturalBounds(type: SqlType, domain: Domain): { min: number; max: number; values?: readonly number[] } {
  const scale = scaleOf(type);
  if (!scale) return { min: -Infinity, max: Infinity };
  const { min, max } = boundsOf(scale, domain);
  const unit = scale.kind === 'moment' || scale.kind === 'time' ? 1_000_000 : scale.kind === 'decimal' || scale.kind === 'double' ? power(10, scale.digits) : 1;
  const listed = (domain.in ?? []).flatMap((text) => scale.parse(text) ?? []).filter((value) => value >= min && value <= max);
  if (listed.length === 0) return { min: min / unit, max: max / unit };
  const values = listed.map((value) => value / unit).sort((a, b) => a - b);
  return { min: values[0]!, max: values.at(-1)!, values };
}
