import { expect, test } from 'vitest';
import { loadWords } from './load-words.ts';
import { PACKS } from './packs/index.ts';

const SPOKEN = ['de-DE', 'es-CO', 'fr-FR', 'id-ID', 'pt-BR'];

test('an edition that is not requested changes nothing', async () => {
  const words = await loadWords('pt-BR');
  expect(words.edition).toBe(1);
  expect(words.list('text.note').words).toEqual((await loadWords('en-US')).list('text.note').words);
  expect(words.inEdition(2)).toBe(words.inEdition(2));
});

test.each(SPOKEN)('%s has its own words for English subject words', async (locale) => {
  const words = (await loadWords(locale)).inEdition(2);
  const notes = words.list('text.note').words;
  expect(notes).not.toEqual(words.list('text.note', 'en').words);
  expect(words.list('about.shop.note').words).toEqual(notes);
  expect(words.list('text.note.order').words).toEqual(notes);
  expect(words.list('person.sexes').words).toHaveLength(2);
});

test.each(SPOKEN)('categories of %s are in the order of the English ones, each with its things', async (locale) => {
  const words = (await loadWords(locale)).inEdition(2);
  expect(words.list('product.category').words).toHaveLength(words.list('product.category', 'en').words.length);
  const { lists } = await PACKS[locale.slice(0, 2)]!();
  for (const [name, text] of Object.entries(lists).filter(([each]) => each.startsWith('product.things.'))) {
    for (const entry of text.split('|')) expect(entry, name).toMatch(/^[^;]+;\d+(?:\.\d+)?;none;none$/);
  }
});

test.each(SPOKEN)('templates of %s contain only numbers and choices', async (locale) => {
  const { lists } = await PACKS[locale.slice(0, 2)]!();
  for (const [name, text] of Object.entries(lists)) {
    if (!name.endsWith('@2') || name.startsWith('person.bioForm')) continue;
    for (const slot of text.match(/\{[^}]*\}/g) ?? []) expect(slot, name).toMatch(/^\{(?:\d+-\d+|[^{}]+\/[^{}]+)\}$/);
  }
});
