import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

const words = await loadWords('en-US');

test.each([
  ['item', 'inventory_number', 12],
  ['pieces', 'numero_inventaire', 12],
  ['stuecke', 'inventarnummer', 10],
])('%s.%s has a number in every row', async (name, column, room) => {
  const table = { name, columns: ['id bigint not null', `${column} varchar(${room}) not null`], unique: [[column]] };
  const { blueprint } = await infer(makeCatalog([table]), noTools, { rows: 5000 });
  const plan = compile(blueprint, words);
  const numbers = textRows(plan, name, 0, plan.table(name).rows, [column]).map(([text]) => text!);
  expect(new Set(numbers).size).toBe(5000);
  for (const number of numbers) expect(number).toMatch(/^20[12]\d\.\d+\.\d+$/);
});
