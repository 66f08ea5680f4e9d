import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import EN from '../../data/words/en.json' with { type: 'json' };
import { matcher, wordGroups, wordList, wordSet, type WordList } from './words.ts';

test('a list that is missing is an error when it is asked for', () => {
  expect(() => wordSet('no such list' as WordList)).toThrow('data/words/en.json has no list "no such list".');
});

test('a list is its words in order, phrases included', () => {
  expect(wordList('planned or actual').slice(0, 2)).toEqual(['scheduled', 'planned']);
  expect(wordSet('planned or actual')).toBe(wordSet('planned or actual'));
});

test('a place of a phrase may have several words, or none', () => {
  expect(wordList('tax rates')).toContain('sales tax rate');
  expect(wordList('first words of a flag')).toEqual(['is', 'has', 'can', 'was', 'should']);
  expect([...wordSet('fee for a time')].filter((phrase) => phrase.endsWith('fee'))).toEqual([
    'fee',
    'parking fee',
    'rental fee',
    'session fee',
    'hire fee',
    'total fee',
  ]);
});

test('a list matches a whole text, anywhere in it, at its last words, or at its last letters', () => {
  const tests = (where: Parameters<typeof matcher>[1], text: string) => matcher('kinds of a row', where).test(text);
  expect([tests('whole', 'type'), tests('whole', 'room type')]).toEqual([true, false]);
  expect([tests('anywhere', 'type of room'), tests('anywhere', 'prototype of room')]).toEqual([true, false]);
  expect([tests('last', 'room type'), tests('last', 'type of room'), tests('last', 'room prototype')]).toEqual([true, false, false]);
  expect([tests('ending', 'room prototype'), tests('ending', 'type of room')]).toEqual([true, false]);
});

test('groups keep their order, and a list of them that is missing is an error', () => {
  expect(wordGroups('opposites')[0]).toEqual(['positive', 'negative']);
  expect(() => wordGroups('no such groups' as 'opposites')).toThrow('data/words/groups.json has no list "no such groups".');
});

test('no list has a word twice or an empty one, and none has the words of another', () => {
  const byWords = new Map<string, string>();
  for (const name of Object.keys(EN) as WordList[]) {
    const list = wordList(name);
    expect(list, name).toEqual([...new Set(list.map((word) => word.trim()).filter(Boolean))]);
    const key = list.toSorted().join();
    expect([name, byWords.get(key)]).toEqual([name, undefined]);
    byWords.set(key, name);
  }
});

test('every list is read by code', () => {
  const src = join(import.meta.dirname, '..');
  const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(src, file), 'utf8'))
    .join('\n');
  expect(Object.keys(EN).filter((name) => !code.includes(`'${name}'`) && !code.includes(`"${name}"`))).toEqual([]);
});
