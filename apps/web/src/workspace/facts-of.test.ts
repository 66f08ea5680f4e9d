import { expect, test } from 'vitest';
import { factsOf } from './facts-of.ts';

test('lists everything that constrains a column, and nothing that only looks like it', () => {
  const total = { name: 'total', type: 'numeric', default: '0' };
  const table = {
    schema: 'public',
    name: 'orders',
    columns: [total],
    uniqueKeys: [{ columns: ['total', 'at'], predicate: 'total > 0' }],
    checks: [
      { name: 'a', expression: 'total >= 0' },
      { name: 'b', expression: 'subtotal >= 0' },
      { name: 'c', expression: '"total" < 9' },
    ],
  };
  expect(factsOf(table, total).map(({ sql }) => sql)).toEqual([
    'UNIQUE (total, at) WHERE total > 0',
    'NOT NULL',
    'CHECK (total >= 0)',
    'CHECK ("total" < 9)',
    'DEFAULT 0',
  ]);
});
