import type { Rows } from '../../columns/column.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { permutation } from '../../keys/permutation.ts';
import { chance } from '../../values/uniform.ts';
import type { ColumnDraft } from '../draft.ts';
import { rowsBefore } from '../existing/existing-rows.ts';
import { nullDraws } from '../null-draws.ts';
import { keySpecs } from './key-specs.ts';
import { columnDraws, type RankRule, type TableWork, type Work } from '../work.ts';

/** Of larger tables nobody counts the rows with a value. */
const MAX_ROWS = 1_000_000;
const BATCH = 2048;

/** The rows in which a column is not NULL: their number, and how many come before each row. */
type Present = { readonly count: number; readonly before: Int32Array };

/** Which rows of a table have a value of a column that is NULL in a share of them. Null where nothing is NULL, where rows refer to the column, or where it is not known yet. */
export function presentRows(work: Work, table: TableWork, column: ColumnDraft | undefined): Present | null {
  const rate = column?.spec.nullRate ?? 0;
  const { rows, children } = table.draft;
  if (!column || rate === 0 || !column.nullable || rows > MAX_ROWS || rowsBefore(work, table.draft) > 0) return null;
  if (table.columns.get(column)!.neverNull || table.governing.has(column) || table.groups.has(column)) return null;
  // Such a key makes the column NOT NULL, also one that is solved later.
  if (keySpecs(table.draft).some(({ columns, nullsNotDistinct }) => nullsNotDistinct && columns.includes(column))) return null;
  if (children.some(({ parentColumns }) => parentColumns.includes(column))) return null;
  const draws = nullDraws(work, table, column, rate);
  const before = new Int32Array(rows);
  let count = 0;
  const scratch = borrow(BATCH);
  for (let first = 0; first < rows; first += BATCH) {
    const batch: Rows = { first, count: Math.min(BATCH, rows - first), at: null };
    draws.fill(batch, scratch.a, scratch.b);
    for (let i = 0; i < batch.count; i++) {
      before[first + i] = count;
      if (!chance(scratch.a[i]!, rate)) count++;
    }
  }
  giveBack(scratch);
  return { count, before };
}

/** Every row with a value gets a different rank below `size`; rows that are NULL get any. */
export function presentRanks(work: Work, table: TableWork, name: string, size: number, { before }: Present): RankRule {
  const { key0, key1 } = columnDraws(work, table.draft, name, 'perm');
  const mixed = permutation(Math.min(size, Number.MAX_SAFE_INTEGER), key0, key1);
  return {
    fill(rows, ranks) {
      for (let i = 0; i < rows.count; i++) ranks[i] = (before[rows.at ? rows.at[i]! : rows.first + i] ?? 0) % mixed.size;
      mixed.map(ranks, rows.count, ranks);
    },
  };
}
