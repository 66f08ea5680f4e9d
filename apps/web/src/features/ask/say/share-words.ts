import type { KnowledgeDifference } from '@seedbed/contract';
import { formatCount, formatMany, formatShare } from '../../../lib/format.ts';

type Shares = NonNullable<KnowledgeDifference['shares']>;
export type ShareLine = { readonly column: string; readonly value: string; readonly rows: string; readonly shares: string };

/** How many values are shown; the server sends the ones with the largest change first. */
const SHOWN = 5;

/** "refunded: 0 → 167 rows, 0 % → 10 %", and how many more values change. */
export function shareLines({ rows, values }: Shares): { readonly lines: readonly ShareLine[]; readonly more: number } {
  const share = (count: number, of: number) => (of === 0 ? '0 %' : formatShare(count / of));
  const lines = values.slice(0, SHOWN).map(({ column, value, before, after }) => ({
    column,
    value: value === null ? 'null' : value === '' ? '""' : value,
    rows: `${formatCount(before)} → ${formatMany(after, 'row')}`,
    shares: `${share(before, rows.before)} → ${share(after, rows.after)}`,
  }));
  return { lines, more: Math.max(0, values.length - SHOWN) };
}

/** Notes for large tables that not all rows were counted; null if they were. */
export function countedWords({ rows }: Shares, total: number): string | null {
  return rows.after < total ? `Counted in the first ${formatMany(rows.after, 'row')}.` : null;
}
