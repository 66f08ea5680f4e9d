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

test('a sum that the order does not determine is not changed', async () => {
  const tables = shop(['gross_total'], ['net', 'vat', 'gross']);
  const invoices = await rowsOf(tables, 'invoices', ['net', 'vat', 'gross']);
  for (const [net, vat, gross] of invoices) expect(Math.abs(Number(net) + Number(vat) - Number(gross))).toBeLessThan(0.005);
});
