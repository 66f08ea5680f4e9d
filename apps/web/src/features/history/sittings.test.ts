import { expect, test } from 'vitest';
import { sittingsOf } from './sittings.ts';

const revision = (number: number, author: string, minute: number) => ({
  number,
  author,
  at: new Date(Date.UTC(2026, 0, 1, 9, minute)).toISOString(),
  message: `edit ${number}`,
  wish: null,
  sha256: '0'.repeat(64),
});
const numbers = (revisions: Parameters<typeof sittingsOf>[0]) => sittingsOf(revisions).map((sitting) => sitting.map((one) => one.number));

test('edits of one author without a longer pause are one group; the first revision is its own', () => {
  expect(numbers([revision(4, 'Ana', 9), revision(3, 'Ana', 4), revision(2, 'Ana', 1), revision(1, 'Ana', 0)])).toEqual([[4, 3, 2], [1]]);
});

test('another author, or a pause of more than ten minutes, starts another', () => {
  expect(numbers([revision(6, 'Ana', 40), revision(5, 'Ana', 20), revision(4, 'Bo', 19), revision(3, 'Bo', 9)])).toEqual([[6], [5], [4, 3]]);
  expect(numbers([])).toEqual([]);
});
