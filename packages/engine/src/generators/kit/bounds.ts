import type { CompileContext } from '../definition.ts';
import { parseTimestamp } from './iso.ts';
import { integerBounds } from './type-families.ts';

export type Bounds = { readonly min: number; readonly max: number };

/**
 * The numbers that the column's type and domain allow, cut to the requested range; ±Infinity if neither bounds them.
 * `step` is the distance between neighbouring values, for exclusive bounds.
 */
export function numberBounds(context: CompileContext, min: number, max: number, step: number): Bounds {
  const own = integerBounds(context.type);
  const { domain } = context;
  const lower = bound(domain.min, domain.minExclusive ? step : 0);
  const upper = bound(domain.max, domain.maxExclusive ? -step : 0);
  const low = Math.max(min, own?.min ?? -Infinity, lower ?? -Infinity);
  const high = Math.min(max, own?.max ?? Infinity, upper ?? Infinity);
  if (low <= high) return { min: low, max: high };
  // The requested range is outside the allowed one: the column's own bounds win.
  const least = Math.max(own?.min ?? -Infinity, lower ?? -Infinity);
  const most = Math.min(own?.max ?? Infinity, upper ?? Infinity);
  const span = Math.max(0, Math.min(max - min, 1e15));
  return least > min ? { min: least, max: Math.min(most, least + span) } : { min: Math.max(least, most - span), max: most };
}

function bound(value: number | string | undefined, shift: number): number | null {
  if (value === undefined || value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number + shift : null;
}

/** The same for timestamps, in µs since 1970-01-01. */
export function timestampBounds(context: CompileContext): Bounds {
  const { domain } = context;
  const min = typeof domain.min === 'string' ? parseTimestamp(domain.min) : null;
  const max = typeof domain.max === 'string' ? parseTimestamp(domain.max) : null;
  const step = context.type.base === 'date' ? 86_400_000_000 : 1_000_000;
  return {
    min: min === null ? -Infinity : min + (domain.minExclusive ? step : 0),
    max: max === null ? Infinity : max - (domain.maxExclusive ? step : 0),
  };
}
