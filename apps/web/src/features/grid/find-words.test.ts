import { expect, test } from 'vitest';
import { beginSearch, type Search } from './find-search.ts';
import { findWords } from './find-words.ts';

const hits = Array.from({ length: 12 }, (_, row) => ({ row: row * 7, column: 'city' }));
const at = (search: Partial<Search>) => findWords({ ...beginSearch({ text: 'Graz', whole: false }, ['city'], 0, 1e9), ...search }, 2);

test.each([
  [{ hits, scanned: 1_000_000, state: 'resting' }, '3 of 12 hits in 1,000,000 rows (0.1 %)'],
  [{ scanned: 500_000, state: 'running' }, 'no match in 500,000 rows (0.05 %) so far'],
  [{ hits: hits.slice(0, 1), rows: 100, scanned: 100, state: 'done' }, '1 hit in all 100 rows'],
  [{ rows: 100, scanned: 100, state: 'done' }, '“Graz” is in none of 100 rows of city'],
  [{ columns: ['city', 'street'], rows: 100, scanned: 100, state: 'done' }, '“Graz” is in none of 100 rows'],
  [{ hits: hits.slice(1, 2), state: 'done', told: true }, 'Row 8: known from its value, no search needed'],
] as [Partial<Search>, string][])('%j', (search, words) => expect(at(search)).toBe(words));
