import type { Plan } from '@seedbed/engine';
import { hitsOf } from '@seedbed/mock/virtual';
import { textsOfRows } from '../row-views.ts';
import type { RowsPart } from '../some-rows.ts';
import { openFilter, UNLIMITED } from './open-filter.ts';
import type { RowFilter } from './row-filter.ts';

/** Rows that match, from 0. `next` is the first row that was not looked at. */
export type Matches = { readonly rows: readonly number[]; readonly next: number };

const BATCH = 2_048;

/** How many rows match, if that is known without a scan; otherwise null. */
export function countMatches(plan: Plan, table: string, filter: RowFilter): number | null {
  return openFilter(plan, table, filter).slots?.count ?? null;
}

/** Some of the matching rows, if `countMatches` knows them. */
export function matchesFrom(plan: Plan, table: string, filter: RowFilter, from: number, count: number, columns: readonly string[]): RowsPart {
  const { slots } = openFilter(plan, table, filter);
  const most = Math.max(0, Math.min(count, (slots?.count ?? 0) - from));
  const rows = Array.from({ length: most }, (_, i) => slots!.at(from + i));
  return { rows, texts: textsOfRows(plan, plan.table(table), rows, columns) };
}

/** Scans rows `first` … `end` − 1, until `inTime` returns false or a batch exceeds `most` matches. */
export function searchMatches(plan: Plan, table: string, filter: RowFilter, first: number, end: number, most: number, inTime: () => boolean): Matches {
  const { view, table: of, where } = openFilter(plan, table, filter);
  const last = Math.min(end, view.base.rows(of));
  const rows: number[] = [];
  let next = first;
  while (next < last && rows.length < most) {
    const count = Math.min(BATCH, last - next);
    rows.push(...hitsOf(view, of, where, next, count, UNLIMITED));
    next += count;
    if (!inTime()) break;
  }
  return { rows, next };
}
