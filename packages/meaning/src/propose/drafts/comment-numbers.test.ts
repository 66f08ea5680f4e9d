import { expect, test } from 'vitest';
import type { ColumnView } from '../../schema/schema-view.ts';
import { commentNumbers } from './comment-numbers.ts';

const numbers = (comment: string, usual: string | null = null) =>
  commentNumbers(
    { column: { name: 'x', comment }, type: { base: 'int4', kind: 'base' }, unique: false, references: [] } as unknown as ColumnView,
    undefined,
    'gadget',
    usual,
  );

test.each([
  ['0 = inactive, 1 = active, 2 = banned', [0, 1, 2]],
  ['0: none, 1: low, 2: high', [0, 1, 2]],
  ['1 -> open; 2 -> closed', [1, 2]],
  ['1, 2, 3, 4, 5+', [1, 2, 3, 4, 5]],
  ['10 | 20 | 30', [10, 20, 30]],
])('%s', (comment, values) => {
  const listed = numbers(comment)!;
  expect(listed.values).toEqual(values);
  expect(listed.weights).toHaveLength(values.length);
});

test('the default is the most frequent of numbers with names', () => {
  const { weights } = numbers('0 = small, 1 = large', '1')!;
  expect(weights[1]).toBeGreaterThan(weights[0]!);
});

test.each(['in cents', 'from 1 to 10', 'references orders(id), since 2019', '5 minutes', 'see ticket 12: all of it'])('no list: %s', (comment) => {
  expect(numbers(comment)).toBeNull();
});
