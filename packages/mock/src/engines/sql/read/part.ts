import { resolveType } from '@seedbed/contract';
import type { Field, ResolvedColumn } from '../../../core/index.ts';
import { cellSql, cellType } from './cell-sql.ts';
import { aggregateSql, valueSql, type ValueSql } from './value-sql.ts';

/** One member of a row. */
export type Part = {
  readonly field: Field;
  /** An expression of jsonb. */
  readonly cell: string;
  /** The grouping expression; null for an aggregate. */
  readonly group: string | null;
  /** For a column: the value that a spread relation passes to the level above. */
  readonly column: { readonly node: ResolvedColumn; readonly value: ValueSql } | null;
};

/** Represents a row in `count()`. */
const ROW: ValueSql = { expression: 'true', type: resolveType('boolean') };

/** A column of the answer. `hoisted`: its aggregate is of the rows one level up. */
export function columnPart(node: ResolvedColumn, alias: string, hoisted: boolean): Part {
  const value = valueSql(node, alias) ?? ROW;
  return partOf(node, value, hoisted ? value : aggregated(node, value));
}

/** The same member one level up, as `name`. */
export function spreadPart({ field, column }: Part, name: string): Part {
  if (column === null) return { field, cell: name, group: name, column: null };
  const value = { ...column.value, expression: name };
  return partOf(column.node, value, aggregated(column.node, value));
}

function aggregated(node: ResolvedColumn, value: ValueSql): ValueSql {
  return node.aggregate === null ? value : aggregateSql(node, value);
}

function partOf(node: ResolvedColumn, value: ValueSql, shown: ValueSql): Part {
  return {
    field: { name: node.name, kind: 'value', type: cellType(shown.type) },
    cell: cellSql(shown.expression, shown.type),
    group: shown === value ? value.expression : null,
    column: { node, value },
  };
}
