import { expect, test } from 'vitest';
import type { Group } from '@seedbed/contract';
import type { Draft } from '@seedbed/meaning/decide';
import { amountsInOrder } from './amounts-in-order.ts';

const draft = (kind: string, parameters = {}, base = 'numeric') => ({ kind, parameters, column: { type: { base } } }) as unknown as Draft;
const DRAFTS = new Map([
  ['price', draft('commerce.price')],
  ['cost', draft('number.measure', { min: 3, max: 89 })],
  ['low', draft('number.measure', { min: -20, max: 30 })],
  ['starts_on', draft('date.future', { min: 0 }, 'date')],
]);
const below = (lower: string, upper: string, operator = '<='): Group =>
  ({
    columns: [lower, upper],
    order: [
      {
        operator,
        value: 0,
        terms: [
          { column: lower, coefficient: 1 },
          { column: upper, coefficient: -1 },
        ],
      },
    ],
  }) as unknown as Group;

test('amounts that are compared with each other are at least zero', () => {
  expect([...amountsInOrder([below('cost', 'price')], DRAFTS, {})]).toEqual(['cost', 'price']);
});

test('their own bounds are kept, and hold the others above zero', () => {
  const drafts = new Map([...DRAFTS, ['draft', draft('number.lognormal', { median: 40 })]] as const);
  expect([...amountsInOrder([below('draft', 'price', '<')], drafts, { price: { min: 3, max: 40 } })]).toEqual(['draft']);
  expect([...amountsInOrder([below('draft', 'price', '<')], drafts, { price: { max: 40 } })]).toEqual([]);
});

test.each([
  ['one that may be negative', below('low', 'price'), {}],
  ['no number', below('starts_on', 'price'), {}],
  ['one with bounds of its own', below('cost', 'price'), { price: { max: -1 } }],
  ['a sum', below('cost', 'price', '='), {}],
  ['cases', { ...below('cost', 'price'), variants: [] }, {}],
])('%s leaves them as they are', (_, group, domains) => {
  expect(amountsInOrder([group], DRAFTS, domains).size).toBe(0);
});
