import type { SqlType } from '@seedbed/contract';
import { allocColumn, rowsOf } from '../../columns/allocate.ts';
import type { Column, Rows } from '../../columns/column.ts';
import type { ColumnSource, Siblings } from '../../columns/source.ts';
import type { CompileContext } from '../definition.ts';
import { cellText } from '../../plan/cell-text.ts';

/** The name of an inner generator that draws as the column itself would: its cells are those of a column without the outer generator. */
export const OWN = '';

/** A source inside another, with its own column, which is created on first use. */
export type Inner = {
  readonly source: ColumnSource;
  fill(rows: Rows, siblings: Siblings): Column;
  /** The cell as Postgres reads it, or null, after `fill`. */
  text(index: number): string | null;
};

export function inner(
  context: CompileContext,
  generator: { kind: string; parameters?: Record<string, unknown> },
  type: SqlType,
  name: string,
  entity?: string,
): Inner {
  const source = context.inner(generator, type, name, entity);
  let column: Column | null = null;
  return {
    source,
    fill(rows, siblings) {
      if (!column || rowsOf(column) < rows.count) column = allocColumn(source.shape, rows.count);
      source.fill(rows, column, siblings);
      return column;
    },
    text(index) {
      return column!.nulls?.[index] ? null : cellText(column!, index);
    },
  };
}

/** Columns of the same table that inner sources read. */
export function needsOf(sources: readonly Inner[]): readonly string[] {
  return [...new Set(sources.flatMap((each) => each.source.needs ?? []))];
}

/** Whether any of them reads more than columns of the same rows; the outer source must then declare it. */
export function readsFrame(sources: readonly Inner[]): { readonly readsFrame?: true } {
  return sources.some((each) => each.source.readsFrame) ? { readsFrame: true } : {};
}
