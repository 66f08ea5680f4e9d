import { expect, test } from 'vitest';
import { countedWords, shareLines } from './share-words.ts';

const value = (text: string | null, before: number, after: number) => ({ column: 'status', value: text, before, after });

test('says rows and shares before and after, and calls NULL null', () => {
  const { lines, more } = shareLines({ rows: { before: 1000, after: 1000 }, values: [value('refunded', 0, 167), value(null, 1000, 1)] });
  expect(lines).toEqual([
    { column: 'status', value: 'refunded', rows: '0 → 167 rows', shares: '0 % → 16.7 %' },
    { column: 'status', value: 'null', rows: '1,000 → 1 row', shares: '100 % → 0.1 %' },
  ]);
  expect(more).toBe(0);
});

test('shows the first five of many values, and counts the rest', () => {
  const { lines, more } = shareLines({ rows: { before: 10, after: 10 }, values: Array.from({ length: 8 }, (_, i) => value(`v${i}`, 0, i)) });
  expect([lines.length, more]).toEqual([5, 3]);
});

test('counts of a sample are marked as such, and zero rows do not divide by zero', () => {
  const shares = { rows: { before: 0, after: 10_000 }, values: [value('a', 0, 10_000)] };
  expect(countedWords(shares, 2_000_000)).toBe('Counted in the first 10,000 rows.');
  expect(countedWords(shares, 10_000)).toBeNull();
  expect(shareLines(shares).lines[0]!.shares).toBe('0 % → 100 %');
});
