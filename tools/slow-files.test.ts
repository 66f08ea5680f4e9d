import { expect, test } from 'vitest';
import { describeFiles } from './slow-files.mjs';

const FILES = [
  { name: 'a.test.ts', seconds: 3 },
  { name: 'b.test.ts', seconds: 190 },
  { name: 'c.test.ts', seconds: 40 },
];

test('the slowest files come first, and one over its budget fails a quiet machine', () => {
  const { lines, overBudget } = describeFiles(FILES, 1);
  expect(lines).toEqual([
    'Slowest 3 of 3 files, in seconds (load per core up to 1.0):',
    '   190.0  b.test.ts',
    '    40.0  c.test.ts',
    '     3.0  a.test.ts',
    'Over the budget of 180 s a file: b.test.ts. Split these files, or make them faster.',
  ]);
  expect(overBudget).toBe(true);
});

test('on a busy machine the budget is printed and not applied', () => {
  const { lines, overBudget } = describeFiles(FILES, 9);
  expect(lines.at(-1)).toBe('Over 180 s, not counted on a busy machine: b.test.ts.');
  expect(overBudget).toBe(false);
});

test('at most twenty files are named', () => {
  const many = Array.from({ length: 30 }, (_, i) => ({ name: `${i}.test.ts`, seconds: i }));
  expect(describeFiles(many, 1).lines).toHaveLength(21);
});
