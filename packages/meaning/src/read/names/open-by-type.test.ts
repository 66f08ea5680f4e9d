import { expect, test } from 'vitest';
import { openByType } from './open-by-type.ts';

test('terms of payment that are a day are when it is due, and a number of days otherwise', () => {
  const terms = { words: ['payment', 'term'], raw: ['payment', 'terms'] };
  expect(openByType(terms, 'date').words).toEqual(['due', 'date']);
  expect(openByType(terms, 'stamp').words).toEqual(['due', 'date']);
  expect(openByType(terms, 'int')).toEqual(terms);
  const days = { words: ['payment', 'term', 'days'], raw: ['payment', 'terms', 'days'] };
  expect(openByType(days, 'date')).toEqual(days);
});
