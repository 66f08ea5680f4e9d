import { Problem } from '@seedbed/contract';
import { powerOfTen } from '../cells/decimals.ts';
import { dictionaryCell } from '../cells/dictionaries.ts';
import { nullableCell } from '../cells/nullable.ts';
import type { CellWriter } from '../cells/cell.ts';
import { partsCell } from '../cells/parts.ts';
import type { EncodedColumn } from '../encoder.ts';
import { PLAIN_STYLE } from '../plain-style.ts';
import { textCell } from '../text-cell.ts';
import { ByteSink } from './byte-sink.ts';
import { byTextCell } from './by-text-cell.ts';
import type { Converter, OidOf } from './converter.ts';
import { floatBinaryCell, int32BinaryCell, int53BinaryCell, int64BinaryCell, narrowBinaryCell, timetzBinaryCell, uuidBinaryCell } from './fixed-cells.ts';
import { FAST_SCALE, numericBinaryCell } from './numeric-cells.ts';
import { bytesCell, convertedBinaryCell, counted } from './text-cells.ts';
import { isBinaryText, toBinary } from './to-binary.ts';

const NULL_FIELD = Uint8Array.of(255, 255, 255, 255);
const EPOCH_DAY = 10_957;
const EPOCH_MICROS = 946_684_800_000_000;
const NO_AFFIXES = { before: '', after: '' };

/**
 * The writer of a column's fields in COPY's binary format; null if its type or one of its fixed values has no binary
 * form here.
 */
export function binaryCell(column: EncodedColumn, oidOf: OidOf): CellWriter | null {
  const convert = naming(column, toBinary(column.type, oidOf));
  const cell = convert && valueCell(column, convert);
  return cell && column.makesNulls ? nullableCell(cell, NULL_FIELD) : cell;
}

/** Adds the column's name to the error for a value that cannot be converted. */
function naming({ name }: EncodedColumn, convert: Converter | null): Converter | null {
  if (!convert) return null;
  return (text) => {
    try {
      return convert(text);
    } catch (error) {
      throw error instanceof Problem ? new Problem(error.type, `${name}: ${error.message}`, { cause: error }) : error;
    }
  };
}

function valueCell(column: EncodedColumn, convert: Converter): CellWriter | null {
  const { shape, type } = column;
  if (shape.store === 'dict') return dictionaryFields(column, convert);
  if (shape.store === 'arena') {
    if (shape.as === 'bytes') return type.base === 'bytea' ? bytesCell('') : null;
    if (isBinaryText(type)) return bytesCell('');
    return type.base === 'jsonb' || type.base === 'jsonpath' || type.base === 'ltree' ? bytesCell('\x01') : convertedBinaryCell(convert);
  }
  if (shape.store === 'parts') {
    if (!isBinaryText(type)) return byTextOf(column, convert);
    return counted(partsCell(NO_AFFIXES, shape.parts, 'binary part', (text) => text));
  }
  if (isBinaryText(type)) return counted(textCell({ ...column, makesNulls: false }, PLAIN_STYLE, NO_AFFIXES));
  return naturalCell(column) ?? byTextOf(column, convert);
}

/** The usual pairs of storage and type. */
function naturalCell({ shape, type }: EncodedColumn): CellWriter | null {
  const key = `${shape.store} ${'as' in shape ? shape.as : ''} ${type.base}`;
  switch (key) {
    case 'i32 bool bool':
      return int32BinaryCell(1);
    case 'i32 int int2':
      return int32BinaryCell(2);
    case 'i32 int int4':
    case 'i32 int oid':
      return int32BinaryCell(4);
    case 'i32 int int8':
      return int32BinaryCell(8);
    case 'i32 date date':
      return int32BinaryCell(4, EPOCH_DAY);
    case 'f53 int int2':
      return narrowBinaryCell(2);
    case 'f53 int int4':
    case 'f53 int oid':
      return narrowBinaryCell(4);
    case 'f53 int int8':
    case 'f53 time time':
      return int53BinaryCell();
    case 'f53 timestamp timestamp':
    case 'f53 timestamp timestamptz':
    case 'f53 timestamptz timestamp':
    case 'f53 timestamptz timestamptz':
      return int53BinaryCell(EPOCH_MICROS);
    case 'f53 time timetz':
      return timetzBinaryCell();
    case 'i64 int int8':
      return int64BinaryCell();
    case 'bits128 uuid uuid':
      return uuidBinaryCell();
  }
  if (shape.store !== 'f53') return null;
  const scale = shape.as === 'decimal' ? shape.scale : 0;
  if (type.base === 'numeric' && (shape.as === 'decimal' || shape.as === 'int') && scale <= FAST_SCALE) return numericBinaryCell(scale);
  const isNumber = shape.as === 'double' || shape.as === 'int' || shape.as === 'decimal';
  if (isNumber && (type.base === 'float8' || type.base === 'float4')) return floatBinaryCell(type.base === 'float8' ? 8 : 4, powerOfTen(scale));
  return null;
}

function byTextOf(column: EncodedColumn, convert: Converter): CellWriter {
  return byTextCell(textCell({ ...column, makesNulls: false }, PLAIN_STYLE, NO_AFFIXES), convert);
}

/**
 * Converts each entry once. An entry that cannot be converted switches the table to COPY text, which Postgres parses
 * itself.
 */
function dictionaryFields({ shape, type }: EncodedColumn, convert: Converter): CellWriter | null {
  if (shape.store !== 'dict') return null;
  try {
    return dictionaryCell(shape.dictionary, `binary ${type.name}`, (text) => new ByteSink().field(convert(text)).done());
  } catch {
    return null;
  }
}
