import { expect, test } from 'vitest';
import { madeRows } from './support/made-rows.ts';

test('a CHECK on the day of a timestamp is an order: rows keep the times that their generators make, behind their parents', async () => {
  const { rows, proved } = await madeRows(
    `
    CREATE TABLE donations (id bigserial PRIMARY KEY, began_at timestamptz NOT NULL);
    CREATE TABLE products (id bigserial PRIMARY KEY, donation_id bigint NOT NULL REFERENCES donations, made_at timestamptz NOT NULL, expires_on date NOT NULL,
      released_at timestamptz CHECK (released_at >= made_at), CHECK (expires_on > (made_at AT TIME ZONE 'UTC')::date));`,
    200,
  );
  expect(proved).toBe(true);
  const began = new Map(rows.get('donations')!.map((row) => [row['id'], row['began_at']!]));
  const products = rows.get('products')!;
  for (const product of products) expect(product['made_at']! >= began.get(product['donation_id']!)!).toBe(true);
  expect(new Set(products.map((product) => product['made_at']!.slice(0, 10))).size).toBeGreaterThan(100);
});

test('a range that a CHECK puts behind a time, or before it, is made so', async () => {
  const { rows, proved } = await madeRows(
    `
    CREATE TABLE lifts (id bigserial PRIMARY KEY, booked_at timestamptz NOT NULL, slot tstzrange NOT NULL CHECK (lower(slot) > booked_at));
    CREATE TABLE stays (id bigserial PRIMARY KEY, booked_on date NOT NULL, nights daterange NOT NULL CHECK (lower(nights) >= booked_on + 3));
    CREATE TABLE places (id bigserial PRIMARY KEY, booked_at timestamptz NOT NULL, slot tstzrange NOT NULL CHECK (lower(slot) > booked_at),
      EXCLUDE USING gist (slot WITH &&));
    CREATE TABLE runs (id bigserial PRIMARY KEY, closed_at timestamp NOT NULL, span tsrange CHECK (upper(span) <= closed_at));`,
    200,
  );
  expect(proved).toBe(true);
  for (const [table, time] of [
    ['lifts', 'booked_at'],
    ['places', 'booked_at'],
    ['stays', 'booked_on'],
    ['runs', 'closed_at'],
  ] as const)
    expect(new Set(rows.get(table)!.map((row) => row[time]!.slice(0, 10))).size).toBeGreaterThan(50);
});

test('times that are found by trial lie near one another in the two years before the reference date, and the columns say so', async () => {
  const { blueprint, rows, proved } = await madeRows(
    `CREATE TABLE things (id bigserial PRIMARY KEY, made_at timestamptz NOT NULL, ends_on date NOT NULL,
       CHECK (to_char(made_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') < to_char(ends_on, 'YYYY-MM-DD')));`,
    200,
  );
  expect(proved).toBe(true);
  const { columns } = blueprint.tables[0]!;
  for (const name of ['made_at', 'ends_on'])
    expect(columns.find((column) => column.name === name)!.because).toBe('values found by trial, that things_check accepts');
  for (const { made_at: made, ends_on: ends } of rows.get('things')!) {
    expect(made! >= '2024-01-02' && ends! <= '2026-01-01').toBe(true);
    expect((Date.parse(ends!) - Date.parse(made!.slice(0, 10))) / 86_400_000).toBeLessThanOrEqual(31);
  }
});
