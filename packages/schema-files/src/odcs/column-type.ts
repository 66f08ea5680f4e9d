import { isObject } from '@seedbed/contract';
import { limitedText } from '../documents/typed-column.ts';

type Property = Readonly<Record<string, unknown>>;

const LOGICAL: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['date', 'date'],
  ['timestamp', 'timestamptz'],
  ['time', 'time'],
  ['number', 'numeric'],
  ['integer', 'bigint'],
  ['boolean', 'boolean'],
  ['object', 'jsonb'],
  ['array', 'jsonb'],
]);

/** Types of warehouses, in Postgres' words. */
const PHYSICAL: readonly (readonly [RegExp, string])[] = [
  [/^(?:string|text|clob|nvarchar\(max\)|varchar\(max\))$/, 'text'],
  [/^(?:nvarchar2?|varchar2?|character varying|nchar varying)\s*\((\d+)(?: (?:char|byte))?\)$/, 'varchar($1)'],
  [/^(?:nvarchar2?|varchar2?)$/, 'text'],
  [/^(?:nchar|char|character)\s*\((\d+)\)$/, 'char($1)'],
  [/^(?:int64|bigint|long|int8|bigserial)$/, 'bigint'],
  [/^(?:int|integer|int32|int4|serial|mediumint)$/, 'integer'],
  [/^(?:smallint|tinyint|byteint|int16|int2|short|smallserial)$/, 'smallint'],
  [/^(?:number|numeric|decimal|bignumeric)\s*\((\d+)\s*,\s*(\d+)\)$/, 'numeric($1,$2)'],
  [/^(?:number|numeric|decimal|bignumeric)\s*\((\d+)\)$/, 'numeric($1)'],
  [/^(?:number|numeric|decimal|bignumeric)$/, 'numeric'],
  [/^(?:float64|double|double precision|float8|float)$/, 'double precision'],
  [/^(?:float32|real|float4)$/, 'real'],
  [/^(?:bool|boolean|bit)$/, 'boolean'],
  [/^date$/, 'date'],
  [/^(?:timestamp_ntz|datetime2?|timestamp without time zone|smalldatetime)(?:\s*\(\d\))?$/, 'timestamp'],
  [/^(?:timestamp|timestamptz|timestamp_tz|timestamp_ltz|timestamp with time zone|datetimeoffset)(?:\s*\(\d\))?$/, 'timestamptz'],
  [/^time(?:\s*\(\d\))?$/, 'time'],
  [/^(?:uuid|uniqueidentifier)$/, 'uuid'],
  [/^(?:json|jsonb|variant|struct.*|map.*|record|object)$/, 'jsonb'],
  [/^(?:bytea|bytes|binary|varbinary)(?:\s*\(\d+\))?$/, 'bytea'],
];

/** The Postgres type of a contract's property; null for an unknown physical type, where the logical one decides. */
export function physicalType(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const wanted = text.trim().toLowerCase();
  for (const [form, type] of PHYSICAL) if (form.test(wanted)) return wanted.replace(form, type);
  return null;
}

/** The type of a property: the physical type, otherwise the logical one. */
export function typeOf(property: Property, depth = 0): string {
  const { physicalType: physical, logicalType: logical, items } = property;
  const options = isObject(property['logicalTypeOptions']) ? property['logicalTypeOptions'] : {};
  if (logical === 'array') {
    // A YAML alias may contain itself.
    const inner = isObject(items) && depth === 0 ? typeOf(items, depth + 1) : 'jsonb';
    return inner === 'jsonb' || inner.endsWith('[]') ? 'jsonb' : `${inner}[]`;
  }
  const stored = physicalType(physical);
  if (stored !== null) return stored;
  if (logical === 'string') {
    const { format, maxLength } = options;
    if (format === 'uuid') return 'uuid';
    if (format === 'ipv4' || format === 'ipv6') return 'inet';
    return limitedText(maxLength);
  }
  if (logical === 'integer' && options['format'] === 'i32') return 'integer';
  if (logical === 'timestamp' && options['timezone'] === false) return 'timestamp';
  return LOGICAL.get(typeof logical === 'string' ? logical : '') ?? 'text';
}
