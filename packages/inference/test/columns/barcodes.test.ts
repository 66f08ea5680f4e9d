import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

const words = await loadWords('en-US');

/** Whether the digits with weights 3 and 1 from the right, 1 for the check digit, sum to a multiple of ten. */
function checks(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

test.each([
  ['ticket', 'barcode char(13)', 13],
  ['products', 'ean varchar(8)', 8],
  ['products', 'gtin char(14)', 14],
  ['products', 'gtin varchar(14)', 13],
  ['products', 'upc char(12)', 12],
  ['products', 'upc char(13)', 13],
])('%s with %s under a key has %i digits, and the last one is a check digit', async (name, column, length) => {
  const own = column.split(' ')[0]!;
  const { blueprint } = await infer(makeCatalog([{ name, columns: ['id bigint not null', `${column} not null`], unique: [[own]] }]), noTools, { rows: 300 });
  const plan = compile(blueprint, words);
  const codes = textRows(plan, name, 0, plan.table(name).rows, [own]).map(([text]) => text!);
  expect(new Set(codes).size).toBe(300);
  for (const code of codes) {
    expect(code).toMatch(new RegExp(`^\\d{${length}}$`));
    expect(checks(code), code).toBe(true);
  }
});

test('a parcel’s barcode in a shorter column has fewer digits', async () => {
  const table = { name: 'parcels', columns: ['id bigint not null', 'barcode char(13) not null'], unique: [['barcode']] };
  const { blueprint } = await infer(makeCatalog([table]), noTools);
  const plan = compile(blueprint, words);
  for (const [code] of textRows(plan, 'parcels', 0, 50, ['barcode'])) expect(code).toMatch(/^00\d{11}$/);
});
