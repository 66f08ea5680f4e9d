import { expect, test } from 'vitest';
import type { Concept } from '../packs/pack.ts';
import { rowsOfTable } from './rows-of-table.ts';

const CELLAR: Concept = {
  concept: 'beer or wine',
  tables: ['beer', 'wine', 'product'],
  attributes: {
    name: { names: ['name'], kind: 'text' },
    kind: { names: ['type'], kind: 'label', values: { beer: 1, 'red wine': 1, 'white wine': 1, cider: 1 } },
  },
  rows: [
    { name: 'Pils', kind: 'beer' },
    { name: 'Stout', kind: 'beer' },
    { name: 'Weizen', kind: 'beer' },
    { name: 'Blaufränkisch', kind: 'red wine' },
    { name: 'Rioja', kind: 'red wine' },
    { name: 'Riesling', kind: 'white wine' },
    { name: 'Cidre', kind: 'cider' },
  ],
};
const namesOf = (table: string[]): unknown[] => rowsOfTable(CELLAR, table).rows.map(({ name }) => name);

test('a table named like a label of the examples shows those, one with another name all of them', () => {
  expect(namesOf(['beer'])).toEqual(['Pils', 'Stout', 'Weizen']);
  expect(namesOf(['wine'])).toEqual(['Blaufränkisch', 'Rioja', 'Riesling']);
  expect(rowsOfTable(CELLAR, ['product'])).toBe(CELLAR);
});

test('a label that does not say what a row is names no table', () => {
  const stored: Concept = { ...CELLAR, attributes: { ...CELLAR.attributes, kind: { ...CELLAR.attributes['kind']!, names: ['shelf'] } } };
  expect(rowsOfTable(stored, ['wine'])).toBe(stored);
});

test('too few examples do not define a table', () => {
  expect(rowsOfTable(CELLAR, ['cider'])).toBe(CELLAR);
  expect(rowsOfTable(CELLAR, ['white', 'wine'])).toBe(CELLAR);
});
