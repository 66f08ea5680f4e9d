import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const SUMS = (names: readonly string[]) => names.map((name) => `${name} numeric(10,2) not null`);
const shop = (orders: readonly string[], invoices: readonly string[]) => [
  { name: 'orders', columns: ['id bigint not null', ...SUMS(orders), 'ordered_at timestamp with time zone not null'] },
  {
    name: 'invoices',
    columns: ['id bigint not null', 'order_id bigint not null', ...SUMS(invoices), 'issued_on date not null'],
    refers: ['order_id -> orders.id'],
    unique: [['order_id']],
  },
];

test.each([
  [
    ['net_total', 'vat_total', 'gross_total'],
    ['net', 'vat', 'gross'],
  ],
  [['price'], ['amount']],
])('the one invoice of an order has the order’s amount: %s, %s', async (theirs, own) => {
  const tables = shop(theirs, own);
  const orders = new Map((await rowsOf(tables, 'orders', ['id', ...theirs])).map(([id, ...sums]) => [id, sums]));
  const invoices = (await rowsOf(tables, 'invoices', ['order_id', ...own])).filter(([id]) => orders.has(id!));
  expect(invoices.length).toBeGreaterThan(50);
  for (const [id, ...sums] of invoices) expect(sums).toEqual(orders.get(id!));
});

test.each([
  [['gross_total'], ['net', 'vat', 'gross'], 'numeric(10,2)', 0.08],
  [['zwischensumme', 'rabatt', 'gesamtbetrag'], ['netto', 'mwst', 'brutto'], 'numeric(10,2)', 0.19],
  [['total_cents'], ['net_cents', 'tax_cents', 'gross_cents'], 'integer', 0.08],
])('of the whole of an order alone, %s, its invoice has the tax and the net amount: %s', async (theirs, own, type, share) => {
  const tables = shop(theirs, own).map((table) => ({ ...table, columns: table.columns.map((each) => each.replace('numeric(10,2)', type)) }));
  const orders = new Map((await rowsOf(tables, 'orders', ['id', theirs.at(-1)!])) as [unknown, unknown][]);
  const invoices = (await rowsOf(tables, 'invoices', ['order_id', ...own])).filter(([id]) => orders.has(id!));
  expect(invoices.length).toBeGreaterThan(50);
  for (const [id, net, tax, gross] of invoices) {
    expect(gross).toBe(orders.get(id!));
    expect(Math.abs(Number(net) + Number(tax) - Number(gross))).toBeLessThan(0.005);
    expect(Math.abs(Number(net) * share - Number(tax))).toBeLessThan(type === 'integer' ? 1.2 : 0.012);
  }
});

test.each([
  ['vat_rate numeric(4,2) not null default 19.00', 'integer', 100],
  ['tax_rate numeric(4,3) not null default 0.190', 'numeric(10,2)', 1],
])('an invoice with a rate of its own has the tax of that rate: %s', async (rate, type, unit) => {
  const [orders, invoices] = shop(['total'], ['net', 'tax', 'gross']).map((table) => ({
    ...table,
    columns: table.columns.map((each) => each.replace('numeric(10,2)', type)),
  }));
  const name = rate.split(' ')[0]!;
  const tables = [orders!, { ...invoices!, columns: [...invoices!.columns, rate] }];
  const rows = await rowsOf(tables, 'invoices', ['net', 'tax', 'gross', name]);
  for (const [net, tax, gross, share] of rows) {
    expect(Math.abs(Number(net) + Number(tax) - Number(gross))).toBeLessThan(0.005);
    expect(Math.abs((Number(net) * Number(share)) / unit - Number(tax))).toBeLessThan(type === 'integer' ? 1.2 : 0.012);
  }
  const usual = rows.filter(([, , , share]) => Number(share) * (100 / unit) === 19).length;
  expect(usual / rows.length).toBeGreaterThan(0.7);
  expect(new Set(rows.map(([, , , share]) => Number(share) * (100 / unit))).size).toBeLessThan(4);
});
