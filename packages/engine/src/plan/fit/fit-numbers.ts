import type { Domain } from '@seedbed/contract';
import type { Column } from '../../columns/column.ts';
import { allocColumn } from '../../columns/allocate.ts';
import type { ColumnSource } from '../../columns/source.ts';
import { boundsOf, isTimeScale, stepsOfUnit, type Bounds, type Scale } from '../domains/bounds.ts';
import { power } from '../domains/power.ts';

/** Numbers, dates and timestamps beyond a bound wrap around to the other bound; those that are `computed` are at the nearest one. */
export function fitNumbers(scale: Scale, domain: Domain, typed: Domain, given: ColumnSource, computed = false): ColumnSource {
  // Generators already observe the type's own bounds; what is computed from other columns knows none.
  if (!(computed && typed.max !== undefined) && domain.min === typed.min && domain.max === typed.max && !domain.notIn && domain.multipleOf === undefined)
    return given;
  const bounds = boundsOf(scale, domain);
  const source = withRoom(scale, bounds, given);
  const excluded = (domain.notIn ?? []).map((value) => scale.parse(value)).filter((value) => value !== null);
  if (bounds.max < bounds.min) return source;
  if (source.shape.store !== 'i32' && source.shape.store !== 'f53') return source;
  const snap = multiplesOf(source.shape, scale, domain, bounds);
  const folded = folding(source.shape, scale, bounds, new Set(excluded), computed);
  const fold = snap ? (out: Column, count: number) => (folded(out, count), snap(out, count)) : folded;
  const cardinality = Math.min(source.cardinality, bounds.max - bounds.min + 1 - excluded.length);
  const { at, distinct, ...rest } = source;
  return {
    ...rest,
    cardinality: Math.max(1, cardinality),
    fill(rows, out, siblings) {
      source.fill(rows, out, siblings);
      fold(out, rows.count);
    },
    // Consecutive values remain distinct after wrapping, as long as there are no more values than the range holds.
    ...(at && excluded.length === 0 && !snap
      ? {
          at: (ranks: Float64Array, count: number, out: Column) => {
            at(ranks, count, out);
            fold(out, count);
          },
        }
      : {}),
    ...(distinct === undefined || excluded.length > 0 || snap ? {} : { distinct: at ? stillDistinct(source, distinct, cardinality, scale, bounds) : 0 }),
  };
}

/** With fewer steps than this within the bounds, a source with few digits gets more digits. */
const FEW_STEPS = 10;

/** A source with fewer digits than the bounds: if hardly any of its values is within them, it gets as many digits. */
function withRoom(scale: Scale, bounds: Bounds, source: ColumnSource): ColumnSource {
  const { shape } = source;
  if (scale.kind !== 'decimal' || shape.store !== 'f53' || shape.as !== 'decimal' || shape.scale >= scale.digits) return source;
  const factor = power(10, scale.digits - shape.scale);
  if (bounds.max / factor - bounds.min / factor >= FEW_STEPS) return source;
  const { at, ...rest } = source;
  const widen = (out: Column, count: number): void => {
    if (out.store === 'f53') for (let i = 0; i < count; i++) out.values[i]! *= factor;
  };
  return {
    ...rest,
    shape: { ...shape, scale: scale.digits },
    fill(rows, out, siblings) {
      source.fill(rows, out, siblings);
      widen(out, rows.count);
    },
    ...(at ? { at: (ranks: Float64Array, count: number, out: Column) => (at(ranks, count, out), widen(out, count)) } : {}),
  };
}

/** Half of 2^53, so that the midpoint of two ranks is exact. */
const MAX_PROBED_RANK = 0x10000000000000;

/** The rows before a rising source reaches its bounds. */
function stillDistinct(source: ColumnSource, distinct: number, room: number, scale: Scale, bounds: Bounds): number {
  const probe = allocColumn(source.shape, 1);
  const valueOf = (rank: number) => {
    source.at!(Float64Array.of(rank), 1, probe);
    return toSteps(probe, scale);
  };
  const inside = (rank: number) => {
    const value = valueOf(rank);
    return value >= bounds.min && value <= bounds.max;
  };
  let low = 0;
  let high = Math.floor(Math.max(0, Math.min(distinct, room, MAX_PROBED_RANK)));
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (inside(middle - 1)) low = middle;
    else high = middle - 1;
  }
  return inside(0) ? low : 0;
}

/** Rounds down to the multiple (plus remainder) that the domain requires, or up if that falls below the bound; null if every step is a multiple. */
function multiplesOf(shape: ColumnSource['shape'], scale: Scale, domain: Domain, bounds: Bounds): ((out: Column, count: number) => void) | null {
  if (domain.multipleOf === undefined) return null;
  const digits = shape.store === 'f53' && shape.as === 'decimal' ? shape.scale : 0;
  const unit = isTimeScale(scale) ? stepsOfUnit(scale) : power(10, digits);
  const every = domain.multipleOf * unit;
  const rest = (domain.remainder ?? 0) * unit;
  const step = power(10, Math.max(0, digits - scale.digits));
  const least = scale.kind === 'double' ? bounds.min / power(10, scale.digits) : bounds.min * step;
  const most = isTimeScale(scale) ? bounds.max : Infinity;
  if (every <= 1 && scale.kind !== 'double') return null;
  return (out, count) => {
    if (out.store !== 'i32' && out.store !== 'f53') return;
    for (let i = 0; i < count; i++) {
      const snapped = Math.floor((out.values[i]! - rest) / every + 1e-9) * every + rest;
      out.values[i] = snapped < least ? (snapped + every > most ? snapped : snapped + every) : snapped;
    }
  };
}

function toSteps(column: Column, scale: Scale): number {
  const value = column.store === 'i32' || column.store === 'f53' ? column.values[0]! : 0;
  return scale.kind === 'double' ? value * power(10, scale.digits) : value;
}

function folding(
  shape: ColumnSource['shape'],
  scale: Scale,
  bounds: Bounds,
  excluded: ReadonlySet<number>,
  nearest: boolean,
): (out: Column, count: number) => void {
  // A source may have more digits than the scale of the bounds.
  const own = shape.store === 'f53' && shape.as === 'decimal' ? shape.scale : scale.digits;
  const fewer = scale.kind === 'decimal' ? power(10, Math.max(0, scale.digits - own)) : 1;
  const unit = scale.kind === 'double' ? 1 / power(10, scale.digits) : scale.kind === 'decimal' ? power(10, Math.max(0, own - scale.digits)) : 1;
  const least = fewer > 1 ? Math.ceil(bounds.min / fewer) : bounds.min * unit;
  const most = fewer > 1 ? Math.floor(bounds.max / fewer) : bounds.max * unit;
  const span = most - least + (scale.kind === 'double' ? unit : 1);
  const folded = (value: number): number => {
    if (nearest) return value < least ? least : most;
    const over = (value - least) % span;
    return Math.min(most, least + (over < 0 ? over + span : over));
  };
  return (out, count) => {
    if (out.store !== 'i32' && out.store !== 'f53') return;
    const { values } = out;
    if (excluded.size === 0) {
      for (let i = 0; i < count; i++) if (values[i]! < least || values[i]! > most) values[i] = folded(values[i]!);
      return;
    }
    for (let i = 0; i < count; i++) {
      let value = values[i]!;
      if (value < least || value > most) value = folded(value);
      for (let tries = 0; excluded.has((value * fewer) / unit) && tries <= excluded.size; tries++) value = value + unit > most ? least : value + unit;
      values[i] = value;
    }
  };
}
