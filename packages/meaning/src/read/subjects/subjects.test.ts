import { expect, test } from 'vitest';
import { tokenize } from '../names/tokens.ts';
import { listed, SUBJECTS } from './trades.ts';
import { subjectsOf } from './subjects-of.ts';

test('a word that several subjects share decides for none', () => {
  const tables = [{ words: new Set(['order']) }, { words: new Set(['status']) }];
  const found = subjectsOf(
    tables,
    (table) => table.words,
    () => new Set(['name', 'created']),
  );
  expect([...found.get(tables[1]!)!]).toEqual([]);
});

test('every word of a subject can be read in names', () => {
  const words = SUBJECTS.flatMap(([, { own, shared }]) => [...listed(own), ...listed(shared)]);
  expect(words.filter((word) => tokenize(word).words.join(' ') !== word)).toEqual([]);
});
