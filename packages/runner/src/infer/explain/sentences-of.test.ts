import type { Decision } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { sentencesOf } from './sentences-of.ts';

const decision = (more: Partial<Decision>): Decision => ({
  table: 'public.products',
  column: 'price',
  type: 'numeric(8,2)',
  generator: { kind: 'finance.amount' },
  source: 'universal',
  because: { code: 'name', words: '"price" in products' },
  probability: 0.92,
  evidence: [
    { kind: 'check', name: 'products_price_check', says: 'price > 0' },
    { kind: 'name', name: 'price', says: 'its name in words, in a table of "product"' },
  ],
  rejected: [],
  steps: [],
  ...more,
});
const column = (domain?: object) => ({ name: 'price', type: 'numeric(8,2)', ...(domain && { domain }) });

test('a column recognized by its name gives the name, what its CHECK allows, and the certainty', () => {
  expect(sentencesOf(decision({}), column({ min: 0, minExclusive: true, max: 500 }))).toEqual([
    'An amount, because the column is called “price” and its type is numeric(8,2).',
    'The CHECK products_price_check allows only values of more than 0 and at most 500.',
    'Seedbed is 92 % sure of this.',
  ]);
});

test('a range says no more than the CHECK leaves of it', () => {
  const ranged = decision({ generator: { kind: 'number.int', parameters: { min: 1, max: 999 } } });
  const first = (domain: object) => sentencesOf(ranged, column(domain))[0];
  expect(first({ min: 1, max: 16 })).toMatch(/^A whole number, because/);
  expect(first({ min: 0, max: 16 })).toMatch(/^A whole number from 1 to 16, because/);
});

test('an abbreviated or foreign name is shown as it was read', () => {
  const evidence = [{ kind: 'name' as const, name: 'postal code', says: '' }];
  const [first] = sentencesOf(decision({ column: 'plz', type: 'text', generator: { kind: 'location.zipCode' }, evidence }), column());
  expect(first).toBe('A postcode, because the column is called “plz”, read as “postal code”, and its type is text.');
});

test('facts of the schema need no certainty, and references name their target', () => {
  const listed = decision({
    source: 'fact',
    because: { code: 'labels', words: 'the labels of a CHECK' },
    generator: { kind: 'values', parameters: { values: ['a', 'b'] } },
  });
  expect(sentencesOf(listed, column({ in: ['a', 'b'] }))).toEqual(['One of a and b, because the CHECK products_price_check lists them.']);
  const ofCode = [{ kind: 'code' as const, name: 'shop/models.py:4', says: 'one of a, b' }];
  expect(sentencesOf({ ...listed, evidence: ofCode }, column({ in: ['a', 'b'] }))).toEqual(['One of a and b, because shop/models.py:4 lists them.']);
  const ranged = decision({ generator: { kind: 'number.int', parameters: { min: 1, max: 9 } }, evidence: [{ ...ofCode[0]!, says: 'at least 1' }] });
  expect(sentencesOf(ranged, column({ min: 1 }))[1]).toBe('shop/models.py:4 allows only values of at least 1.');
  const evidence = [{ kind: 'relation' as const, name: 'p_shop_fkey', says: 'refers to public.shops (id)' }];
  expect(sentencesOf(decision({ generator: null, because: { code: 'relation', words: 'a row of shops' }, evidence }), column())).toEqual([
    'The key of a row of another table: p_shop_fkey refers to public.shops (id).',
  ]);
});

test('a column without evidence is described as a plain value, without a figure', () => {
  const plain = decision({ source: 'plain', because: { code: 'plain', words: 'a plain value of text' }, generator: { kind: 'text.plain' }, evidence: [] });
  expect(sentencesOf(plain, column())).toEqual([expect.stringMatching(/^Nothing in the name, the type or the neighbours shows what this column means/)]);
});

test('if a reading is offered, no message claims that the meaning is unknown', () => {
  const guess = { source: 'universal' as const, generator: { kind: 'location.zipCode' }, probability: 0.55, says: '“pc” may mean “postal code”' };
  const because = { code: 'plain' as const, words: 'a plain value of text' };
  const plain = decision({ source: 'plain', because, generator: { kind: 'text.plain' }, evidence: [], alternatives: [guess] });
  expect(sentencesOf(plain, column())[0]).toMatch(/^Nobody can be sure what this column means \(“pc” may mean “postal code”\), so it holds plain values of/);
  expect(sentencesOf({ ...plain, alternatives: [{ ...guess, probability: 0.1 }] }, column())[0]).toMatch(/^Nothing in the name/);
});

test('an example from a pack names its subject and its pack', () => {
  const concept = { pack: 'film-and-series', concept: 'movie', attribute: 'plot', tableProbability: 0.96, likeness: 1 };
  const [first] = sentencesOf(
    decision({
      column: 'description',
      source: 'concept',
      because: { code: 'concept', words: 'plot of a movie' },
      generator: { kind: 'example' },
      concept,
      evidence: [],
    }),
    column(),
  );
  expect(first).toBe('The plot of a real movie, because the table looks like a movie of the knowledge pack film-and-series, and “description” like its plot.');
});
