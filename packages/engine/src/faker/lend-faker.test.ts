import { expect, test } from 'vitest';
import { TestTable } from '../generators/testing/test-context.ts';
import { loadWords } from '../words/index.ts';
import { lendFaker } from './lend-faker.ts';

const words = await loadWords('en-US');
const table = (kind: string, type = 'text', parameters: Record<string, unknown> = {}) => new TestTable(words, { value: { kind, type, parameters } });

test('without the library a faker kind reports what to install', () => {
  expect(() => table('faker:person.zodiacSign').source('value')).toThrow(/not loaded here/);
});

test('methods run cell by cell, and give the same at random access', async () => {
  await lendFaker();
  const signs = table('faker:person.zodiacSign').texts('value', 0, 50);
  expect(new Set(signs).size).toBeGreaterThan(5);
  expect(table('faker:person.zodiacSign').texts('value', 20, 5)).toEqual(signs.slice(20, 25));
});

test('numbers, dates and arguments', async () => {
  await lendFaker();
  for (const text of table('faker:number.int', 'integer', { arguments: [{ min: 3, max: 5 }] }).texts('value', 0, 100)) expect(['3', '4', '5']).toContain(text);
  for (const text of table('faker:date.past', 'timestamp with time zone').texts('value', 0, 100))
    expect(text! < '2026-01-02' && text! > '2024-12-30').toBe(true);
});

test('an unknown method, or rejected arguments, are reported with the name', async () => {
  await lendFaker();
  for (const path of ['person.nobody', 'helpers.fake', 'constructor.constructor', '__proto__.toString', 'person'])
    expect(() => table(`faker:${path}`).source('value'), path).toThrow(/has no method/);
  expect(() => table('faker:number.int', 'integer', { arguments: [{ min: 5, max: 3 }] }).source('value')).toThrow(/refuses these arguments/);
});
