import { expect, test } from 'vitest';
import type { RowFilter } from '../../engine/filter/row-filter.ts';
import { filterWords, matchWords } from './filter-words.ts';
import type { MatchList } from './match-list.ts';

test.each<[RowFilter, string]>([
  [{ column: 'state', op: 'eq', value: 'calm' }, 'state = calm'],
  [{ column: 'note', op: 'contains', value: 'late' }, 'note contains “late”'],
  [{ column: 'note', op: 'eq', value: '' }, 'note = “”'],
  [{ column: 'city', op: 'not-null', value: '' }, 'city is not NULL'],
])('%j', (filter, words) => expect(filterWords(filter)).toBe(words));

test.each<[number, number, number, MatchList['state'], string]>([
  [10_000_000, 10_000_000, 42, 'done', '42 of 10,000,000 rows match'],
  [100, 100, 1, 'done', '1 of 100 rows matches'],
  [100, 100, 0, 'done', 'None of 100 rows matches'],
  [10_000_000, 2_000_000, 42, 'resting', '42 matches in the first 2,000,000 of 10,000,000 rows'],
  [10_000_000, 5_000, 1, 'running', '1 match in the first 5,000 of 10,000,000 rows so far'],
  [10_000_000, 2_000_000, 0, 'resting', 'No match in the first 2,000,000 of 10,000,000 rows'],
])('%i rows, %i of them seen, %i matches, %s', (rows, scanned, count, state, words) => expect(matchWords({ rows, scanned, count, state })).toBe(words));
