import { expect, test } from 'vitest';
import { answeredRows } from './support/answered-rows.ts';

const DEPOTS = 'create table depots (id serial primary key, name text not null, opened_at timestamptz);';

test('a formula beyond what its column takes gives the nearest number, and says why it does not hold', async () => {
  const { rows, named } = await answeredRows(
    `${DEPOTS}
     create table crates (
       id serial primary key, depot_id int not null references depots, weight int not null, pieces int not null,
       worth int not null, worth_below int, small_worth smallint not null, price numeric(8, 2) not null check (price > 0), rate numeric(5, 2) not null
     );`,
    {
      crates: {
        columns: {
          weight: { low: 1, high: 90_000 },
          pieces: { values: [0, 1, 90_000] },
          worth: { formula: 'weight * pieces' },
          small_worth: { formula: 'weight * pieces' },
          price: { formula: 'pieces / 1000' },
          rate: { formula: '0.5 * weight' },
        },
        equations: ['worth_below == 0 - weight * pieces'],
      },
    },
  );
  const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value)) + 0;
  for (const { weight, pieces, worth, worth_below, small_worth, price, rate } of rows('crates')) {
    const product = Number(weight) * Number(pieces);
    expect(Number(worth)).toBe(within(product, -(2 ** 31), 2 ** 31 - 1));
    expect(Number(worth_below)).toBe(within(-product, -(2 ** 31), 2 ** 31 - 1));
    expect(Number(small_worth)).toBe(within(product, -32_768, 32_767));
    expect(Number(price)).toBe(within(Number(pieces) / 1000, 0.01, 999_999.99));
    expect(Number(rate)).toBe(within(Number(weight) / 2, -999.99, 999.99));
  }
  const why = (column: string): string | undefined => named.find((each) => each.startsWith(`/tables/crates/${column}: `));
  expect(why('columns/worth')).toMatch(/the formula comes to numbers such as \d{10}: integer takes -2147483648 to 2147483647$/);
  expect(why('equations/0')).toMatch(/such as -\d{10}: integer takes/);
  expect(why('columns/small_worth')).toMatch(/smallint takes -32768 to 32767$/);
  expect(why('columns/price')).toMatch(/such as 0: its CHECK asks for more than 0$/);
  expect(why('columns/rate')).toMatch(/numeric\(5,2\) takes -999.99 to 999.99$/);
});

test('a time that is computed from NULL is NULL, or a time that the row may have', async () => {
  const { rows } = await answeredRows(
    `${DEPOTS}
     create table crates (
       id serial primary key, depot_id int not null references depots, packed_at timestamptz not null, seen_at timestamptz not null, left_at timestamptz,
       moved_on date not null, turned_at timestamptz not null, checked_at timestamptz not null, weighed_at timestamptz not null
     );`,
    {
      depots: { rows: 20, columns: { opened_at: { null: 0.5 } } },
      crates: {
        columns: {
          packed_at: { formula: 'addDays(depots.opened_at, 3)' },
          seen_at: { after: { of: 'depots.opened_at', least: '1 hour', typical: '1 day', most: '3 days' } },
          left_at: { formula: 'addHours(depots.opened_at, 5)' },
          moved_on: { formula: 'depots.opened_at + 1 day' },
          turned_at: { formula: 'turn(depot_id, depots.opened_at, today)' },
          checked_at: { before: { of: 'depots.opened_at', least: '1 hour', typical: '1 day', most: '3 days' } },
        },
        equations: ['weighed_at == left_at'],
      },
    },
  );
  const opened = new Map(rows('depots').map(({ id, opened_at }) => [id, opened_at]));
  const all = rows('crates');
  expect(all.filter(({ depot_id }) => opened.get(depot_id) === null).length).toBeGreaterThan(50);
  for (const row of all) {
    expect(row['left_at'] === null).toBe(opened.get(row['depot_id']!) === null);
    for (const column of ['packed_at', 'seen_at', 'moved_on', 'turned_at', 'checked_at', 'weighed_at']) expect(row[column]! > '2000').toBe(true);
    if (row['left_at'] !== null) expect(row['weighed_at']).toBe(row['left_at']);
  }
});
