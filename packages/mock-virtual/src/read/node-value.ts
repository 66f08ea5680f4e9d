import { resolveType, type SqlType } from '@seedbed/contract';
import { MockFault, type ResolvedColumn } from '@seedbed/mock-query';
import { typeAt, valueAt } from '../predicate/json-path.ts';
import { rounded, scaled, unscaled } from '../values/numeric.ts';
import { readInput } from '../values/input.ts';
import type { Row } from '../view.ts';

const INT8 = resolveType('bigint');

/** The type of a column of the answer, before it is aggregated. */
export function typeOfNode(node: ResolvedColumn): SqlType {
  if (node.column === null) return INT8;
  return node.cast === null ? typeAt(node.column.type, node.path) : castType(node.cast);
}

/** The value of a column of the answer in a row. */
export function valueOfNode(node: ResolvedColumn, row: Row): string | null {
  const value = valueAt(node.column!.type, node.path, row[node.column!.index] ?? null);
  return node.cast === null || value === null ? value : castValue(typeAt(node.column!.type, node.path), node.cast, value);
}

/** A value as one of a type that a query names. */
export function castValue(from: SqlType, to: string, value: string): string | null {
  const type = castType(to);
  return from.base === 'jsonb' && !JSONS.has(type.base) ? castJson(type, value) : cast(from, type, value);
}

const JSONS: ReadonlySet<string> = new Set(['json', 'jsonb', 'text', 'varchar']);

/** As Postgres 18 does: null is NULL, numbers and booleans are what they are, and nothing else is either. */
function castJson(to: SqlType, value: string): string | null {
  const read = JSON.parse(value) as unknown;
  if (read === null) return null;
  const kind = Array.isArray(read) ? 'array' : typeof read === 'number' ? 'numeric' : typeof read;
  if (kind === 'numeric' && NUMBERS.has(to.base)) return cast(resolveType('numeric'), to, value);
  if (kind === 'boolean' && to.base === 'bool') return value;
  throw new MockFault({ code: '22023', status: 400, message: `cannot cast jsonb ${kind} to type ${to.name}` });
}

const casts = new Map<string, SqlType>();

export function castType(name: string): SqlType {
  const known = casts.get(name);
  if (known) return known;
  const type = resolveType(name.trim().toLowerCase());
  if (type.kind === 'unknown') throw new MockFault({ code: '42704', status: 400, message: `type "${name.trim()}" does not exist` });
  if (!CASTS.has(type.base)) throw MockFault.unsupported(`A cast to ${name}.`);
  if (casts.size < 1000) casts.set(name, type);
  return type;
}

const WHOLE: ReadonlySet<string> = new Set(['int2', 'int4', 'int8']);
const NUMBERS: ReadonlySet<string> = new Set([...WHOLE, 'numeric', 'float4', 'float8']);
const CASTS: ReadonlySet<string> = new Set([
  ...WHOLE,
  'text',
  'varchar',
  'numeric',
  'float4',
  'float8',
  'bool',
  'date',
  'timestamp',
  'timestamptz',
  'uuid',
  'json',
  'jsonb',
]);

function cast(from: SqlType, to: SqlType, value: string): string {
  if (to.base === 'text') return from.base === 'bpchar' ? value.trimEnd() : value;
  if (to.base === 'varchar') return to.length === undefined ? value : [...value].slice(0, to.length).join('');
  if (WHOLE.has(to.base) && (from.base === 'numeric' || from.base === 'float8' || from.base === 'float4'))
    return readInput(to, unscaled(rounded(scaled(value), 0), 0));
  if (WHOLE.has(to.base) && from.base === 'bool') return value === 'true' || value === 't' ? '1' : '0';
  return readInput(to, value);
}
