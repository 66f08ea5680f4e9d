import { dictionary } from '@seedbed/contract';
import { pathOf } from '../model/quote.ts';
import { attributeOf } from './attributes.ts';
import { nameOf, type Document } from './document.ts';
import type { Attribute, Field } from './syntax.ts';

/** The type of a column in Postgres, without brackets. */
export function columnType(field: Field, document: Document): string {
  if (field.unsupported !== undefined) return field.unsupported;
  const type = document.enums.get(field.type);
  if (type) return pathOf(nameOf(type));
  const native = field.attributes.find(({ name }) => name.startsWith(`${document.source}.`));
  return (native && nativeType(native, field.type)) ?? PLAIN[field.type]!;
}

/** The equivalent type if Postgres numbers the column: `SERIAL`. */
export function serialType(type: string): string {
  return type === 'SMALLINT' ? 'SMALLSERIAL' : type === 'BIGINT' ? 'BIGSERIAL' : 'SERIAL';
}

export function isNumbered(field: Field): boolean {
  const value = attributeOf(field, 'default')?.arguments[0]?.value;
  return value?.kind === 'call' && (value.name === 'autoincrement' || value.name === 'sequence');
}

const PLAIN = dictionary({
  String: 'TEXT',
  Boolean: 'BOOLEAN',
  Int: 'INTEGER',
  BigInt: 'BIGINT',
  Float: 'DOUBLE PRECISION',
  Decimal: 'DECIMAL(65,30)',
  DateTime: 'TIMESTAMP(3)',
  Json: 'JSONB',
  Bytes: 'BYTEA',
});

/** A type with its length or precision; MySQL and SQL Server have more of the same form. Undefined for types that Postgres lacks. */
function nativeType({ name, arguments: given }: Attribute, scalar: string): string | undefined {
  const word = name.slice(name.indexOf('.') + 1);
  const sizes = given.flatMap(({ value }) => (value.kind === 'number' ? [value.text] : []));
  const sized = SIZED[word];
  if (sized !== undefined && scalar !== 'Boolean') return sizes.length === 0 ? sized : withSizes(sized, sizes);
  return scalar === 'Boolean' ? undefined : FIXED[word];
}

/** The zone follows the digits: `TIMESTAMPTZ(6)` is `TIMESTAMP(6) WITH TIME ZONE`. */
function withSizes(type: string, sizes: readonly string[]): string {
  return `${type}(${sizes.join(',')})`;
}

const SIZED = dictionary({
  Char: 'CHAR',
  VarChar: 'VARCHAR',
  Bit: 'BIT',
  VarBit: 'VARBIT',
  Decimal: 'DECIMAL',
  Timestamp: 'TIMESTAMP',
  Timestamptz: 'TIMESTAMPTZ',
  Time: 'TIME',
  Timetz: 'TIMETZ',
  DateTime: 'TIMESTAMP',
  NVarChar: 'VARCHAR',
  NChar: 'CHAR',
  String: 'VARCHAR',
});

const FIXED = dictionary({
  Text: 'TEXT',
  Uuid: 'UUID',
  Xml: 'XML',
  Inet: 'INET',
  Citext: 'CITEXT',
  Integer: 'INTEGER',
  Int: 'INTEGER',
  SmallInt: 'SMALLINT',
  Oid: 'OID',
  BigInt: 'BIGINT',
  DoublePrecision: 'DOUBLE PRECISION',
  Real: 'REAL',
  Money: 'MONEY',
  Date: 'DATE',
  Json: 'JSON',
  JsonB: 'JSONB',
  ByteA: 'BYTEA',
  // CockroachDB
  Int2: 'SMALLINT',
  Int4: 'INTEGER',
  Int8: 'BIGINT',
  Float4: 'REAL',
  Float8: 'DOUBLE PRECISION',
  // MySQL
  TinyInt: 'SMALLINT',
  UnsignedTinyInt: 'SMALLINT',
  UnsignedSmallInt: 'INTEGER',
  MediumInt: 'INTEGER',
  UnsignedMediumInt: 'INTEGER',
  UnsignedInt: 'BIGINT',
  UnsignedBigInt: 'BIGINT',
  Year: 'SMALLINT',
  // SQL Server
  UniqueIdentifier: 'UUID',
  DateTimeOffset: 'TIMESTAMPTZ',
});
