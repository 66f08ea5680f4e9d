import type { SqlType } from '@seedbed/contract';
import { putText, startArena } from '../columns/arena-writer.ts';
import type { Column, Shape } from '../columns/column.ts';
import { cellText } from '../plan/cell-text.ts';
import { power } from '../plan/domains/power.ts';
import { parseTimestamp } from '../plan/domains/parse-timestamp.ts';
import { formatDate, parseDate } from '../values/civil-date.ts';
import { tenTo } from '../values/ten-to.ts';
import { halfUp } from './half-up.ts';
import { someNull, storeNumbers, within32, type Numbers } from './numbers.ts';

/** What an expression computes with. Dates are days, timestamps are seconds, both since 1970-01-01. */
export type Value = number | string | boolean | null;
export type ValueType = 'int' | 'double' | 'string' | 'bool' | 'date' | 'timestamp' | 'null';

export function valueTypeOf(type: SqlType): ValueType {
  switch (type.base) {
    case 'int2':
    case 'int4':
    case 'int8':
    case 'oid':
      return 'int';
    case 'numeric':
    case 'money':
    case 'float4':
    case 'float8':
      return 'double';
    case 'bool':
      return 'bool';
    case 'date':
      return 'date';
    case 'timestamp':
    case 'timestamptz':
      return 'timestamp';
    default:
      return 'string';
  }
}

const MICROS = 1_000_000;
const MICROS_DIGITS = 6;

/**
 * Reads a column's cells as values of a type: numbers and times also where the column stores them as texts. Create a new reader for each batch, since a column's bytes may
 * have moved.
 */
export function valueReader(column: Column, type: ValueType = 'string'): (row: number) => Value {
  const { nulls } = column;
  const asStored = cellReader(column);
  const parse = PARSERS[type];
  const read =
    parse && (column.store === 'dict' || column.store === 'arena' || column.store === 'parts') ? (row: number) => parse(String(asStored(row))) : asStored;
  return nulls ? (row) => (nulls[row] ? null : read(row)) : read;
}

const number = (text: string): number | null => (text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : null);

/** Of the types whose values are no texts. */
const PARSERS: Partial<Record<ValueType, (text: string) => Value>> = {
  int: number,
  double: number,
  date: (text) => parseDate(text.slice(0, 'YYYY-MM-DD'.length)),
  timestamp: (text) => {
    const micros = parseTimestamp(text);
    return micros === null ? null : micros / MICROS;
  },
};

function cellReader(column: Column): (row: number) => Value {
  const { shape } = column;
  if (column.store === 'i32' && shape.store === 'i32') {
    const { values } = column;
    return shape.as === 'bool' ? (row) => values[row] === 1 : (row) => values[row]!;
  }
  // A time of day is kept as text.
  if (column.store === 'f53' && shape.store === 'f53' && shape.as !== 'time') {
    const { values } = column;
    const unit = tenTo(digitsOf(shape));
    return unit === 1 ? (row) => values[row]! : (row) => values[row]! / unit;
  }
  if (column.store === 'i64') return (row) => Number(cellText(column, row));
  return (row) => cellText(column, row);
}

/** The first numbers or times of a column as stored; null if the column is not stored as numbers. */
export function columnNumbers(column: Column, count: number): Numbers | null {
  const { shape } = column;
  const nulls = someNull(column.nulls, count);
  if (column.store === 'i32' && shape.store === 'i32') return shape.as === 'bool' ? null : { values: column.values, scale: 0, whole: true, nulls };
  if (column.store !== 'f53' || shape.store !== 'f53' || shape.as === 'time') return null;
  return { values: column.values, scale: digitsOf(shape), whole: shape.as !== 'double', nulls };
}

function digitsOf(shape: Extract<Shape, { store: 'f53' }>): number {
  return shape.as === 'decimal' ? shape.scale : shape.as === 'timestamp' || shape.as === 'timestamptz' ? MICROS_DIGITS : 0;
}

type ValueWriter = {
  readonly shape: Shape;
  begin(out: Column): void;
  put(out: Column, row: number, value: Value): void;
  /** Numbers of the first `count` rows, and which of them are NULL. */
  putAll?(out: Column, count: number, numbers: Numbers): void;
};

/** Decimals of a numeric without a scale. */
const FREE_DIGITS = 2;

/**
 * Stores the results of an expression, which are `of` a type, in a column's type. A value that is none of the type becomes NULL if the
 * column is nullable, otherwise zero; of a number that 32 bits do not hold, the nearest one is stored.
 */
export function valueWriter(type: SqlType, of: ValueType = valueTypeOf(type)): ValueWriter {
  const writer = writerOf(type);
  const cast = castOf(of, valueTypeOf(type));
  if (!cast) return writer;
  const { shape, begin } = writer;
  return { shape, begin, put: (out, row, value) => writer.put(out, row, value === null ? null : cast(value)) };
}

function writerOf(type: SqlType): ValueWriter {
  switch (valueTypeOf(type)) {
    case 'int':
      return numbers(
        type.base === 'int8' || type.base === 'oid' ? { store: 'f53', as: 'int' } : { store: 'i32', as: 'int' },
        (value) => halfUp(toNumber(value)),
        0,
      );
    case 'double': {
      if (type.base.startsWith('float')) return numbers({ store: 'f53', as: 'double' }, toNumber, null);
      const scale = Math.max(0, Math.min(15, type.scale ?? FREE_DIGITS));
      const unit = power(10, scale);
      return numbers({ store: 'f53', as: 'decimal', scale }, (value) => halfUp(toNumber(value) * unit), scale);
    }
    case 'bool':
      return numbers({ store: 'i32', as: 'bool' }, (value) =>
        value === true || value === 'true' || value === 't' || (typeof value === 'number' && value !== 0) ? 1 : 0,
      );
    case 'date':
      return numbers({ store: 'i32', as: 'date' }, (value) => (typeof value === 'string' ? (parseDate(value.slice(0, 10)) ?? 0) : Math.floor(toNumber(value))));
    case 'timestamp':
      return numbers(
        { store: 'f53', as: type.base === 'timestamptz' ? 'timestamptz' : 'timestamp' },
        (value) => (typeof value === 'string' ? (parseTimestamp(value) ?? 0) : halfUp(toNumber(value) * MICROS)),
        MICROS_DIGITS,
      );
    default:
      return type.base === 'uuid' ? uuids() : texts(type);
  }
}

/** `digits`: the decimals of the stored integers; null for floats, undefined if numbers alone do not identify the value. */
function numbers(shape: Shape, convert: (value: Value) => number, digits?: number | null): ValueWriter {
  return {
    shape,
    begin() {},
    put(out, row, value) {
      if (out.store === 'i32') out.values[row] = value === null ? 0 : within32(convert(value));
      else if (out.store === 'f53') out.values[row] = value === null ? 0 : convert(value);
    },
    ...(digits === undefined
      ? {}
      : {
          putAll(out: Column, count: number, from: Numbers) {
            if (out.store !== 'i32' && out.store !== 'f53') return;
            storeNumbers(from, count, digits, out.values);
            if (!out.nulls) return;
            if (from.nulls) out.nulls.set(from.nulls.subarray(0, count));
            else out.nulls.fill(0, 0, count);
          },
        }),
  };
}

function texts(type: SqlType): ValueWriter {
  const as =
    type.base === 'json' || type.base === 'jsonb'
      ? 'json'
      : ['text', 'varchar', 'bpchar', 'citext', 'name', 'char', 'enum'].includes(type.base)
        ? 'text'
        : 'literal';
  const written = as === 'json' ? (value: Value) => (typeof value === 'string' && /^[[{"]/.test(value) ? value : JSON.stringify(value)) : textOf;
  return {
    shape: { store: 'arena', as },
    begin: (out) => out.store === 'arena' && startArena(out),
    put: (out, row, value) => out.store === 'arena' && putText(out, row, written(value)),
  };
}

function uuids(): ValueWriter {
  return {
    shape: { store: 'bits128', as: 'uuid' },
    begin() {},
    put(out, row, value) {
      if (out.store !== 'bits128') return;
      const hex = textOf(value).replaceAll('-', '').padStart(32, '0');
      for (let word = 0; word < 4; word++) out.words[word]![row] = Number.parseInt(hex.slice(8 * word, 8 * word + 8), 16) | 0;
    },
  };
}

/** The value as people write it: NULL as an empty text, numbers without trailing zeros. */
function textOf(value: Value): string {
  return value === null ? '' : String(value);
}

/** The text of a date or timestamp, which its number alone does not determine. */
export function typedText(value: Value, type: ValueType): string {
  if (typeof value !== 'number') return textOf(value);
  if (type === 'date') return formatDate(value);
  if (type !== 'timestamp') return textOf(value);
  const day = Math.floor(value / DAY);
  const second = Math.floor(value - day * DAY);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${formatDate(day)} ${two(Math.floor(second / 3600))}:${two(Math.floor(second / 60) % 60)}:${two(second % 60)}`;
}

const DAY = 86_400;

/** How a value becomes one of another type, as Postgres casts it: a date is its midnight, a timestamp its day. Null where values stay as they are. */
export function castOf(from: ValueType, to: ValueType): ((value: Value) => Value) | null {
  const ofNumber = (cast: (value: number) => Value) => (value: Value) => (typeof value === 'number' ? cast(value) : value);
  if (from === 'date' && to === 'timestamp') return ofNumber((day) => day * DAY);
  if (from === 'timestamp' && to === 'date') return ofNumber((second) => Math.floor(second / DAY));
  return to === 'string' && (from === 'date' || from === 'timestamp') ? ofNumber((time) => typedText(time, from)) : null;
}

function toNumber(value: Value): number {
  if (typeof value === 'boolean') return value ? 1 : 0;
  const number = Number(value ?? 0);
  return Number.isFinite(number) ? number : 0;
}
