import type { SqlType } from '@seedbed/contract';
import { putBytes, putText } from '../../columns/arena-writer.ts';
import type { Column, Shape } from '../../columns/column.ts';
import { Dictionary } from '../../columns/dictionary.ts';
import { DAY, parseTimestamp, parseTime } from './iso.ts';
import { familyOf } from './type-families.ts';

/** Fixed values of a type, written by index. Arena columns are written in row order after `startArena`. */
export type Constants = { readonly shape: Shape; put(out: Column, row: number, index: number): void };

/** A text of the list that the type cannot hold. */
export class UnfitConstant extends Error {
  readonly index: number;
  constructor(index: number, text: string, type: string) {
    super(`"${text}" is no value of type ${type}.`);
    this.index = index;
  }
}

/** `texts`: each as Postgres would read it. Throws UnfitConstant. */
export function constants(type: SqlType, texts: readonly string[]): Constants {
  const numbers = (read: (text: string) => number | null) =>
    Float64Array.from(texts, (text, index) => {
      const value = read(text);
      if (value === null || !Number.isFinite(value)) throw new UnfitConstant(index, text, type.name);
      return value;
    });
  switch (familyOf(type)) {
    case 'int':
      return words({ store: 'i32', as: 'int' }, numbers(wholeNumber));
    case 'bool':
      return words({ store: 'i32', as: 'bool' }, numbers(truth));
    case 'date':
      return words(
        { store: 'i32', as: 'date' },
        numbers((text) => over(parseTimestamp(text), DAY)),
      );
    case 'bigint':
      if (texts.some(isBeyondDoubles)) return pairs(texts.map((text, index) => wideNumber(text) ?? fail(index, text, type)));
      return words({ store: 'f53', as: 'int' }, numbers(wholeNumber));
    case 'float':
      return words({ store: 'f53', as: 'double' }, numbers(plainNumber));
    case 'timestamp':
    case 'timestamptz':
      return words({ store: 'f53', as: type.base as 'timestamp' }, numbers(parseTimestamp));
    case 'time':
      return words({ store: 'f53', as: 'time' }, numbers(parseTime));
    case 'decimal': {
      const scale = type.base === 'money' ? 2 : (type.scale ?? Math.min(12, Math.max(0, ...texts.map(digitsOf))));
      const factor = Number(`1e${Math.max(0, scale)}`);
      return words(
        { store: 'f53', as: 'decimal', scale: Math.max(0, scale) },
        numbers((text) => {
          const x = plainNumber(text);
          return x === null ? null : (roundedDigits(text, Math.max(0, scale)) ?? Math.round(x * factor));
        }),
      );
    }
    case 'text':
      return dictionary(texts);
    case 'uuid':
      return uuids(texts.map((text, index) => uuidWords(text) ?? fail(index, text, type)));
    case 'json':
      return arena({ store: 'arena', as: 'json' }, texts.map(asJson));
    case 'bytes':
      return bytes(texts.map(rawBytes));
    case 'literal':
      return arena({ store: 'arena', as: 'literal' }, texts);
  }
}

function fail(index: number, text: string, type: SqlType): never {
  throw new UnfitConstant(index, text, type.name);
}

function wholeNumber(text: string): number | null {
  const value = plainNumber(text);
  return value !== null && Number.isInteger(value) ? value : null;
}

/** A whole number that a double does not hold exactly. */
function isBeyondDoubles(text: string): boolean {
  return /^\s*[-+]?\d{16,19}\s*$/.test(text) && !Number.isSafeInteger(Number(text));
}

function wideNumber(text: string): bigint | null {
  const value = /^\s*[-+]?\d+\s*$/.test(text) ? BigInt(text.replace(/[\s+]/g, '')) : null;
  if (value !== null) return BigInt.asIntN(64, value) === value ? value : null;
  const whole = wholeNumber(text);
  return whole === null ? null : BigInt(whole);
}

function pairs(values: readonly bigint[]): Constants {
  const low = Int32Array.from(values, (value) => Number(BigInt.asIntN(32, value)));
  const high = Int32Array.from(values, (value) => Number(BigInt.asIntN(64, value) >> 32n));
  return {
    shape: { store: 'i64', as: 'int' },
    put(out, row, index) {
      if (out.store !== 'i64') return;
      out.low[row] = low[index]!;
      out.high[row] = high[index]!;
    },
  };
}

function plainNumber(text: string): number | null {
  return /^\s*\$?[-+]?[\d.,]*\d(?:[eE][-+]?\d+)?\s*$/.test(text) ? Number(text.replace(/[$,\s]/g, '')) : null;
}

/**
 * Rounds the number at its last digit as Postgres rounds a numeric: by its digits, and a half away from zero. `1.005` becomes 1.01,
 * although the double of that text is below it. Null for a text that needs no rounding, or that is not plain digits.
 */
function roundedDigits(text: string, scale: number): number | null {
  const [, sign, whole, fraction] = /^\s*([-+]?)(\d*)\.(\d+)\s*$/.exec(text) ?? [];
  if (fraction === undefined || fraction.length <= scale) return null;
  const size = Number(`${whole}${fraction.slice(0, scale)}`) + (fraction[scale]! >= '5' ? 1 : 0);
  return sign === '-' && size > 0 ? -size : size;
}

function digitsOf(text: string): number {
  return text.includes('.') ? text.length - text.indexOf('.') - 1 : 0;
}

function truth(text: string): number | null {
  return /^(t|true|y|yes|on|1)$/i.test(text) ? 1 : /^(f|false|n|no|off|0)$/i.test(text) ? 0 : null;
}

function over(value: number | null, divisor: number): number | null {
  return value === null ? null : Math.floor(value / divisor);
}

function words(shape: Shape, values: Float64Array): Constants {
  return {
    shape,
    put(out, row, index) {
      if (out.store === 'i32' || out.store === 'f53') out.values[row] = values[index]!;
    },
  };
}

function dictionary(texts: readonly string[]): Constants {
  return {
    shape: { store: 'dict', dictionary: new Dictionary(texts) },
    put(out, row, index) {
      if (out.store === 'dict') out.indices[row] = index;
    },
  };
}

function arena(shape: Shape, texts: readonly string[]): Constants {
  return { shape, put: (out, row, index) => void (out.store === 'arena' && putText(out, row, texts[index]!)) };
}

function bytes(values: readonly Uint8Array[]): Constants {
  return { shape: { store: 'arena', as: 'bytes' }, put: (out, row, index) => void (out.store === 'arena' && putBytes(out, row, values[index]!)) };
}

function uuids(values: readonly Int32Array[]): Constants {
  return {
    shape: { store: 'bits128', as: 'uuid' },
    put(out, row, index) {
      if (out.store !== 'bits128') return;
      for (let word = 0; word < 4; word++) out.words[word]![row] = values[index]![word]!;
    },
  };
}

/** The four words of a uuid in any form that Postgres reads, or null. */
function uuidWords(text: string): Int32Array | null {
  const hex = text.replace(/[-{}]/g, '');
  if (!/^[0-9a-f]{32}$/i.test(hex)) return null;
  return Int32Array.from([0, 8, 16, 24], (at) => parseInt(hex.slice(at, at + 8), 16) | 0);
}

/** How a JSON text begins; checked first, because most texts are plain words and throwing an error for each is slow. */
const JSON_START = /^\s*(?:[[{"\-\d]|true|false|null)/;

function asJson(text: string): string {
  if (!JSON_START.test(text)) return JSON.stringify(text);
  try {
    JSON.parse(text);
    return text;
  } catch {
    return JSON.stringify(text);
  }
}

function rawBytes(text: string): Uint8Array {
  if (!/^\\x([0-9a-f]{2})*$/i.test(text)) return new TextEncoder().encode(text);
  return Uint8Array.from({ length: text.length / 2 - 1 }, (_, i) => parseInt(text.slice(2 * i + 2, 2 * i + 4), 16));
}

/** Whether two texts are the same value of the type: 5 and 5.00 are one number. */
export function sameText(type: SqlType, one: string, other: string): boolean {
  if (one === other) return true;
  const family = familyOf(type);
  return (family === 'int' || family === 'bigint' || family === 'decimal' || family === 'float') && Number(one) === Number(other);
}
