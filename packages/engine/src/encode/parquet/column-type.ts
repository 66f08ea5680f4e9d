import type { SqlType } from '@seedbed/contract';
import type { EncodedColumn } from '../encoder.ts';
import { bool, byte, i32, struct, type Thrift } from './thrift.ts';

export const PHYSICAL = { boolean: 0, int32: 1, int64: 2, float: 4, double: 5, bytes: 6, fixed: 7 } as const;

/**
 * How a column is stored in Parquet and what its values mean, as logical type (`logical`) and as legacy converted type
 * (`converted`).
 */
type ParquetType = {
  readonly physical: keyof typeof PHYSICAL;
  readonly length?: number;
  readonly converted?: number;
  readonly logical?: Thrift;
  readonly precision?: number;
  readonly scale?: number;
};

const EMPTY = struct();
const MICROS = struct([2, EMPTY]);
const STRING: ParquetType = { physical: 'bytes', converted: 0, logical: struct([1, EMPTY]) };
const JSON_TEXT: ParquetType = { physical: 'bytes', converted: 19, logical: struct([12, EMPTY]) };

export function parquetType({ shape, type }: EncodedColumn): ParquetType {
  switch (shape.store) {
    case 'i32':
      if (shape.as === 'bool') return { physical: 'boolean' };
      if (shape.as === 'date') return { physical: 'int32', converted: 6, logical: struct([6, EMPTY]) };
      return type.base === 'int2' ? { physical: 'int32', converted: 16, logical: integer(16) } : { physical: 'int32', converted: 17, logical: integer(32) };
    case 'f53':
      if (shape.as === 'double') return { physical: type.base === 'float4' ? 'float' : 'double' };
      if (shape.as === 'decimal') return decimal(type, shape.scale);
      if (shape.as === 'time') return { physical: 'int64', converted: 8, logical: struct([7, struct([1, bool(false)], [2, MICROS])]) };
      return shape.as === 'int' ? whole(type) : timestamp(shape.as === 'timestamptz');
    case 'i64':
      return shape.as === 'decimal' ? decimal(type, shape.scale) : whole(type);
    case 'bits128':
      return { physical: 'fixed', length: 16, logical: struct([14, EMPTY]) };
    case 'arena':
      if (shape.as === 'bytes') return { physical: 'bytes' };
  }
  return type.base === 'json' || type.base === 'jsonb' ? JSON_TEXT : STRING;
}

function whole(type: SqlType): ParquetType {
  return type.base === 'numeric' ? decimal(type, 0) : { physical: 'int64', converted: 18, logical: integer(64) };
}

function integer(bits: number): Thrift {
  return struct([10, struct([1, byte(bits)], [2, bool(true)])]);
}

/** 64 bits hold 18 digits; a numeric with more is declared with 18, and its values never exceed them. */
function decimal(type: SqlType, scale: number): ParquetType {
  const precision = Math.max(1, scale, Math.min(18, type.precision ?? 18));
  return { physical: 'int64', converted: 5, precision, scale, logical: struct([5, struct([1, i32(scale)], [2, i32(precision)])]) };
}

/** A legacy converted type cannot express that a timestamp has no time zone, so such a column has none. */
function timestamp(isUtc: boolean): ParquetType {
  return { physical: 'int64', ...(isUtc ? { converted: 10 } : {}), logical: struct([8, struct([1, bool(isUtc)], [2, MICROS])]) };
}
