import { expect, test } from 'vitest';
import { compile } from '../compile.ts';
import { textRows } from '../../index.ts';
import { loadWords } from '../../words/index.ts';
import { blueprintOf } from '../testing/blueprint-of.ts';

const words = await loadWords('en-US');

function keyOf(kind: string, type: string, rows: number): string[] {
  const plan = compile(blueprintOf({ t: { rows, columns: { x: { type, generator: { kind } } }, uniqueKeys: [{ columns: ['x'] }] } }), words);
  return textRows(plan, 't', 0, plan.table('t').rows, ['x']).map(([text]) => text!);
}

test('UUIDs in text keys have the form of version 4, and all differ', () => {
  const texts = keyOf('string.uuid', 'text', 3000);
  for (const text of texts) expect(text).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(texts).size).toBe(3000);
  // The ranks do not show in the texts: the last twelve digits begin with any digit.
  expect(new Set(texts.map((text) => text.at(-12))).size).toBe(16);
});

test('months of a key are months, as numbers and as texts', () => {
  const numbers = keyOf('date.monthNumber', 'integer', 12).map(Number);
  expect(numbers.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  const periods = keyOf('date.period', 'text', 60);
  for (const period of periods) expect(period).toMatch(/^20[12]\d-(?:0[1-9]|1[0-2])$/);
  expect(new Set(periods).size).toBe(60);
});
