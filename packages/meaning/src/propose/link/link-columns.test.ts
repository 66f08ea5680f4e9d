import { expect, test } from 'vitest';
import type { Concept } from '../packs/pack.ts';
import { linkColumns } from './link-columns.ts';
import type { TableWords } from './schema-words.ts';
import { spellingReader } from './read-spelling.ts';
import { wordWeights } from './word-weights.ts';

const concept = {
  tables: ['animal'],
  attributes: { called: { kind: 'text', names: ['name'] }, breed: { kind: 'text', names: ['breed', 'animal breed'] } },
} as unknown as Concept;

const table = (name: string, ...columns: string[]): TableWords => ({
  name,
  words: [name],
  neighbours: [],
  columns: columns.map((column) => ({ name: column, words: column.split('_'), holds: 'text' })),
});

test('a column of the same name is read anew where its table is another', () => {
  const read = spellingReader((word) => word);
  const weights = wordWeights(new Map([['name', 9]]), 10);
  const linked = (of: TableWords) =>
    Object.fromEntries(linkColumns(of, concept, read, weights).map(({ column, attribute, likeness }) => [column, `${attribute} ${likeness === 1}`]));
  // `animal_name` is the whole name of an animal, and not of an owner.
  expect(linked(table('animal', 'animal_name', 'breed'))).toEqual({ animal_name: 'called true', breed: 'breed true' });
  expect(linked(table('owner', 'animal_name', 'breed'))).toEqual({ breed: 'breed true' });
  expect(linked(table('animal', 'animal_name'))).toEqual({ animal_name: 'called true' });
});
