import { formatCount, formatShare } from '../../lib/format.ts';
import type { Search } from './find-search.ts';

/** The state of a search: `3 of 12 hits in 1,000,000 rows (0.1 %)`. `at` is the shown hit, from 0. */
export function findWords({ hits, columns, scanned, rows, state, told, wanted }: Search, at: number): string {
  if (told) return `Row ${formatCount(hits[0]!.row + 1)}: known from its value, no search needed`;
  const looked = scanned >= rows ? `all ${formatCount(rows)} rows` : `${formatCount(scanned)} rows (${formatShare(rows === 0 ? 1 : scanned / rows)})`;
  const count = hits.length === 0 ? 'no match' : hits.length === 1 ? '1 hit' : `${formatCount(at + 1)} of ${formatCount(hits.length)} hits`;
  if (state === 'running') return `${count} in ${looked} so far`;
  if (state === 'done' && hits.length === 0 && scanned >= rows)
    return `“${wanted.text}” is in none of ${formatCount(rows)} rows${columns.length === 1 ? ` of ${columns[0]}` : ''}`;
  return `${count} in ${looked}`;
}
