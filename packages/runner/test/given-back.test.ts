import { expect, test } from 'vitest';
import { madeRows, type MadeRow } from './support/made-rows.ts';

const DDL = `
  CREATE TABLE pledges (id int PRIMARY KEY, status varchar(20) NOT NULL CHECK (status IN ('pending', 'captured', 'refunded', 'partially_refunded', 'failed')),
    amount numeric(10,2) NOT NULL, refunded_amount numeric(10,2) NOT NULL, created_at timestamptz NOT NULL);
  CREATE TABLE bowls (id int PRIMARY KEY, name text NOT NULL);
  CREATE TABLE bowl_toppings (id int PRIMARY KEY, bowl_id int NOT NULL REFERENCES bowls, name varchar(80) NOT NULL, price_delta numeric(6,2) NOT NULL);
  CREATE TABLE lunches (id int PRIMARY KEY, bowl_id int NOT NULL REFERENCES bowls, created_at timestamptz NOT NULL);
  CREATE TABLE lunch_toppings (id int PRIMARY KEY, lunch_id int NOT NULL REFERENCES lunches, topping_id int NOT NULL REFERENCES bowl_toppings,
    name varchar(80) NOT NULL, price_delta numeric(6,2) NOT NULL, UNIQUE (lunch_id, topping_id));`;

const { rows, proved } = await madeRows(DDL, 200, (blueprint) => blueprint);

test('what was given back goes with the state', () => {
  expect(proved).toBe(true);
  for (const { status, amount, refunded_amount: back } of rows.get('pledges')!) {
    const part = status === 'refunded' ? 1 : status === 'partially_refunded' ? 0.4 : 0;
    expect(Number(back)).toBeCloseTo(Number(amount) * part, 1);
  }
});

test('what is chosen of a list has its name and its price', () => {
  const of = (row: MadeRow): MadeRow => rows.get('bowl_toppings')!.find(({ id }) => id === row['topping_id'])!;
  for (const row of rows.get('lunch_toppings')!) for (const column of ['name', 'price_delta']) expect(row[column]).toBe(of(row)[column]);
});
