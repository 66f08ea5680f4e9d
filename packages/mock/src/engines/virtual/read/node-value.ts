import { resolveType, type SqlType } from '@seedbed/contract';
import { MockFault, type ResolvedColumn } from '../../../core/index.ts';
import { requirePath, typeAt, valueAt } from '../predicate/json-path.ts';
import { cast, castJson, isFromJson, requireCast } from '../values/cast.ts';
import type { Row } from '../view.ts';

const INT8 = resolveType('bigint');

/** The type of a column of the answer, before it is aggregated. */
export function typeOfNode(node: ResolvedColumn): SqlType {
  if (node.column === null) return INT8;
  requirePath(node.path);
  const type = typeAt(node.column.type, node.path);
  return node.cast === null ? type : castTypeFrom(type, node.cast);
}

/** The value of a column of the answer in a row. */
export function valueOfNode(node: ResolvedColumn, row: Row): string | null {
  const value = valueAt(node.column!.type, node.path, row[node.column!.index] ?? null);
  return node.cast === null || value === null ? value : castValue(typeAt(node.column!.type, node.path), node.cast, value);
}

/** A value converted to a type named in a query. */
export function castValue(from: SqlType, to: string, value: string): string | null {
  const type = castType(to);
  return isFromJson(from, type) ? castJson(type, value) : cast(from, type, value);
}

const casts = new Map<string, SqlType>();

/** The type of a cast. Throws 42704 for an unknown type, 42846 for a missing cast, and PGRST127 for an unsupported one. */
export function castTypeFrom(from: SqlType, name: string): SqlType {
  const to = namedType(name);
  requireCast(from, to);
  if ((from.base === 'interval' && to.base === 'time') || (from.base === 'bytea' && WHOLE.has(to.base)))
    throw MockFault.unsupported(`A cast of ${from.name} to ${name}.`);
  return castType(name);
}

export function castType(name: string): SqlType {
  const known = casts.get(name);
  if (known) return known;
  const type = namedType(name);
  if (!CASTS.has(type.base)) throw MockFault.unsupported(`A cast to ${name}.`);
  if (casts.size < 1000) casts.set(name, type);
  return type;
}

function namedType(name: string): SqlType {
  const type = resolveType(name.trim().toLowerCase());
  if (type.kind === 'unknown') throw new MockFault({ code: '42704', status: 400, message: `type "${name.trim()}" does not exist` });
  return type;
}

const WHOLE: ReadonlySet<string> = new Set(['int2', 'int4', 'int8']);
const CASTS: ReadonlySet<string> = new Set([
  ...WHOLE,
  'text',
  'varchar',
  'bpchar',
  'numeric',
  'float4',
  'float8',
  'bool',
  'date',
  'timestamp',
  'timestamptz',
  'time',
  'uuid',
  'json',
  'jsonb',
]);
