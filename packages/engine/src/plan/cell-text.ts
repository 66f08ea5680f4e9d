import type { Column, PartShape } from '../columns/column.ts';
import { formatDate } from '../values/civil-date.ts';

const decoder = new TextDecoder();

/**
 * One value in Postgres' text input form; the caller handles the NULL mask. For people and checks: encoders write bytes
 * directly.
 */
export function cellText(column: Column, row: number): string {
  const { shape } = column;
  switch (column.store) {
    case 'i32': {
      const value = column.values[row]!;
      if (shape.store === 'i32' && shape.as === 'bool') return value ? 'true' : 'false';
      return shape.store === 'i32' && shape.as === 'date' ? formatDate(value) : String(value);
    }
    case 'f53':
      return numberText(column, row);
    case 'i64': {
      const value = (BigInt(column.high[row]!) << 32n) | BigInt(column.low[row]! >>> 0);
      return shape.store === 'i64' && shape.as === 'decimal' ? pointed(value.toString(), shape.scale) : value.toString();
    }
    case 'dict':
      return shape.store === 'dict' ? shape.dictionary.texts[column.indices[row]!]! : '';
    case 'parts':
      return shape.store === 'parts' ? shape.parts.map((part, i) => partText(part, column.parts[i]?.[row] ?? 0)).join('') : '';
    case 'bits128':
      return uuidText(column.words, row);
    case 'arena': {
      const bytes = column.bytes.subarray(column.offsets[row]!, column.offsets[row + 1]!);
      if (shape.store === 'arena' && shape.as === 'bytes') return `\\x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
      return decoder.decode(bytes);
    }
  }
}

function numberText(column: Extract<Column, { store: 'f53' }>, row: number): string {
  const value = column.values[row]!;
  const { shape } = column;
  if (shape.store !== 'f53') return '';
  switch (shape.as) {
    case 'int':
      return String(value === 0 ? 0 : value);
    case 'double':
      return Number.isFinite(value) ? String(value) : Number.isNaN(value) ? 'NaN' : value > 0 ? 'Infinity' : '-Infinity';
    case 'decimal':
      return pointed(wholeText(value), shape.scale);
    case 'time':
      return timeText(value);
    case 'timestamp':
      return timestampText(value);
    case 'timestamptz':
      return `${timestampText(value)}+00`;
  }
}

/** From 10^21 on a number would be printed with an exponent. */
function wholeText(value: number): string {
  return Math.abs(value) < 1e21 ? String(value === 0 ? 0 : value) : BigInt(value).toString();
}

/** `-1234` with two digits after the decimal point is `-12.34`. */
function pointed(digits: string, scale: number): string {
  if (scale === 0) return digits;
  const negative = digits.startsWith('-');
  const padded = (negative ? digits.slice(1) : digits).padStart(scale + 1, '0');
  return `${negative ? '-' : ''}${padded.slice(0, -scale)}.${padded.slice(-scale)}`;
}

const DAY = 86_400_000_000;

function timestampText(value: number): string {
  const day = Math.floor(value / DAY);
  const date = formatDate(day);
  const time = timeText(value - day * DAY);
  return date.endsWith(' BC') ? `${date.slice(0, -3)} ${time} BC` : `${date} ${time}`;
}

function timeText(value: number): string {
  const seconds = Math.floor(value / 1_000_000);
  const micros = value - seconds * 1_000_000;
  const text = `${TWO[Math.floor(seconds / 3600)]!}:${TWO[Math.floor(seconds / 60) % 60]!}:${TWO[seconds % 60]!}`;
  return micros === 0 ? text : `${text}.${fraction(micros)}`;
}

/** Numbers of two digits. */
const TWO: readonly string[] = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

/** The digits of microseconds, without the zeros at their end. */
function fraction(micros: number): string {
  let [digits, left] = [6, micros];
  while (left % 10 === 0) {
    left /= 10;
    digits--;
  }
  return String(left).padStart(digits, '0');
}

function partText(part: PartShape, value: number): string {
  if (part.kind === 'literal') return part.text;
  if (part.kind === 'dict') return part.dictionary.texts[value]!;
  if (value === 0 && part.omitZero) return '';
  if (!part.alphabet) return String(value).padStart(part.width, '0');
  let text = '';
  for (let left = value, at = 0; at < part.width; at++, left = Math.floor(left / part.alphabet.length))
    text = part.alphabet[left % part.alphabet.length]! + text;
  return text;
}

/** Hexadecimal digits by byte. */
const HEX: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function hexOf(half: number): string {
  return HEX[half >>> 8]! + HEX[half & 0xff]!;
}

function uuidText([a, b, c, d]: readonly [Int32Array, Int32Array, Int32Array, Int32Array], row: number): string {
  const high = (word: Int32Array): string => hexOf(word[row]! >>> 16);
  const low = (word: Int32Array): string => hexOf(word[row]! & 0xffff);
  return `${high(a)}${low(a)}-${high(b)}-${low(b)}-${high(c)}-${low(c)}${high(d)}${low(d)}`;
}
