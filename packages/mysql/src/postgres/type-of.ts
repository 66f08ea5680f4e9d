import { dictionary } from '@seedbed/contract';
import type { MysqlColumn } from '../read/schema.ts';
import { takesMoreThanTruths } from './truth-columns.ts';

/**
 * The Postgres type for a column's values, and the conditions that it needs besides. `labels`: an enum's labels; `isList`: any number of
 * them together.
 */
export type PostgresType = {
  readonly name: string;
  readonly labels?: readonly string[];
  readonly isList?: boolean;
  /** A condition on the column; takes the quoted column name. */
  readonly bounds?: ((column: string) => string) | undefined;
  /** Whether an auto-increment key may run into its bounds. */
  readonly isNarrow?: boolean;
};

/** Integers: the Postgres type, with MySQL's own bounds where they are narrower. */
const INTEGERS: Readonly<
  Record<string, { readonly signed: readonly [string, number, number] | string; readonly unsigned: readonly [string, number, number | null] }>
> = dictionary({
  TINYINT: { signed: ['smallint', -128, 127], unsigned: ['smallint', 0, 255] },
  SMALLINT: { signed: 'smallint', unsigned: ['integer', 0, 65_535] },
  MEDIUMINT: { signed: ['integer', -8_388_608, 8_388_607], unsigned: ['integer', 0, 16_777_215] },
  INT: { signed: 'integer', unsigned: ['bigint', 0, 4_294_967_295] },
  // Only numeric holds the upper half of its range, and no real table counts that far.
  BIGINT: { signed: 'bigint', unsigned: ['bigint', 0, null] },
});

/** Short texts and bytes. */
const MAX_TINY_CHARACTERS = 63;
const MAX_TINY_BYTES = 255;
const UUID_BYTES = 16;
/** Seconds since 1970 in 31 bits. */
const FIRST_MOMENT = '1970-01-01 00:00:01';
const LAST_MOMENT = '2038-01-19 03:14:07';

const PLAIN: Readonly<Record<string, string>> = dictionary({
  BOOL: 'boolean',
  DATE: 'date',
  JSON: 'jsonb',
  TEXT: 'text',
  MEDIUMTEXT: 'text',
  LONGTEXT: 'text',
  BLOB: 'bytea',
  MEDIUMBLOB: 'bytea',
  LONGBLOB: 'bytea',
  UUID: 'uuid',
  POINT: 'point',
  GEOMETRY: 'point',
});

/** The Postgres type for a column of MySQL; undefined if there is none. `isKey`: the column identifies rows. */
export function typeOf(column: MysqlColumn, isKey: boolean): PostgresType | undefined {
  const { word, sizes, labels, unsigned } = column.type;
  const [size, scale] = sizes;
  const integer = INTEGERS[word];
  if (integer) return word === 'TINYINT' && size === 1 && !isKey && !takesMoreThanTruths(column) ? { name: 'boolean' } : integerOf(integer, unsigned);
  const plain = PLAIN[word];
  if (plain !== undefined) return { name: plain };
  const digits = (type: string): PostgresType => ({ name: type, ...(unsigned && { bounds: (name) => `${name} >= 0` }) });
  switch (word) {
    case 'BIT':
      return { name: (size ?? 1) === 1 ? 'boolean' : `bit(${size})` };
    case 'DECIMAL':
      return digits(`numeric(${size ?? 10},${scale ?? 0})`);
    case 'FLOAT':
    case 'DOUBLE':
      return digits(
        size !== undefined && scale !== undefined ? `numeric(${size},${scale})` : word === 'FLOAT' && (size ?? 0) <= 24 ? 'real' : 'double precision',
      );
    case 'YEAR':
      return { name: 'smallint', bounds: (name) => `${name} BETWEEN 1901 AND 2155` };
    case 'DATETIME':
      return { name: `timestamp(${size ?? 0})` };
    case 'TIMESTAMP':
      return { name: `timestamptz(${size ?? 0})`, bounds: (name) => `${name} BETWEEN '${FIRST_MOMENT}+00' AND '${LAST_MOMENT}+00'` };
    case 'TIME':
      return { name: `time(${size ?? 0})` };
    case 'ENUM':
    case 'SET':
      return labels.length > 0 ? { name: '', labels, isList: word === 'SET' } : undefined;
    case 'INET4':
    case 'INET6':
      return { name: 'inet', bounds: (name) => `family(${name}) = ${word.slice(-1)}` };
    default:
      return textOrBytes(word, size);
  }
}

function textOrBytes(word: string, size: number | undefined): PostgresType | undefined {
  switch (word) {
    case 'CHAR':
      return { name: `char(${Math.max(1, size ?? 1)})` };
    case 'VARCHAR':
      return { name: `varchar(${Math.max(1, size ?? 1)})` };
    case 'TINYTEXT':
      // MySQL limits its bytes, and a character may take four.
      return { name: `varchar(${MAX_TINY_CHARACTERS})` };
    case 'BINARY':
      return size === UUID_BYTES ? { name: 'uuid' } : { name: 'bytea', bounds: (name) => `octet_length(${name}) = ${size ?? 1}` };
    case 'VARBINARY':
    case 'TINYBLOB':
      return { name: 'bytea', bounds: (name) => `octet_length(${name}) <= ${size ?? MAX_TINY_BYTES}` };
    default:
      return undefined;
  }
}

function integerOf({ signed, unsigned }: (typeof INTEGERS)[string], isUnsigned: boolean): PostgresType {
  const found = isUnsigned ? unsigned : signed;
  if (typeof found === 'string') return { name: found };
  const [name, least, most] = found;
  return { name, isNarrow: name !== 'bigint', bounds: (column) => (most === null ? `${column} >= ${least}` : `${column} BETWEEN ${least} AND ${most}`) };
}
