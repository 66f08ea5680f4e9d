import { emptyBlueprint, type Blueprint, type BlueprintColumn } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { ownWords } from '../src/assist/own-words/own-words.ts';
import { tryWishes } from '../src/assist/index.ts';

const column = (name: string, type: string, more: Partial<BlueprintColumn> = {}): BlueprintColumn => ({ name, type, ...more });
const id = column('id', 'integer', { generator: { kind: 'sequence' } });
const states = ['open', 'paid', 'in transit', 'refunded'];

/** A shop with what wishes name: labels by CHECK and by weight, a flag, numbers, texts, children and times. */
const SHOP: Blueprint = {
  ...emptyBlueprint(),
  tables: [
    {
      schema: 'public',
      name: 'customers',
      rows: 100,
      primaryKey: ['id'],
      columns: [
        id,
        column('last_name', 'text', { generator: { kind: 'person.lastName' } }),
        column('phone', 'text', { nullable: true, generator: { kind: 'phone.number' } }),
        column('is_active', 'boolean', { generator: { kind: 'datatype.boolean' } }),
      ],
    },
    {
      schema: 'public',
      name: 'orders',
      rows: 500,
      primaryKey: ['id'],
      timeline: { from: '2024-01-01', to: '2025-12-31', rows: 500 },
      columns: [
        id,
        column('customer_id', 'integer'),
        column('status', 'text', { domain: { in: states }, generator: { kind: 'values', parameters: { values: states, weights: [2, 6, 1, 1] } } }),
        column('total', 'numeric(8,2)', { generator: { kind: 'finance.amount' } }),
        column('note', 'text', { nullable: true, generator: { kind: 'text.plain' } }),
        column('placed_at', 'timestamp with time zone', { generator: { kind: 'date.created' } }),
      ],
    },
  ],
  relations: [
    {
      name: 'orders_customer_id',
      from: { table: 'public.orders', columns: ['customer_id'] },
      to: { table: 'public.customers', columns: ['id'] },
      source: 'declared',
      owner: true,
    },
  ],
};

const orders = (says: object) => ({ format: 2, tables: { 'public.orders': says } });
const customers = (says: object) => ({ format: 2, tables: { 'public.customers': says } });

test.each([
  ['10 % of orders refunded', orders({ columns: { status: { values: { open: 20, paid: 60, 'in transit': 10, refunded: 10 } } } })],
  ['25% of the orders are in transit', orders({ columns: { status: { values: { open: 16.666667, paid: 50, 'in transit': 25, refunded: 8.333333 } } } })],
  ['90 percent of customers active', customers({ columns: { is_active: { true: 0.9 } } })],
  ['20 % of phone numbers are missing', customers({ columns: { phone: { null: 0.2 } } })],
  ['5 % of orders without a note', orders({ columns: { note: { null: 0.05 } } })],
  ['2,5 % typos in last names', customers({ columns: { last_name: { dirt: { typos: 0.025 } } } })],
  ['5 % dirty last names', customers({ columns: { last_name: { dirt: 0.05 } } })],
  ['2 to 5 orders per customer', orders({ rows: { per: 'customers', low: 2, typical: 3.5, high: 5 } })],
  ['10,000 orders', orders({ rows: 10000 })],
  ['no orders on weekends', orders({ time: { weekdays: [1, 1, 1, 1, 1, 0, 0] } })],
  ['orders busier before Christmas', orders({ time: { season: { '11': 1.8, '12': 2.5 } } })],
  ['orders of the last 90 days', orders({ time: { from: '-90d', to: 'now' } })],
  ['orders since 2025', orders({ time: { from: '2025-01-01', to: 'now' } })],
  ['totals between 10 and 500', orders({ columns: { total: { low: 10, high: 500 } } })],
])('%s', async (wish, knowledge) => {
  const { changes, rest } = ownWords(SHOP, wish);
  expect(rest).toEqual([]);
  expect(changes).toEqual([{ wish, knowledge }]);
  const [tried] = await tryWishes(SHOP, changes);
  expect(tried!.cannot).toBeUndefined();
});

test('the whole schema is busier where no table is named', () =>
  expect(ownWords(SHOP, 'busier in summer').changes).toMatchObject([{ knowledge: { time: { season: { '7': 1.9 } }, tables: {} } }]));

test('wishes are divided at commas, but for those of numbers; what is not understood is left for a model', () => {
  const { changes, rest } = ownWords(
    SHOP,
    '10 % of orders refunded, 10,000 orders and 20 % of phones missing; customers in Germany\none customer with 40 % of the orders',
  );
  expect(changes.map(({ wish }) => wish)).toEqual(['10 % of orders refunded', '10,000 orders', '20 % of phones missing']);
  expect(rest).toEqual(['customers in Germany', 'one customer with 40 % of the orders']);
});

test.each(['10 % of orders shipped', '10 % of invoices paid', 'ids between 1 and', 'toString between 1 and 2', '5 % of __proto__ missing', '7 constructors'])(
  'nothing is guessed: %s',
  (words) => expect(ownWords(SHOP, words)).toEqual({ changes: [], rest: [words] }),
);
