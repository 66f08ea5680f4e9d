import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import type { InferOptions } from '../../src/options.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

const words = await loadWords('en-US');

async function listOf(name: string, columns: readonly string[], keys: readonly string[], options: InferOptions = {}) {
  const [key, ...unique] = keys;
  const catalog = makeCatalog([{ name, columns, key: [key!], unique: unique.map((column) => [column]) }]);
  const { blueprint, diagnostics } = await infer(catalog, noTools, options);
  const plan = compile(blueprint, words);
  const named = columns.map((column) => column.split(' ')[0]!);
  return { rows: textRows(plan, name, 0, plan.table(name).rows, named), diagnostics };
}

const letters = (text: string) => text.toUpperCase().replaceAll(/[^A-Z]/g, '');

test('a code of three letters abbreviates the region of its row, if both are keys', async () => {
  const { rows } = await listOf('region', ['code char(3) not null', 'name text not null'], ['code', 'name']);
  expect(rows.length).toBeGreaterThan(8);
  for (const [code, name] of rows) {
    expect(code).toMatch(/^[A-Z]{3}$/);
    expect(letters(name!)[0]).toBe(code![0]);
  }
});

test('a state code belongs to the state next to it, if both are keys', async () => {
  const { rows } = await listOf('states', ['abbr char(2) not null', 'name text not null'], ['abbr', 'name']);
  const states = new Map(rows.map(([code, name]) => [code, name]));
  expect(states.size).toBe(rows.length);
  for (const [code, name] of states) for (const letter of code!) expect(letters(name!)).toContain(letter);
});

test('a count for all tables does not extend a list, and a note reports it; its own count does, with codes', async () => {
  const columns = ['code char(2) not null', 'name text not null'];
  const { rows, diagnostics } = await listOf('countries', columns, ['code', 'name'], { rows: 1000 });
  expect(rows.length).toBe(60);
  expect(diagnostics).toContainEqual(expect.objectContaining({ code: 'unsatisfiable', table: 'public.countries', largest: 60 }));
  expect(diagnostics.find(({ largest }) => largest === 60)!.message).toContain('it is a list');

  const named = await listOf('countries', columns, ['code', 'name'], { rows: { countries: 1000 } });
  expect(named.rows.length).toBe(1000);
  for (const [code] of named.rows) expect(code).toMatch(/^[A-Z0-9]{2}$/);
});

test('a key of listed words with no other sign of a list has the requested rows', async () => {
  const columns = ['id integer not null', 'salutation text not null'];
  const { rows } = await listOf('salutation', columns, ['id', 'salutation'], { rows: 500 });
  expect(rows.length).toBe(500);
  expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(500);
});
