import type { FilterOperator, RowFilter } from '../../engine/filter/row-filter.ts';
import { formatCount } from '../../lib/format.ts';
import type { MatchList } from './match-list.ts';

export const OPERATOR_WORDS: Readonly<Record<FilterOperator, string>> = {
  eq: '=',
  neq: '≠',
  contains: 'contains',
  gt: '>',
  gte: '≥',
  lt: '<',
  lte: '≤',
  null: 'is NULL',
  'not-null': 'is not NULL',
};

/** `state = calm`, `note contains “late”`, `city is NULL`. */
export function filterWords({ column, op, value }: RowFilter): string {
  const words = `${column} ${OPERATOR_WORDS[op]}`;
  if (op === 'null' || op === 'not-null') return words;
  return `${words} ${op === 'contains' || value === '' ? `“${value}”` : value}`;
}

/** `42 of 10,000,000 rows match`; while rows are left to look at, `42 matches in the first 2,000,000 of 10,000,000 rows`. */
export function matchWords({ rows, scanned, count, state }: Pick<MatchList, 'rows' | 'scanned' | 'count' | 'state'>): string {
  const all = formatCount(rows);
  if (scanned >= rows) return count === 0 ? `None of ${all} rows matches` : `${formatCount(count)} of ${all} rows ${count === 1 ? 'matches' : 'match'}`;
  const found = count === 0 ? 'No match' : count === 1 ? '1 match' : `${formatCount(count)} matches`;
  return `${found} in the first ${formatCount(scanned)} of ${all} rows${state === 'running' ? ' so far' : ''}`;
}
