import { permutation } from '../keys/permutation.ts';
import { sourceOf } from './column-source.ts';
import type { ColumnDraft } from './draft.ts';
import { columnDraws, type RankRule, type TableWork, type Work } from './work.ts';

/** Decides for each unique key which columns keep it, and how. */
export function solveKeys(work: Work, table: TableWork): void {
  const { spec } = table.draft;
  const keys = [...(spec.primaryKey ? [{ columns: spec.primaryKey }] : []), ...(spec.uniqueKeys ?? [])];
  for (const key of keys) {
    const columns = key.columns.map((name) => table.draft.columns.get(name)!);
    if (columns.length === 1 && columns[0]!.relations.length === 0) makeUnique(work, table, columns[0]!);
  }
}

function makeUnique(work: Work, table: TableWork, column: ColumnDraft): void {
  const source = sourceOf(work, column);
  if (!source || (source.distinct ?? 0) >= table.draft.rows) return;
  table.columns.get(column)!.rank = permuted(work, table, column, source.cardinality);
}

function permuted(work: Work, table: TableWork, column: ColumnDraft, size: number): RankRule {
  const { key0, key1 } = columnDraws(work, table.draft, column.name, 'perm');
  const mixed = permutation(Math.min(size, Number.MAX_SAFE_INTEGER), key0, key1);
  return {
    how: 'permutation',
    fill(rows, ranks) {
      if (rows.at) mixed.map(rows.at, rows.count, ranks);
      else mixed.fill(rows.first, rows.count, ranks);
    },
  };
}
