import type { Blueprint } from '@seedbed/contract';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { blueprintOf, ID, link } from '../testing/blueprint-of.ts';
import { textRows } from '../text-rows.ts';
import { largestRemainder } from './split.ts';

const words = await loadWords('en-US');
const by = (expression: string, type = 'numeric(12,2)') => ({ type, nullable: true, generator: { kind: 'expression', parameters: { expression } } });

function shop(total: object, more: Record<string, unknown> = {}): Blueprint {
  return blueprintOf(
    {
      users: {
        rows: 30,
        columns: { id: ID, name: 'text', joined: 'date', budget: { type: 'numeric(12,2)', domain: { min: 1000, max: 9000 } } },
        primaryKey: ['id'],
      },
      orders: { columns: { id: ID, user_id: 'integer', total: total as never, ...(more as Record<string, never>) }, primaryKey: ['id'] },
      items: {
        columns: {
          id: ID,
          order_id: 'integer',
          quantity: { type: 'integer', domain: { min: 1, max: 9 } },
          price: { type: 'numeric(10,2)', domain: { min: 1, max: 99 } },
        },
        primaryKey: ['id'],
      },
    },
    [
      link('orders.user_id', 'users.id', { owner: true, fanOut: { kind: 'geometric', mean: 3 } }),
      link('items.order_id', 'orders.id', { owner: true, fanOut: { kind: 'uniform', min: 0, max: 4 } }),
    ],
  );
}

const plan = compile(
  shop(by('sum(items, quantity * price)'), {
    lines: { type: 'integer', generator: { kind: 'derived', parameters: { relation: 'items', aggregate: 'count' } } },
    dearest: { type: 'numeric(10,2)', nullable: true, generator: { kind: 'derived', parameters: { relation: 'items', column: 'price', aggregate: 'max' } } },
    user_name: { type: 'text', generator: { kind: 'lookup', parameters: { relation: 'user', column: 'name' } } },
    since: { type: 'date', generator: { kind: 'lookup', parameters: { relation: 'user_id', column: 'joined' } } },
    big: by('total > 100.0 && lines > 1', 'boolean'),
    label: by('upper(user.name) + " #" + string(id)', 'text'),
    part: { type: 'numeric(12,2)', generator: { kind: 'split', parameters: { relation: 'user', column: 'budget' } } },
    paid: { type: 'numeric(12,2)', generator: { kind: 'split', parameters: { relation: 'user', of: 'round(budget * 0.5, 2)', least: 0.01 } } },
    year: by('year(user.joined)', 'integer'),
    copy: { type: 'text', generator: { kind: 'template', parameters: { template: '{{user_name}}/{{lines}}' } } },
  }),
  words,
);
const columns = (table: string) => plan.table(table).columns.map((column) => column.name);
const objects = (table: string) =>
  textRows(plan, table, 0, plan.table(table).rows).map((row) => Object.fromEntries(row.map((cell, i) => [columns(table)[i]!, cell])));
const [users, orders, items] = [objects('users'), objects('orders'), objects('items')];
const itemsOf = (order: { id?: string | null }) => items.filter((item) => item.order_id === order.id);

describe('values through relations', () => {
  test('sums, counts and extremes match the children', () => {
    for (const order of orders) {
      const own = itemsOf(order);
      expect(Number(order.total)).toBeCloseTo(
        own.reduce((sum, item) => sum + Number(item.quantity) * Number(item.price), 0),
        6,
      );
      expect(order.lines).toBe(String(own.length));
      expect(order.dearest).toBe(own.length === 0 ? null : own.map((item) => item.price!).reduce((a, b) => (Number(a) > Number(b) ? a : b)));
    }
  });

  test('look-ups give the parent’s value', () => {
    for (const order of orders) {
      const user = users.find((each) => each.id === order.user_id)!;
      expect([order.user_name, order.since, order.year]).toEqual([user.name, user.joined, String(Number(user.joined!.slice(0, 4)))]);
      expect(order.label).toBe(`${user.name!.toUpperCase()} #${order.id}`);
      expect(order.big).toBe(String(Number(order.total) > 100 && Number(order.lines) > 1));
      expect(order.copy).toBe(`${user.name}/${order.lines}`);
    }
  });

  test('a parent’s total is split exactly', () => {
    for (const user of users) {
      const own = orders.filter((order) => order.user_id === user.id);
      if (own.length > 0) expect(own.reduce((sum, order) => sum + Number(order.part), 0)).toBeCloseTo(Number(user.budget), 6);
      const half = Math.round(Number(user.budget) * 50) / 100;
      if (own.length > 0) expect(own.reduce((sum, order) => sum + Number(order.paid), 0)).toBeCloseTo(Math.max(half, 0.01 * own.length), 6);
      expect(own.every((order) => Number(order.paid) >= 0.01)).toBe(true);
    }
  });

  test('a single row equals that row among all', () => {
    for (const row of [0, 17, orders.length - 1]) expect(textRows(plan, 'orders', row, 1)[0]).toEqual(Object.values(orders[row]!));
  });
});

test('sums and means ignore NULLs, in whole batches or not', () => {
  const blueprint = shop(by('sum(items, quantity * price)'), { mean: by('avg(items, price)'), least: by('sum(items, quantity) - avg(items, quantity)') });
  const [, , table] = blueprint.tables;
  Object.assign(
    table!.columns.find((column) => column.name === 'price')!,
    { nullable: true, nullRate: 0.4 },
  );
  const made = compile(blueprint, words);
  const lines = textRows(made, 'items', 0, made.table('items').rows, ['order_id', 'quantity', 'price']);
  expect(lines.some(([, , price]) => price === null)).toBe(true);
  for (const [id, total, mean, least] of textRows(made, 'orders', 0, made.table('orders').rows, ['id', 'total', 'mean', 'least'])) {
    const own = lines
      .filter(([order]) => order === id)
      .map(([, quantity, price]) => ({ quantity: Number(quantity), price: price == null ? null : Number(price) }));
    const priced = own.flatMap((line) => (line.price === null ? [] : [{ ...line, price: line.price }]));
    const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
    expect(Number(total)).toBeCloseTo(sumOf(priced.map((line) => line.quantity * line.price)), 6);
    expect(mean === null).toBe(priced.length === 0);
    if (mean != null) expect(Math.abs(Number(mean) - sumOf(priced.map((line) => line.price)) / priced.length)).toBeLessThan(0.00501);
    expect(least === null).toBe(own.length === 0);
    const quantity = sumOf(own.map((line) => line.quantity));
    if (least != null) expect(Math.abs(Number(least) - (quantity - quantity / own.length))).toBeLessThan(0.00501);
  }
});

test('a formula of one kind of time in a column of another is cast as Postgres casts it', () => {
  const columns: Record<string, [type: string, expression: string]> = {
    midnight: ['timestamp with time zone', 'joined'],
    chosen: ['timestamp with time zone', 'id > 0 ? joined : addMinutes(joined, 30)'],
    written: ['text', 'joined'],
    day: ['date', 'addMinutes(joined, 30)'],
    told: ['timestamp without time zone', 'coalesce(gone, "2024-02-03")'],
    same: ['boolean', 'joined == string(joined) && date(addHours(joined, 5)) == dateOf(joined) && midnight <= string(joined)'],
  };
  const plan = compile(
    blueprintOf({
      users: {
        rows: 20,
        columns: {
          id: ID,
          joined: 'date',
          gone: { type: 'date', nullable: true, generator: { kind: 'null' } },
          ...Object.fromEntries(Object.entries(columns).map(([name, [type, expression]]) => [name, by(expression, type)])),
          looked_up: { type: 'timestamp without time zone', generator: { kind: 'cases', parameters: { cases: [], otherwise: by('joined').generator } } },
        },
        primaryKey: ['id'],
      },
    }),
    words,
  );
  for (const [joined, ...cells] of textRows(plan, 'users', 0, 20, ['joined', ...Object.keys(columns), 'looked_up'])) {
    const midnight = `${joined} 00:00:00`;
    expect(cells).toEqual([`${midnight}+00`, `${midnight}+00`, joined, joined, '2024-02-03 00:00:00', 'true', midnight]);
  }
});

test('the largest remainder sums to the total', () => {
  expect(largestRemainder(10, [1, 1, 1])).toEqual([4, 3, 3]);
  expect(largestRemainder(0, [2, 5])).toEqual([0, 0]);
  expect(largestRemainder(7, [5, 1, 1])).toEqual([5, 1, 1]);
});

/** Expression → its error. */
const BROKEN: Record<string, RegExp> = {
  'id +': /Unexpected token: EOF \(at character 5: id \+▸\)/,
  'abs(id) + nothing': /There is no column "nothing".* \(at character 11: abs\(id\) \+ ▸nothing\)/,
  nothing: /There is no column "nothing".*Known: id, user_id/,
  'cousin.name': /There is no parent "cousin"/,
  'user.size': /The parent has no column "size"/,
  'sum(things, 1)': /No rows named "things"/,
  'sum(items)': /sum needs an expression/,
  'sum(items, price, 2)': /takes the children's table/,
  'id + true': /does not go between a whole number and a flag/,
  'id < "a"': /cannot be compared/,
  'matches(string(id), "(a+)+$")': /There is no function "matches"/,
  'round()': /round takes 1 to 2 values/,
  'id ? 1 : 2': /A condition is needed/,
  'user_name in 3': /needs a list/,
  'total + 1': /made from itself: public\.orders\.total → public\.orders\.total/,
  'items.map(i, i.price)': /There is no function|no column/,
};

test.each(Object.entries(BROKEN))('%s', (expression, message) => {
  expect.assertions(1);
  try {
    compile(shop(by(expression), { user_name: 'text' }), words);
  } catch (error) {
    expect(error).toMatchObject({
      type: 'invalid-blueprint',
      errors: [{ pointer: expect.stringMatching(/^\/tables\/1\/columns\/2\/generator/) as string, message: expect.stringMatching(message) as string }],
    });
  }
});

test('a deep expression exceeds its budget of steps', () => {
  expect(() => compile(shop(by(Array.from({ length: 400 }, () => 'id').join(' + '))), words)).toThrow(/at most 500 parts/);
});

test('rows know the reference date, and a column of that name wins', () => {
  const days = (columns: Record<string, unknown>) => {
    const blueprint = blueprintOf({ visits: { rows: 1, columns: { id: ID, ...columns } as never, primaryKey: ['id'] } });
    return textRows(compile({ ...blueprint, referenceDate: '2026-03-05' }, words), 'visits', 0, 1, ['due'])[0]![0];
  };
  const due = { type: 'date', generator: { kind: 'expression', parameters: { expression: 'today + 7' } } };
  expect(days({ due })).toBe('2026-03-12');
  const today = { type: 'date', generator: { kind: 'constant', parameters: { value: '2020-01-01' } } };
  expect(days({ today, due })).toBe('2020-01-08');
});

test('rows know their number, and computed labels do not change', () => {
  const made = compile(
    blueprintOf(
      {
        journals: { rows: 6, columns: { id: ID }, primaryKey: ['id'] },
        bookings: {
          columns: {
            id: ID,
            journal_id: 'integer',
            side: { type: 'public.side', generator: { kind: 'expression', parameters: { expression: 'row % 2 == 0 ? "debit" : "credit"' } } },
            amount: { type: 'integer', generator: { kind: 'expression', parameters: { expression: 'journal_id.row * 10 + 1' } } },
          },
          primaryKey: ['id'],
        },
      },
      [link('bookings.journal_id', 'journals.id', { owner: true, fanOut: { kind: 'fixed', count: 2 } })],
      { types: { 'public.side': { kind: 'enum', labels: ['debit', 'credit'] } } },
    ),
    words,
  );
  expect(textRows(made, 'bookings', 0, 4, ['journal_id', 'side', 'amount'])).toEqual([
    ['1', 'debit', '1'],
    ['1', 'credit', '1'],
    ['2', 'debit', '11'],
    ['2', 'credit', '11'],
  ]);
});
