import type { SqlType } from '@seedbed/contract';
import { putBytes, putText, startArena } from '../../columns/arena-writer.ts';
import type { Column, Shape } from '../../columns/column.ts';
import { familyOf } from './type-families.ts';

/** Writes numbers to a column of the type. */
export type NumberStore = {
  readonly shape: Shape;
  /** Distance of neighbouring values. */
  readonly step: number;
  store(x: Float64Array, count: number, out: Column): void;
};

const POWER = Array.from({ length: 19 }, (_, n) => Number(`1e${n}`));

/** Digits after the decimal point that a double can represent. */
const MAX_DIGITS = 15;

/** `numeric(65,30)`, as some tools declare every decimal, does not tell how many digits the values really have. */
function scaleOf({ scale }: SqlType, digits: number): number {
  return scale === undefined || scale > MAX_DIGITS ? digits : scale;
}

/** `digits`: after the decimal point, if the type leaves it open. Null for types that hold no number. */
export function numberStore(type: SqlType, digits: number): NumberStore | null {
  switch (familyOf(type)) {
    case 'int':
      return { shape: { store: 'i32', as: 'int' }, step: 1, store: toWords };
    case 'bool':
      return { shape: { store: 'i32', as: 'bool' }, step: 1, store: toBooleans };
    case 'bigint':
      return { shape: { store: 'f53', as: 'int' }, step: 1, store: scaled(1) };
    case 'decimal': {
      const scale = Math.max(0, Math.min(MAX_DIGITS, type.base === 'money' ? 2 : scaleOf(type, digits)));
      return { shape: { store: 'f53', as: 'decimal', scale }, step: 1 / POWER[scale]!, store: scaled(POWER[scale]!) };
    }
    case 'float':
      return { shape: { store: 'f53', as: 'double' }, step: 1 / POWER[Math.min(15, digits)]!, store: rounded(POWER[Math.min(15, digits)]!) };
    case 'text':
      return { shape: { store: 'arena', as: 'text' }, step: 1 / POWER[digits]!, store: printed(digits, '') };
    case 'json':
      return { shape: { store: 'arena', as: 'json' }, step: 1 / POWER[digits]!, store: printed(digits, '') };
    case 'bytes':
      return { shape: { store: 'arena', as: 'bytes' }, step: 1, store: toBytes };
    case 'literal':
      return { shape: { store: 'arena', as: 'literal' }, step: 1, store: printed(digits, type.base === 'interval' ? ' seconds' : '') };
    default:
      return null;
  }
}

function toWords(x: Float64Array, count: number, out: Column): void {
  if (out.store !== 'i32') return;
  for (let i = 0; i < count; i++) out.values[i] = Math.floor(x[i]! + 0.5);
}

function toBooleans(x: Float64Array, count: number, out: Column): void {
  if (out.store !== 'i32') return;
  for (let i = 0; i < count; i++) out.values[i] = x[i]! >= 0.5 ? 1 : 0;
}

function scaled(factor: number) {
  return (x: Float64Array, count: number, out: Column): void => {
    if (out.store !== 'f53') return;
    for (let i = 0; i < count; i++) out.values[i] = Math.floor(x[i]! * factor + 0.5);
  };
}

function rounded(factor: number) {
  return (x: Float64Array, count: number, out: Column): void => {
    if (out.store !== 'f53') return;
    for (let i = 0; i < count; i++) out.values[i] = Math.floor(x[i]! * factor + 0.5) / factor;
  };
}

function printed(digits: number, unit: string) {
  return (x: Float64Array, count: number, out: Column): void => {
    if (out.store !== 'arena') return;
    startArena(out);
    for (let i = 0; i < count; i++) putText(out, i, printNumber(x[i]!, digits) + unit);
  };
}

/** A number with exactly `digits` digits after the decimal point, half up. */
export function printNumber(x: number, digits: number): string {
  const factor = POWER[digits]!;
  const units = Math.floor(Math.abs(x) * factor + 0.5);
  const sign = x < 0 && units > 0 ? '-' : '';
  const whole = Math.floor(units / factor);
  return digits === 0 ? `${sign}${whole}` : `${sign}${whole}.${String(units - whole * factor).padStart(digits, '0')}`;
}

function toBytes(x: Float64Array, count: number, out: Column): void {
  if (out.store !== 'arena') return;
  const four = new Uint8Array(4);
  const view = new DataView(four.buffer);
  startArena(out);
  for (let i = 0; i < count; i++) {
    view.setInt32(0, x[i]! | 0);
    putBytes(out, i, four);
  }
}
