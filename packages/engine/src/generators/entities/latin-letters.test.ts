import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { TestTable } from '../testing/test-context.ts';
import { latinLetters } from './latin-letters.ts';

test('a name without diacritics is spelled by the rules of its language', () => {
  const spelled = (name: string, culture: string) => latinLetters(name, culture, 3);
  expect(spelled('Gönültaş', 'tr')).toBe('gonultas');
  expect(spelled('Işık', 'tr')).toBe('isik');
  expect(spelled('Müller', 'de')).toBe('mueller');
  expect(spelled('Öberg', 'sv')).toBe('oberg');
  expect(spelled('Hämäläinen', 'fi')).toBe('hamalainen');
  expect(spelled('Argüello', 'es')).toBe('arguello');
  expect(spelled('Wałęsa', 'pl')).toBe('walesa');
  expect(spelled('Dvořák', 'cs')).toBe('dvorak');
  expect(spelled('Gu\u0308l', 'tr')).toBe('gul');
});

test('earlier versions keep their spelling', () => {
  expect(latinLetters('Gönültaş', 'tr', 2)).toBe('goenueltas');
  expect(latinLetters('Öberg', 'sv', 1)).toBe('oeberg');
});

test.each(['tr-TR', 'sv-SE', 'de-DE'])('addresses of %s are built from the row’s names', async (locale) => {
  const words = (await loadWords(locale)).inEdition(3);
  const of = (kind: string) => ({ kind, entity: 'person' });
  const table = new TestTable(words, { last: of('person.lastName'), email: of('internet.email') }, { rows: 2000 });
  const addresses = table.texts('email', 0, 2000);
  const language = locale.slice(0, 2);
  const marked = table.texts('last', 0, 2000).flatMap((last, i) => (/[äöü]/i.test(last!) ? [[last!, addresses[i]!] as const] : []));
  expect(marked.length).toBeGreaterThan(20);
  for (const [last, address] of marked) expect(address).toContain(latinLetters(last, language, 3));
});
