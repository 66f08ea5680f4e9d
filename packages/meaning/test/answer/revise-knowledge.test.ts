import { expect, test } from 'vitest';
import { reviseKnowledge } from '../../src/answer/index.ts';

const answer = {
  format: 2,
  tables: {
    orders: { equations: ['total == net'], rows: 40, columns: { net: { low: 1 }, note: { value: 'x' } } },
    items: { columns: { sku: { regex: '[A-Z]{3}' } } },
  },
  scenarios: { late: { orders: { set: { note: 'late' } } } },
};

test('a review replaces columns by name and lists as a whole, adds tables and removes what it sets to null', () => {
  const review = {
    format: 2,
    tables: { orders: { equations: ['total == net + tax'], rows: null, columns: { net: { low: 5 }, note: null } }, items: null, carts: { rows: 3 } },
    scenarios: { early: { orders: {} } },
  };
  expect(reviseKnowledge(answer, review)).toEqual({
    format: 2,
    tables: { orders: { equations: ['total == net + tax'], columns: { net: { low: 5 } } }, carts: { rows: 3 } },
    scenarios: { ...answer.scenarios, early: { orders: {} } },
  });
});

test('a review without objections changes nothing', () => {
  expect(reviseKnowledge(answer, { format: 2, tables: {} })).toEqual(answer);
  expect(reviseKnowledge(answer, 'fine')).toEqual(answer);
});
