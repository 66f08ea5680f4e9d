import type { Blueprint } from '@seedbed/contract';
import { describe, expect, test } from 'vitest';
import { checksums, compile, loadWords, textRows } from '../../src/index.ts';
import { blueprintOf, ID, link } from '../../src/plan/testing/blueprint-of.ts';

const words = await loadWords('en-US');

/** Three tables with everything that may move: keys, nulls, fan-outs, popular parents, look-ups, a group. */
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
const before = sums(shop());

function sums(blueprint: Blueprint): Map<string, number> {
  const plan = compile(blueprint, words);
  return new Map(
    plan.tables.flatMap((table) =>
      [...checksums(plan, table, 0, Math.min(ROWS, table.rows))].map(([column, sum]) => [`${table.table}.${column}`, sum] as const),
    ),
  );
}

/** Columns of the first shop whose values are others after the change. */
function moved(change: (blueprint: Blueprint) => void): string[] {
  const blueprint = shop();
  change(blueprint);
  const after = sums(blueprint);
  return [...before.keys()].filter((column) => after.get(column) !== before.get(column));
}

const table = (blueprint: Blueprint, name: string) => blueprint.tables.find((each) => each.name === name)!;
const column = (blueprint: Blueprint, of: string, name: string) => table(blueprint, of).columns.find((each) => each.name === name)!;

describe('what moves what', () => {
  test('nothing moves when nothing changes', () => expect(moved(() => {})).toEqual([]));
  test('a new column moves none', () => expect(moved((b) => table(b, 'users').columns.splice(1, 0, { name: 'city', type: 'text' }))).toEqual([]));
  test('a new table moves none', () =>
    expect(moved((b) => b.tables.unshift({ schema: 'public', name: 'tags', rows: 5, columns: [{ name: 'id', type: 'integer' }] }))).toEqual([]));
  test('columns and tables in another order move none', () => expect(moved((b) => (b.tables.reverse(), table(b, 'users').columns.reverse()))).toEqual([]));
  test('a new relation moves none', () =>
    expect(
      moved((b) => {
        b.tables.push({ schema: 'public', name: 'reviews', rows: 50, columns: [{ name: 'order_id', type: 'integer' }] });
        b.relations.unshift({ from: { table: 'public.reviews', columns: ['order_id'] }, to: { table: 'public.orders', columns: ['id'] }, source: 'declared' });
      }),
    ).toEqual([]));
  test('more parents append children', () =>
    expect(moved((b) => (table(b, 'users').rows = 900)).filter((each) => !each.startsWith('orders.product') && each !== 'orders.price')).toEqual([]));
  test('another name moves its column alone', () => expect(moved((b) => (column(b, 'users', 'score').name = 'points'))).toEqual(['users.score']));
  test('another generator moves its column alone', () =>
    expect(moved((b) => (column(b, 'users', 'score').generator = { kind: 'number.int', parameters: { min: 5, max: 9 } }))).toEqual(['users.score']));
  test('another fan-out deals its relation anew', () =>
    expect(moved((b) => (b.relations[1]!.fanOut = { kind: 'zipf', exponent: 0.5 }))).toEqual(['orders.product_id', 'orders.price']));
  test('a parent’s new values move look-ups of it', () =>
    expect(moved((b) => (column(b, 'products', 'price').domain = { min: 1000, max: 2000 }))).toEqual(['products.price', 'orders.price']));
  test('another seed moves all but sequences', () => expect(moved((b) => (b.seed = 43))).toEqual([...before.keys()].filter((each) => !each.endsWith('.id'))));
  test('a higher null rate only adds NULLs', () => {
    const cells = (rate: number) => {
      const blueprint = shop();
      column(blueprint, 'users', 'bio').nullRate = rate;
      return textRows(compile(blueprint, words), 'users', 0, ROWS, ['bio']).map(([bio]) => bio);
    };
    const [few, many] = [cells(0.2), cells(0.5)];
    many.forEach((bio, row) => expect(bio === null || bio === few[row]).toBe(true));
    expect(many.filter((bio) => bio === null).length).toBeGreaterThan(few.filter((bio) => bio === null).length);
  });
});
