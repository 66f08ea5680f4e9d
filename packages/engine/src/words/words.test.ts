import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { emptyBlueprint } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { compileTemplate } from '../generators/text/grammar.ts';
import { DOMAINS, slotWords } from '../generators/text/domains.ts';
import { loadWords, speaksOfSubjects } from './index.ts';
import { PACKS } from './packs/index.ts';
import { pack } from './packs/en.ts';
import { pack as subjects } from './packs/en.subjects.ts';
import { readList } from './read-list.ts';

const words = await loadWords('en-US');

test('English starts with at most 120 kB', () => {
  expect(gzipSync(readFileSync(join(import.meta.dirname, 'packs/en.ts'))).length).toBeLessThan(120_000);
});

test('every pack names its locale and content, and no list repeats a word', async () => {
  for (const [locale, load] of Object.entries(PACKS)) {
    const { lists, hash, locale: own } = await load();
    expect(own).toBe(locale);
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    for (const [name, text] of Object.entries(lists)) {
      const read = readList(text).words;
      expect(new Set(read).size, `${locale} ${name}`).toBe(read.length);
      expect(
        read.every((word) => word.trim() === word && word !== ''),
        `${locale} ${name}`,
      ).toBe(true);
    }
  }
});

test('every template of every domain has its words', () => {
  const lists = { ...pack.lists, ...subjects.lists };
  const templates = Object.keys(lists).filter((name) => lists[name]!.includes('{'));
  expect(templates.length).toBeGreaterThan(40);
  for (const domain of DOMAINS) {
    const slots = slotWords(words, domain);
    for (const name of templates) {
      // Templates with only `{id}` describe requests, and those of a bio describe people.
      if (name === 'web.path' || name === 'person.bioForm') continue;
      for (const template of words.list(name).words) expect(() => compileTemplate(template, slots), `${name}, ${domain}: ${template}`).not.toThrow();
    }
  }
});

test('texts by subject are loaded for a blueprint that uses them', async () => {
  expect(words.list('about.general.note').words.length).toBeGreaterThan(5);
  const fewer = await loadWords('en-GB', { subjects: false });
  expect(fewer.list('person.firstName.male').words).toContain('James');
  expect(() => fewer.list('about.general.note')).toThrow('There is no word list "about.general.note".');
  const asks = (generator: object) =>
    speaksOfSubjects({ ...emptyBlueprint(), tables: [{ name: 'public.t', columns: [{ name: 'c', type: 'text', generator }] }] } as never);
  expect(asks({ kind: 'text.sentence' })).toBe(false);
  expect(asks({ kind: 'text.described', parameters: { thing: 'role' } })).toBe(true);
  expect(asks({ kind: 'json.object', parameters: { members: { note: { kind: 'text.about' } } } })).toBe(true);
});

test('the words of a locale are the same ones the next time, so what generators computed from them is there', async () => {
  const few = await loadWords('en-GB', { subjects: false });
  expect(await loadWords('en-GB', { subjects: false })).toBe(few);
  // Texts by subject are added where a blueprint asks for them, and stay.
  const all = await loadWords('en-GB');
  expect(all).not.toBe(few);
  expect(all.list('about.general.note').words.length).toBeGreaterThan(5);
  expect(await loadWords('en-GB', { subjects: false })).toBe(all);
});

test('lists: weights, falling weights, a tail that shares a tenth', () => {
  expect(readList('a|b')).toEqual({ words: ['a', 'b'], weights: null });
  expect(readList('a*3|b|0 * * * **5')).toEqual({ words: ['a', 'b', '0 * * * *'], weights: Float64Array.of(3, 4, 9) });
  expect([...readList('~1|a|b').weights!]).toEqual([1, 1.5]);
  const { weights } = readList('~1/2|a|b|c|d|e');
  expect((weights![4]! - weights![1]!) / weights![4]!).toBeCloseTo(0.1, 10);
});

test('a locale without a pack uses English; an invalid locale is named', async () => {
  expect((await loadWords('is-IS')).list('person.firstName.male').words).toContain('James');
  expect((await loadWords('de-AT')).list('person.firstName.male').words).toContain('Wolfgang');
  expect(() => words.list('no.such')).toThrow('There is no word list "no.such".');
  for (const wrong of ['', '../etc', 'English', {}, { en: 0 }]) await expect(loadWords(wrong as string)).rejects.toMatchObject({ type: 'invalid-blueprint' });
});
