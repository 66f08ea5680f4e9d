import { dictionary, type SqlType } from '@seedbed/contract';

/** The family of a type, which decides the column's store. */
export type Family =
  | 'int'
  | 'bigint'
  | 'decimal'
  | 'float'
  | 'bool'
  | 'text'
  | 'date'
  | 'timestamp'
  | 'timestamptz'
  | 'time'
  | 'json'
  | 'uuid'
  | 'bytes'
  | 'literal';

const FAMILY: Readonly<Record<string, Family>> = dictionary({
  int2: 'int',
  int4: 'int',
  int8: 'bigint',
  oid: 'bigint',
  numeric: 'decimal',
  money: 'decimal',
  float4: 'float',
  float8: 'float',
  bool: 'bool',
  text: 'text',
  varchar: 'text',
  bpchar: 'text',
  char: 'text',
  name: 'text',
  citext: 'text',
  enum: 'text',
  date: 'date',
  timestamp: 'timestamp',
  timestamptz: 'timestamptz',
  time: 'time',
  json: 'json',
  jsonb: 'json',
  uuid: 'uuid',
  bytea: 'bytes',
});

export function familyOf(type: SqlType): Family {
  if (type.kind === 'enum') return 'text';
  return FAMILY[type.base] ?? 'literal';
}

/** Smallest and largest integers of a type; null if it has none. */
export function integerBounds(type: SqlType): { min: number; max: number } | null {
  switch (type.base) {
    case 'int2':
      return { min: -32_768, max: 32_767 };
    case 'int4':
      return { min: -2_147_483_648, max: 2_147_483_647 };
    case 'oid':
      return { min: 0, max: 4_294_967_295 };
    case 'int8':
      return { min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER };
    case 'money':
      return { min: -90_000_000_000_000, max: 90_000_000_000_000 };
    case 'numeric': {
      if (type.precision === undefined) return { min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER };
      const digits = Math.min(15, type.precision - (type.scale ?? 0));
      const most = digits > 0 ? Number(`1e${digits}`) - 1 : 0;
      return { min: -most, max: most };
    }
    default:
      return null;
  }
}

/** Maximum number of characters of a text: the type's and the domain's limit. */
export function longest(type: SqlType, maxLength: number | undefined): number {
  const own = type.base === 'name' ? 63 : type.base === 'char' && type.kind === 'base' ? 1 : (type.length ?? Infinity);
  return Math.min(own, maxLength ?? Infinity);
}
