import type { Blueprint } from '@seedbed/contract';
import { describe, expect, test } from 'vitest';
import { checksums, compile, loadWords, textRows } from '../../src/index.ts';
import { blueprintOf, ID, link } from '../../src/plan/testing/blueprint-of.ts';

const words = await loadWords('en-US');

/** Three tables with everything that may change: keys, NULLs, fan-outs, popular parents, look-ups, a group. */
function shop(): Blueprint {
  return blueprintOf(
    {
      users: {
        rows: 500,
        primaryKey: ['id'],
        uniqueKeys: [{ columns: ['email'] }],
        columns: {
          id: ID,
          name: { type: 'text', generator: { kind: 'person.fullName' }, entity: 'subject' },
          email: { type: 'text', generator: { kind: 'internet.email' }, entity: 'subject' },
          bio: { type: 'text', nullable: true, nullRate: 0.2 },
          score: { type: 'integer', domain: { min: 0, max: 1000 } },
        },
      },
      products: { rows: 80, primaryKey: ['id'], columns: { id: ID, name: 'text', price: 'numeric(8,2)' } },
      orders: {
        primaryKey: ['id'],
        uniqueKeys: [{ columns: ['user_id', 'number'] }],
        columns: {
          id: ID,
          user_id: 'integer',
          product_id: 'integer',
          number: 'smallint',
          price: { type: 'numeric(8,2)', generator: { kind: 'lookup', parameters: { relation: 'product_id', column: 'price' } } },
          from_day: 'date',
          to_day: 'date',
        },
        groups: [
          {
            columns: ['from_day', 'to_day'],
            tier: 'D',
            order: [
              {
                terms: [
                  { column: 'from_day', coefficient: 1 },
                  { column: 'to_day', coefficient: -1 },
                ],
                operator: '<=',
                value: 0,
              },
            ],
          },
        ],
      },
    },
    [
      link('orders.user_id', 'users.id', { name: 'buyer', owner: true, fanOut: { kind: 'geometric', mean: 3 } }),
      link('orders.product_id', 'products.id', { name: 'thing', fanOut: { kind: 'zipf', exponent: 0.9 } }),
    ],
  );
}

const ROWS = 400;
/** Rows that are compared, if the first shop has fewer. */
const FEWER: Readonly<Record<string, number>> = { products: 80 };
const before = sums(shop());
const german = await loadWords('de');

function sums(blueprint: Blueprint, spoken = words): Map<string, number> {
  const plan = compile(blueprint, spoken);
  return new Map(
    plan.tables.flatMap((table) =>
      [...checksums(plan, table, 0, Math.min(FEWER[table.table] ?? ROWS, table.rows))].map(([column, sum]) => [`${table.table}.${column}`, sum] as const),
    ),
  );
}

/** Columns of the first shop whose values change; without removed ones. */
function moved(change: (blueprint: Blueprint) => void, spoken = words): string[] {
  const blueprint = shop();
  change(blueprint);
  const after = sums(blueprint, spoken);
  return [...before.keys()].filter((column) => after.has(column) && after.get(column) !== before.get(column));
}

const table = (blueprint: Blueprint, name: string) => blueprint.tables.find((each) => each.name === name)!;
const column = (blueprint: Blueprint, of: string, name: string) => table(blueprint, of).columns.find((each) => each.name === name)!;
const reviews = (b: Blueprint, rows: number) => {
  b.tables.push({
    schema: 'public',
    name: 'reviews',
    rows,
    columns: [
      { name: 'order_id', type: 'integer' },
      { name: 'place', type: 'integer' },
    ],
  });
  b.relations.unshift({ from: { table: 'public.reviews', columns: ['order_id'] }, to: { table: 'public.orders', columns: ['id'] }, source: 'declared' });
};

describe('a column, a table, a relation added, removed or moved', () => {
  test('nothing moves when nothing changes', () => expect(moved(() => {})).toEqual([]));
  test('a new column', () => expect(moved((b) => table(b, 'users').columns.splice(1, 0, { name: 'city', type: 'text' }))).toEqual([]));
  test('a removed column', () => expect(moved((b) => table(b, 'users').columns.splice(3, 1))).toEqual([]));
  test('a new table', () =>
    expect(moved((b) => b.tables.unshift({ schema: 'public', name: 'tags', rows: 5, columns: [{ name: 'id', type: 'integer' }] }))).toEqual([]));
  test('columns and tables in another order', () => expect(moved((b) => (b.tables.reverse(), table(b, 'users').columns.reverse()))).toEqual([]));
  test('a new relation', () => expect(moved((b) => reviews(b, 50))).toEqual([]));
  test('a removed relation', () =>
    expect(
      moved((b) => {
        b.relations.pop();
        table(b, 'orders').columns = table(b, 'orders').columns.filter(({ name }) => name !== 'price');
      }),
    ).toEqual(['orders.product_id']));
});

describe('another name', () => {
  test('a column renamed', () => expect(moved((b) => (column(b, 'products', 'name').name = 'title'))).toEqual([]));
  test('has other values', () => {
    const blueprint = shop();
    column(blueprint, 'users', 'score').name = 'points';
    expect(sums(blueprint).get('users.points')).not.toBe(before.get('users.score'));
  });
  test('a table renamed', () => {
    const blueprint = shop();
    table(blueprint, 'products').name = 'goods';
    blueprint.relations[1]!.to.table = 'public.goods';
    const after = sums(blueprint);
    // The joined tables are part of a relation's key.
    expect([...before.keys()].filter((each) => after.has(each) && after.get(each) !== before.get(each))).toEqual(['orders.product_id', 'orders.price']);
    expect(after.get('goods.price')).not.toBe(before.get('products.price'));
  });
});

describe('a generator, its parameters, a domain', () => {
  test('another generator', () =>
    expect(moved((b) => (column(b, 'users', 'score').generator = { kind: 'number.int', parameters: { min: 5, max: 9 } }))).toEqual(['users.score']));
  test('a domain, through a look-up', () =>
    expect(moved((b) => (column(b, 'products', 'price').domain = { min: 1000, max: 2000 }))).toEqual(['products.price', 'orders.price']));
});

test('a null rate raised', () => {
  const cells = (rate: number) => {
    const blueprint = shop();
    column(blueprint, 'users', 'bio').nullRate = rate;
    return textRows(compile(blueprint, words), 'users', 0, ROWS, ['bio']).map(([bio]) => bio);
  };
  const [few, many] = [cells(0.2), cells(0.5)];
  many.forEach((bio, row) => expect(bio === null || bio === few[row]).toBe(true));
  expect(many.filter((bio) => bio === null).length).toBeGreaterThan(few.filter((bio) => bio === null).length);
});

describe('more rows', () => {
  test('of a table without references', () => expect(moved((b) => (table(b, 'users').rows = 900)).filter((each) => each.startsWith('users'))).toEqual([]));

  test.each([51, 500, 40_000])('of a table with a reference that is not the owner: %i instead of 50', (rows) => {
    const at = (count: number) => {
      const blueprint = shop();
      reviews(blueprint, count);
      return compile(blueprint, words);
    };
    const [few, many] = [at(50), at(rows)];
    expect(textRows(many, 'reviews', 0, 50)).toEqual(textRows(few, 'reviews', 0, 50));
    const relation = few.relations.find(({ child }) => child === 'public.reviews')!;
    expect(relation.keeps).toEqual({ children: true, parents: false });
  });

  test('than the next power of ten', () =>
    expect(moved((b) => (table(b, 'users').rows = 20_000)).filter((each) => each.startsWith('users'))).toEqual(['users.name', 'users.email']));
});

describe('more parents', () => {
  test('of an owner', () => {
    expect(moved((b) => (table(b, 'users').rows = 900)).filter((each) => each.startsWith('orders'))).toEqual([]);
    expect(compile(shop(), words).relations.find(({ name }) => name === 'buyer')!.keeps).toEqual({ children: true, parents: true });
  });
  test('of another relation', () => {
    expect(moved((b) => (table(b, 'products').rows = 81))).toEqual(['orders.product_id', 'orders.price']);
    expect(compile(shop(), words).relations.find(({ name }) => name === 'thing')!.keeps).toEqual({ children: true, parents: false });
  });
});

test('a fan-out', () => {
  expect(moved((b) => (b.relations[1]!.fanOut = { kind: 'zipf', exponent: 0.5 }))).toEqual(['orders.product_id', 'orders.price']);
});

test('the reference date', () => expect(moved((b) => (b.referenceDate = '2026-02-01'))).toEqual(['orders.from_day', 'orders.to_day']));

test('the slide', () => expect(moved((b) => (b.slide = 4))).toEqual(['orders.from_day', 'orders.to_day']));

test('the locale', () => expect(moved((b) => (b.locale = 'de'), german)).toEqual(['users.name', 'users.email']));

test('the seed', () => {
  const counted = ['users.id', 'products.id', 'orders.id'];
  expect(moved((b) => (b.seed = 43))).toEqual([...before.keys()].filter((each) => !counted.includes(each)));
});
