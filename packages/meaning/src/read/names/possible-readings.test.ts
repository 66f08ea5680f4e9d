import { expect, test } from 'vitest';
import { languagesOf, possibleReadings } from './possible-readings.ts';

const dutch = languagesOf(['naam', 'huur', 'actief', 'voornaam']);
const first = (name: string) => possibleReadings(name, dutch)[0]?.words.join(' ');

test('the languages of a schema are those of the words in its names, most frequent first', () => {
  expect(dutch[0]?.locale).toBe('nl-NL');
  expect(languagesOf(['price', 'total'])).toEqual([]);
});

test.each([
  ['naam', 'name'],
  ['omschr', 'description'],
  ['huur_mnd', 'rent month'],
  ['tva', 'vat'],
])('%s may mean %s', (name, words) => expect(first(name)).toBe(words));

test('a shortened English word is among the readings, and so is the reverse order of two', () => {
  expect(possibleReadings('inh', dutch).map(({ raw }) => raw.join(' '))).toContain('inhabitants');
  expect(possibleReadings('huur_mnd', dutch).map(({ words }) => words.join(' '))).toContain('month rent');
});

test('a known word has one reading, and two letters are not guessed', () => {
  expect(possibleReadings('price', dutch)).toEqual([]);
  expect(possibleReadings('zz', dutch)).toEqual([]);
});
