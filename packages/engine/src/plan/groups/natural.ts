import { dictionary, type Domain, type SqlType } from '@seedbed/contract';
import type { Column, Shape } from '../../columns/column.ts';
import { cellText } from '../cell-text.ts';
import { boundsOf, scaleOf, type Scale } from '../domains/bounds.ts';
import { power } from '../domains/power.ts';
import { typeDomain } from '../domains/type-domain.ts';

/** How a stored value counts in an order: numbers unchanged, dates in days, timestamps and times in seconds. */
export type Natural = {
  readonly unit: number;
  readonly step: number;
  readonly reach: number;
  /** For a range, its lower end counts, parsed from the text; it is never changed. */
  readonly lower?: (text: string) => number;
};

const DAY_SECONDS = 86_400;

/** Null for shapes without such an order. */
export function naturalOf(shape: Shape, type: SqlType): Natural | null {
  if (shape.store === 'arena' && shape.as === 'literal' && type.kind === 'range') return lowerEnd(type.element);
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

/** The lower end of a range in the units of its element; NaN if it has none. */
function lowerEnd(element: SqlType | undefined): Natural | null {
  const scale = element && scaleOf(element);
  if (!scale) return null;
  const unit = unitOf(scale);
  const lower = (text: string): number => {
    const [, end = ''] = /^[[(]"?([^",]*)"?,/.exec(text) ?? [];
    const value = end === '' ? null : scale.parse(end);
    return value === null ? NaN : value / unit;
  };
  return { unit: 1, step: scale.kind === 'date' || unit === 1 ? 1 : unit === 1_000_000 ? 0.001 : 1 / unit, reach: 0, lower };
}

/** NaN for a range without a lower end. */
export function readNatural(column: Column, row: number, natural: Natural): number {
  if (natural.lower) return natural.lower(cellText(column, row));
  return column.store === 'i32' || column.store === 'f53' ? column.values[row]! / natural.unit : 0;
}

/** 1 for NULL, and for a range without a lower end: orders ignore these. */
export function isMissing(column: Column, row: number, value: number): number {
  return column.nulls?.[row] || Number.isNaN(value) ? 1 : 0;
}

export function writeNatural(column: Column, row: number, natural: Natural, value: number): void {
  if (column.store !== 'i32' && column.store !== 'f53') return;
  const { shape } = column;
  const whole = shape.store !== 'f53' || shape.as !== 'double';
  column.values[row] = whole ? Math.floor(value * natural.unit + 0.5) : value;
}

/**
 * The bounds of a column in the same units: `open` if only its type sets them, with a margin so that sums stay within
 * the type; and its values if it lists them.
 */
type NaturalBounds = {
  readonly min: number;
  readonly max: number;
  readonly open: { readonly below: boolean; readonly above: boolean };
  readonly values?: readonly number[];
};

function unitOf(scale: Scale): number {
  if (scale.kind === 'timestamp' || scale.kind === 'time') return 1_000_000;
  return scale.kind === 'decimal' || scale.kind === 'double' ? power(10, scale.digits) : 1;
}

/** A quarter of the type's largest number. */
const ROOM: Readonly<Record<string, number>> = dictionary({ int2: 8_191, int4: 536_870_911 });

export function naturalBounds(type: SqlType, domain: Domain): NaturalBounds {
  const scale = scaleOf(type);
  if (!scale) return { min: -Infinity, max: Infinity, open: { below: false, above: false } };
  const { min, max } = boundsOf(scale, domain);
  const unit = unitOf(scale);
  const typed = typeDomain(type);
  const isLong = scale.kind !== 'time';
  const open = {
    below: isLong && (domain.min === undefined || domain.min === typed.min),
    above: isLong && (domain.max === undefined || domain.max === typed.max),
  };
  const listed = (domain.in ?? []).flatMap((text) => scale.parse(text) ?? []).filter((value) => value >= min && value <= max);
  if (listed.length === 0) {
    const room = ROOM[type.base] ?? Infinity;
    return { min: open.below ? Math.max(min / unit, -room) : min / unit, max: open.above ? Math.min(max / unit, room) : max / unit, open };
  }
  const values = listed.map((value) => value / unit).sort((a, b) => a - b);
  return { min: values[0]!, max: values.at(-1)!, open: { below: false, above: false }, values };
}
