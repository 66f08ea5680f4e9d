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
  return node.cast === null || value === null ? value : cast(typeAt(node.column!.type, node.path), castType(node.cast), value);
}

const casts = new Map<string, SqlType>();

function castType(name: string): SqlType {
  const known = casts.get(name);
  if (known) return known;
  const type = resolveType(name.trim().toLowerCase());
  if (!CASTS.has(type.base)) throw MockFault.unsupported(`A cast to ${name}.`);
  if (casts.size < 1000) casts.set(name, type);
  return type;
}

const WHOLE: ReadonlySet<string> = new Set(['int2', 'int4', 'int8']);
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
