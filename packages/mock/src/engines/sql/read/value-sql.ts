import { resolveType, type SqlType } from '@seedbed/contract';
import type { Aggregate, JsonPath, ResolvedColumn } from '../../../core/index.ts';
import { fieldSql } from './field-sql.ts';

const INT8 = resolveType('bigint');
const TEXT = resolveType('text');
const JSONB = resolveType('jsonb');

/** An expression and its type, as far as it affects the output. */
export type ValueSql = { readonly expression: string; readonly type: SqlType };

/** A column of the answer in a row of `alias`, before it is aggregated; null for `count()`, which has no column. */
export function valueSql(node: ResolvedColumn, alias: string): ValueSql | null {
  if (node.column === null) return null;
  const expression = fieldSql(alias, node.column, node.path);
  return cast({ expression, type: typeAt(node.column.type, node.path) }, node.cast);
}

/** A value over the rows of a group. */
export function aggregateSql(node: ResolvedColumn, { expression, type }: ValueSql): ValueSql {
  return cast({ expression: `${node.aggregate}(${expression})`, type: aggregateType(node.aggregate!, type) }, node.aggregateCast);
}

function cast(value: ValueSql, to: string | null): ValueSql {
  return to === null ? value : { expression: `CAST(${value.expression} AS ${to})`, type: resolveType(to.trim().toLowerCase()) };
}

function typeAt(type: SqlType, path: JsonPath): SqlType {
  return path.length === 0 ? type : path.at(-1)!.arrow === '->>' ? TEXT : JSONB;
}

/** The minimum and maximum have the type itself; a sum is printed as JSON, whatever its type. */
function aggregateType(aggregate: Aggregate, type: SqlType): SqlType {
  if (aggregate === 'count') return INT8;
  return aggregate === 'min' || aggregate === 'max' ? type : UNKNOWN;
}

const UNKNOWN: SqlType = { name: 'unknown', kind: 'unknown', base: 'unknown' };
