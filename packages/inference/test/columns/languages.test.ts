import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

const words = await loadWords('en-US');
const KNOWN = new Map([
  ['en', 'English'],
  ['de', 'German'],
  ['ga', 'Irish'],
  ['sv', 'Swedish'],
  ['ja', 'Japanese'],
]);

test.each([
  ['code character(2) not null', 'code'],
  ['iso_code text not null', 'iso_code'],
])('code and name of a row are of one language: %s', async (column, code) => {
  const { blueprint } = await infer(makeCatalog([{ name: 'languages', key: [code], unique: [['name']], columns: [column, 'name text not null'] }]), noTools, {
    rows: 60,
  });
  const plan = compile(blueprint, words);
  const names = new Map(textRows(plan, 'public.languages', 0, plan.table('public.languages').rows, [code, 'name']) as [string, string][]);
  expect(names.size).toBeGreaterThan(40);
  const met = [...KNOWN].filter(([each]) => names.has(each));
  expect(met.length).toBeGreaterThan(2);
  for (const [each, name] of met) expect(names.get(each)).toBe(name);
});
