import { expect, test } from 'vitest';
import { tryRequests } from '../src/index.ts';
import { ownWords } from '../src/own-words/own-words.ts';
import { SHOP } from './support/shop-of-requests.ts';

const orders = (says: object) => ({ format: 2, tables: { 'public.orders': says } });
const customers = (says: object) => ({ format: 2, tables: { 'public.customers': says } });

test.each([
  ['10 % of orders refunded', orders({ columns: { status: { shares: { refunded: 0.1 } } } })],
  ['25% of the orders are in transit', orders({ columns: { status: { shares: { 'in transit': 0.25 } } } })],
  ['90 percent of customers active', customers({ columns: { is_active: { true: 0.9 } } })],
  ['30 % of customers inactive', customers({ columns: { is_active: { true: 0.7 } } })],
  ['30 % of customers are not active', customers({ columns: { is_active: { true: 0.7 } } })],
  ['a quarter of phone numbers are missing', customers({ columns: { phone: { null: 0.25 } } })],
  ['20 % of phone numbers are missing', customers({ columns: { phone: { null: 0.2 } } })],
  ['5 % of orders without a note', orders({ columns: { note: { null: 0.05 } } })],
  ['2,5 % typos in last names', customers({ columns: { last_name: { dirt: { typos: 0.025 } } } })],
  ['5 % dirty last names', customers({ columns: { last_name: { dirt: 0.05 } } })],
  ['2 to 5 orders per customer', orders({ rows: { per: 'customers', low: 2, typical: 3.5, high: 5 } })],
  ['every customer has between 1 and 3 orders', orders({ rows: { per: 'customers', low: 1, typical: 2, high: 3 } })],
  ['between 2 and 4 orders per customer', orders({ rows: { per: 'customers', low: 2, typical: 3, high: 4 } })],
  ['every customer has exactly 8 orders', orders({ rows: { per: 'customers', low: 8, typical: 8, high: 8 } })],
  ['3 orders per customer', orders({ rows: { per: 'customers', low: 3, typical: 3, high: 3 } })],
  ['no orders at all', orders({ rows: 0 })],
  ['10,000 orders', orders({ rows: 10000 })],
  ['no orders on weekends', orders({ time: { weekdays: [1, 1, 1, 1, 1, 0, 0] } })],
  ['no orders on Sundays', orders({ time: { weekdays: [1, 1, 1, 1, 1, 1, 0] } })],
  ['no orders on mondays and tuesdays', orders({ time: { weekdays: [0, 0, 1, 1, 1, 1, 1] } })],
  ['orders busier before Christmas', orders({ time: { season: { '11': 1.8, '12': 2.5 } } })],
  ['orders of the last 90 days', orders({ time: { from: '-90d', to: 'now' } })],
  ['orders since 2025', orders({ time: { from: '2025-01-01', to: 'now' } })],
  ['totals between 10 and 500', orders({ columns: { total: { low: 10, high: 500 } } })],
  ['totals between 1,000.50 and 2,000', orders({ columns: { total: { low: 1000.5, high: 2000 } } })],
])('%s', async (wish, knowledge) => {
  const { changes, rest } = ownWords(SHOP, wish);
  expect(rest).toEqual([]);
  expect(changes).toEqual([{ wish, knowledge }]);
  const [tried] = await tryRequests(SHOP, changes);
  expect(tried!.cannot).toBeUndefined();
});

test('shares of one column are one change with each requested share', () => {
  const { changes, rest } = ownWords(SHOP, '10 % of orders refunded, 90 % of customers active, 20 % of orders in transit');
  expect(rest).toEqual([]);
  expect(changes).toEqual([
    {
      wish: '10 % of orders refunded, 20 % of orders in transit',
      knowledge: orders({ columns: { status: { shares: { refunded: 0.1, 'in transit': 0.2 } } } }),
    },
    { wish: '90 % of customers active', knowledge: customers({ columns: { is_active: { true: 0.9 } } }) },
  ]);
});

test('a share after another one is of the same table', () =>
  expect(ownWords(SHOP, '10 % of orders refunded and 5 % in transit')).toMatchObject({
    changes: [
      { wish: '10 % of orders refunded and 5 % in transit', knowledge: orders({ columns: { status: { shares: { refunded: 0.1, 'in transit': 0.05 } } } }) },
    ],
    rest: [],
  }));

test('“and” between two numbers does not divide a request, and unknown text is kept whole', () => {
  expect(ownWords(SHOP, 'every boat has between 1 and 3 orders')).toMatchObject({ changes: [], rest: ['every boat has between 1 and 3 orders'] });
  expect(ownWords(SHOP, 'no orders on Easter').rest).toEqual(['no orders on Easter']);
});

test('shares that add up to more than all rows are rejected with the sum', async () => {
  const { changes, rest } = ownWords(SHOP, '70 % of orders refunded, 60 % of orders paid, 120 % of customers active');
  expect(rest).toEqual([]);
  expect((await tryRequests(SHOP, changes)).map(({ wish, cannot }) => [wish, cannot])).toEqual([
    ['70 % of orders refunded, 60 % of orders paid', 'the percentages of orders.status come to 130 %, more than all rows'],
    ['120 % of customers active', 'the percentages of customers.is_active come to 120 %, more than all rows'],
  ]);
});

test.each([
  ['1.2.3 % of orders refunded', null],
  ['1,5 % of phone numbers are missing', 0.015],
  ['12.5 % of phone numbers are missing', 0.125],
])('%s is a number or not', (words, share) =>
  expect(ownWords(SHOP, words)).toMatchObject(
    share === null ? { changes: [], rest: [words] } : { changes: [{ wish: words, knowledge: customers({ columns: { phone: { null: share } } }) }], rest: [] },
  ),
);

test('the whole schema is busier where no table is named', () =>
  expect(ownWords(SHOP, 'busier in summer').changes).toMatchObject([{ knowledge: { time: { season: { '7': 1.9 } }, tables: {} } }]));

test('requests are divided at commas except between numbers; the rest is left to a model', () => {
  const { changes, rest } = ownWords(
    SHOP,
    '10 % of orders refunded, 10,000 orders and 20 % of phones missing; customers in Germany\none customer with 40 % of the orders',
  );
  expect(changes.map(({ wish }) => wish)).toEqual([
    '10 % of orders refunded',
    '10,000 orders',
    '20 % of phones missing',
    'one customer with 40 % of the orders',
  ]);
  expect(rest).toEqual(['customers in Germany']);
});

test.each(['10 % of orders shipped', '10 % of invoices paid', 'ids between 1 and', 'toString between 1 and 2', '5 % of __proto__ missing', '7 constructors'])(
  'nothing is guessed: %s',
  (words) => expect(ownWords(SHOP, words)).toMatchObject({ changes: [], rest: [words] }),
);
