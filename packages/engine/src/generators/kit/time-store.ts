import type { SqlType } from '@seedbed/contract';
import { putText, startArena } from '../../columns/arena-writer.ts';
import type { Column, Shape } from '../../columns/column.ts';
import { DAY, printTimestamp, printTime, SECOND } from './iso.ts';
import { familyOf } from './type-families.ts';

/** Writes timestamps (µs since 1970-01-01 UTC) to a column of the type. */
type TimeStore = { readonly shape: Shape; store(micros: Float64Array, count: number, out: Column): void };

/** `d`: whole days, written in a text without a time; `clock`: a time of day, written without a date. */
export type TimeUnit = 's' | 'ms' | 'us' | 'd' | 'clock';

/** `unit`: of epoch numbers; without it, seconds for integers and milliseconds for bigints. Null for types that hold no timestamp. */
export function timeStore(type: SqlType, unit?: TimeUnit): TimeStore | null {
  // Timestamps without a declared precision have milliseconds, as applications write them.
  const step = Number(`1e${6 - Math.min(6, type.scale ?? 3)}`);
  switch (familyOf(type)) {
    case 'date':
      return { shape: { store: 'i32', as: 'date' }, store: toDays };
    case 'timestamp':
      return { shape: { store: 'f53', as: 'timestamp' }, store: toSteps(step) };
    case 'timestamptz':
      return { shape: { store: 'f53', as: 'timestamptz' }, store: toSteps(step) };
    case 'time':
      return { shape: { store: 'f53', as: 'time' }, store: toTimeOfDay };
    case 'int':
      return { shape: { store: 'i32', as: 'int' }, store: toEpoch(unit ?? 's') };
    case 'bigint':
      return { shape: { store: 'f53', as: 'int' }, store: toEpoch(unit ?? 'ms') };
    case 'decimal':
      return { shape: { store: 'f53', as: 'decimal', scale: 0 }, store: toEpoch(unit ?? 's') };
    case 'float':
      return { shape: { store: 'f53', as: 'double' }, store: toEpoch(unit ?? 's') };
    case 'text':
      return { shape: { store: 'arena', as: 'text' }, store: printed((micros) => written(micros, unit, type.length ?? 64)) };
    case 'json':
      return { shape: { store: 'arena', as: 'json' }, store: printed((micros) => `"${isoOf(micros, 64)}"`) };
    case 'literal':
      if (type.base !== 'timetz') return null;
      return { shape: { store: 'arena', as: 'literal' }, store: printed((micros) => `${printTime(timeOfDay(micros))}+00`) };
    default:
      return null;
  }
}

function toDays(micros: Float64Array, count: number, out: Column): void {
  if (out.store !== 'i32') return;
  for (let i = 0; i < count; i++) out.values[i] = Math.floor(micros[i]! / DAY);
}

function toSteps(step: number) {
  return (micros: Float64Array, count: number, out: Column): void => {
    if (out.store !== 'f53') return;
    for (let i = 0; i < count; i++) out.values[i] = Math.floor(micros[i]! / step) * step;
  };
}

function toTimeOfDay(micros: Float64Array, count: number, out: Column): void {
  if (out.store !== 'f53') return;
  for (let i = 0; i < count; i++) out.values[i] = timeOfDay(micros[i]!);
}

function timeOfDay(micros: number): number {
  const whole = Math.floor(micros / SECOND) * SECOND;
  return whole - Math.floor(whole / DAY) * DAY;
}

function toEpoch(unit: TimeUnit) {
  const divisor = unit === 'd' ? DAY : unit === 's' ? SECOND : unit === 'ms' ? 1000 : 1;
  return (micros: Float64Array, count: number, out: Column): void => {
    if (out.store !== 'i32' && out.store !== 'f53') return;
    for (let i = 0; i < count; i++) out.values[i] = Math.floor(micros[i]! / divisor);
  };
}

function written(micros: number, unit: TimeUnit | undefined, length: number): string {
  if (unit === 'clock') return printTime(timeOfDay(micros)).slice(0, length >= 5 ? 5 : length);
  return isoOf(micros, unit === 'd' ? Math.min(10, length) : length);
}

/** ISO 8601, as long as the column's length allows: a date, minutes, seconds. */
function isoOf(micros: number, length: number): string {
  const text = printTimestamp(Math.floor(micros / SECOND) * SECOND, 'T');
  if (length >= 20) return `${text}Z`;
  return length >= 16 ? text.slice(0, 16) : length >= 10 ? text.slice(0, 10) : text.slice(2, 10).replaceAll('-', '').slice(0, length);
}

function printed(print: (micros: number) => string) {
  return (micros: Float64Array, count: number, out: Column): void => {
    if (out.store !== 'arena') return;
    startArena(out);
    for (let i = 0; i < count; i++) putText(out, i, print(micros[i]!));
  };
}
