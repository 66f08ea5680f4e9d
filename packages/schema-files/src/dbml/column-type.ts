import { dictionary } from '@seedbed/contract';
import type { Name } from '../model/model.ts';
import { pathOf } from '../model/quote.ts';
import type { TypeName } from './syntax.ts';

/** The type of a column in Postgres; DBML takes any word, so words of other databases become the nearest. */
export function columnType({ schema, name: written, sizes: behind, isList }: TypeName, enums: readonly Name[]): string {
  // In quotes the length is part of the word: `"character varying(40)"`.
  const [, name = written, within = ''] = /^([^(]*?)\s*(\(.*?\))\s*$/.exec(written) ?? [];
  const sizes = behind === '' ? within : behind;
  const list = isList ? '[]' : '';
  const type = enums.find((each) => each.name === name && (each.schema ?? 'public') === (schema ?? 'public'));
  if (type) return `${pathOf(type)}${list}`;
  const plain = name.toLowerCase().replace(/\s+/g, ' ');
  const nearest = OTHERS[plain.replace(/ unsigned$/, '')];
  if (nearest !== undefined) return `${nearest}${SIZED.has(nearest) ? sizeOf(nearest, sizes) : ''}${list}`;
  const [head, zone] = /^(.*?)( with(?:out)? (?:local )?time zone)$/.exec(plain)?.slice(1) ?? [plain, ''];
  return `${schema === undefined ? '' : `${schema}.`}${head}${sizes}${zone}${list}`;
}

const MICROSECONDS = 6;

/** The type that numbers rows, for a type of whole numbers. */
export function serialType(type: string): string | undefined {
  return SERIALS[type.toLowerCase()];
}

const SERIALS = dictionary({
  int: 'SERIAL',
  int4: 'SERIAL',
  integer: 'SERIAL',
  bigint: 'BIGSERIAL',
  int8: 'BIGSERIAL',
  smallint: 'SMALLSERIAL',
  int2: 'SMALLSERIAL',
  serial: 'SERIAL',
  bigserial: 'BIGSERIAL',
});

/** `nvarchar(max)` has no length, and Postgres counts microseconds. */
function sizeOf(type: string, sizes: string): string {
  if (type.startsWith('timestamp') && Number(sizes.slice(1, -1)) > MICROSECONDS) return `(${MICROSECONDS})`;
  return /^\(\d+(?:,\s*\d+)?\)$/.test(sizes) ? sizes : '';
}

const SIZED: ReadonlySet<string> = new Set(['varchar', 'char', 'numeric', 'timestamp']);

/** Type names from MySQL, SQLite, SQL Server, Oracle and everyday usage. */
const OTHERS = dictionary({
  int: 'integer',
  number: 'numeric',
  decimal: 'numeric',
  tinyint: 'smallint',
  mediumint: 'integer',
  bigint: 'bigint',
  smallint: 'smallint',
  integer: 'integer',
  uint: 'bigint',
  long: 'bigint',
  double: 'double precision',
  doubleprecision: 'double precision',
  charactervarying: 'varchar',
  timestampwithtimezone: 'timestamptz',
  timestampwithouttimezone: 'timestamp',
  float: 'double precision',
  string: 'text',
  str: 'text',
  tinytext: 'text',
  mediumtext: 'text',
  longtext: 'text',
  clob: 'text',
  ntext: 'text',
  nvarchar: 'varchar',
  nvarchar2: 'varchar',
  varchar2: 'varchar',
  nchar: 'char',
  datetime: 'timestamp',
  datetime2: 'timestamp',
  smalldatetime: 'timestamp',
  datetimeoffset: 'timestamptz',
  timestamp_tz: 'timestamptz',
  blob: 'bytea',
  tinyblob: 'bytea',
  mediumblob: 'bytea',
  longblob: 'bytea',
  binary: 'bytea',
  varbinary: 'bytea',
  bytes: 'bytea',
  image: 'bytea',
  guid: 'uuid',
  uniqueidentifier: 'uuid',
  year: 'smallint',
  enum: 'text',
  set: 'text',
  object: 'jsonb',
  array: 'jsonb',
});
