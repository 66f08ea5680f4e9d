import type { Domain, SqlType } from '@seedbed/contract';
import type { Column, Shape } from '../../columns/column.ts';
import { boundsOf, scaled, stepsOfUnit, type Bounds, type Scale } from './bounds.ts';
import type { Enumeration } from './enumerate.ts';
import { power } from './power.ts';

export function numbers(type: SqlType, coarse: Scale, domain: Domain): Enumeration {
  const scale = coarse.kind === 'double' ? doubleScale(type, coarse, domain) : coarse;
  const { min, max } = coarse.kind === 'double' ? doubleBounds(type, scale, domain) : boundsOf(scale, domain);
  const excluded = new Set((domain.notIn ?? []).map((value) => scale.parse(value)));
  const factor = stepsOfUnit(scale);
  const every = domain.multipleOf === undefined ? 0 : Math.floor(domain.multipleOf * factor + 0.5);
  const unit = every > 1 ? every : scale.kind === 'decimal' || scale.kind === 'double' ? 1 : scale.step;
  // Upwards from 1, or from the minimum; then downwards.
  const natural = scale.kind === 'date' ? 18_262 : scale.kind === 'timestamp' ? 18_262 * 86_400_000_000 : scale.kind === 'time' ? 0 : 1;
  const from = Math.min(Math.max(min, natural), Math.max(max, min));
  const rest = Math.floor((domain.remainder ?? 0) * factor + 0.5);
  const start = every > 1 ? Math.ceil((from - rest) / every) * every + rest : from;
  const above = Math.max(0, Math.floor((max - start) / unit) + 1);
  const below = Math.max(0, Math.floor((start - min) / unit));
  const skip = excluded.size;
  const valueAt = (rank: number) => (rank < above ? start + unit * rank : start - unit * (rank - above + 1));
  const shifted = skip === 0 ? valueAt : (rank: number) => skipping(rank, valueAt, excluded);
  const count = Math.max(0, Math.min(Number.MAX_SAFE_INTEGER, above + below) - skip);
  if (scale.kind === 'int' && type.base !== 'int8' && type.base !== 'oid') {
    return { shape: { store: 'i32', as: 'int' }, count, put: (out, row, rank) => void ((out as I32).values[row] = shifted(rank)) };
  }
  if (scale.kind === 'date') return { shape: { store: 'i32', as: 'date' }, count, put: (out, row, rank) => void ((out as I32).values[row] = shifted(rank)) };
  const divisor = scale.kind === 'double' ? power(10, scale.digits) : 1;
  return { shape: scaledShape(type, scale), count, put: (out, row, rank) => void ((out as F53).values[row] = shifted(rank) / divisor) };
}

/**
 * Steps that single precision can distinguish: among 2^23 hundredths, neighbours are further apart than float4
 * neighbours.
 */
const SINGLE_STEPS = 0x800000;
const DOUBLE_STEPS = 1e10;

/** With this many steps between its bounds a number needs no more digits. */
const SUFFICIENT_STEPS = 10_000;

/** Narrow bounds get finer steps, so that a share between 0 and 1 has more than a hundred values. */
function doubleScale(type: SqlType, scale: Scale, domain: Domain): Scale {
  if (domain.min === undefined || domain.max === undefined || domain.multipleOf !== undefined) return scale;
  const { min, max } = boundsOf(scale, domain);
  if (max <= min || max - min >= SUFFICIENT_STEPS) return scale;
  const most = type.base === 'float4' ? SINGLE_STEPS : DOUBLE_STEPS;
  const widest = Math.max(Math.abs(min), Math.abs(max));
  let more = 0;
  while (widest * power(10, more + 1) < most) more++;
  return { ...scale, digits: scale.digits + more, parse: (value) => scaled(value, scale.digits + more) };
}

/** As far as the digits of the type reach, above zero by default; further if the domain does. */
function doubleBounds(type: SqlType, scale: Scale, domain: Domain): Bounds {
  const { min, max } = boundsOf(scale, domain);
  const most = type.base === 'float4' ? SINGLE_STEPS : DOUBLE_STEPS;
  if (min > most || max < -most) return { min, max };
  const isOpenBelow = domain.min === undefined && max >= most;
  return { min: isOpenBelow ? 1 : Math.max(min, -most), max: Math.min(max, most) };
}

/** Excluded values are few: the ranks skip them one by one. */
function skipping(rank: number, valueAt: (rank: number) => number, excluded: ReadonlySet<number | null>): number {
  let left = rank;
  for (let at = 0; ; at++) {
    if (excluded.has(valueAt(at))) continue;
    if (left === 0 || at > 4 * excluded.size) return valueAt(at + left);
    left--;
  }
}

function scaledShape(type: SqlType, scale: Scale): Shape {
  switch (scale.kind) {
    case 'decimal':
      return { store: 'f53', as: 'decimal', scale: scale.digits };
    case 'double':
      return { store: 'f53', as: 'double' };
    case 'timestamp':
      return { store: 'f53', as: type.base === 'timestamptz' ? 'timestamptz' : 'timestamp' };
    case 'time':
      return { store: 'f53', as: 'time' };
    default:
      return { store: 'f53', as: 'int' };
  }
}

export type I32 = Extract<Column, { store: 'i32' }>;
export type F53 = Extract<Column, { store: 'f53' }>;
export type Parts = Extract<Column, { store: 'parts' }>;
export type Arena = Extract<Column, { store: 'arena' }>;
