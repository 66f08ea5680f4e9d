import { expect, test } from 'vitest';
import { sizeOf, sortedPacks, splitTitle } from './pack-words.ts';

test.each([
  ['Hotel: rooms, rates', { name: 'Hotel', about: 'Rooms, rates' }],
  ['Words of our company', { name: 'Words of our company', about: '' }],
])('%s', (title, parts) => expect(splitTitle(title)).toEqual(parts));

test('packs are sorted by their shown names, own ones first', () => {
  const packs = [
    { title: 'Subscription billing', origin: 'built-in' },
    { title: 'zoo', origin: 'built-in' },
    { title: 'Bike sharing', origin: 'built-in' },
    { title: 'Words of our company', origin: 'own' },
  ];
  expect(sortedPacks(packs).map(({ title }) => title)).toEqual(['Words of our company', 'Bike sharing', 'Subscription billing', 'zoo']);
});

test('a size is shown in plain words', () => expect(sizeOf({ concepts: 1, columns: 4, examples: 2 })).toBe('1 kind of table · 4 columns · 2 example rows'));
