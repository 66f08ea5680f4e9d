import { expect, test } from 'vitest';
import { madeRows } from './support/made-rows.ts';

test('a CHECK on the day of a timestamp is an order: rows keep the times of their generators, after their parents', async () => {
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

test('a range that a CHECK puts before or after a time satisfies it', async () => {
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

test('times found by trial are close together in the two years before the reference date, and the columns report it', async () => {
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

test('appointments of hours that may not overlap are within the day, and what happens in them follows booking and start', async () => {
  const { blueprint, rows, proved } = await madeRows(
    `CREATE EXTENSION IF NOT EXISTS btree_gist;
    CREATE TYPE visit_state AS ENUM ('booked','confirmed','checked_in','done','no_show','cancelled');
    CREATE TABLE rooms (id serial PRIMARY KEY, label text NOT NULL);
    CREATE TABLE appointments (id serial PRIMARY KEY, room_id int REFERENCES rooms, state visit_state NOT NULL, starts_at timestamptz NOT NULL, ends_at timestamptz NOT NULL,
      booked_at timestamptz NOT NULL, checked_in_at timestamptz, finished_at timestamptz, cancelled_at timestamptz,
      CHECK (starts_at < ends_at AND ends_at - starts_at <= interval '4 hours'), CHECK (booked_at <= starts_at),
      CHECK ((state = 'cancelled') = (cancelled_at IS NOT NULL)), CHECK (state NOT IN ('checked_in','done') OR checked_in_at IS NOT NULL),
      CHECK ((state = 'done') = (finished_at IS NOT NULL)), CHECK (finished_at >= checked_in_at),
      EXCLUDE USING gist (room_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (state NOT IN ('cancelled','no_show')));`,
    200,
  );
  expect(proved).toBe(true);
  const made = rows.get('appointments')!;
  const lengths = made.map((row) => (Date.parse(row['ends_at']!) - Date.parse(row['starts_at']!)) / 60_000);
  expect(new Set(lengths).size).toBeGreaterThan(3);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(240);
  for (const { starts_at: starts, booked_at: booked, checked_in_at: came, finished_at: finished } of made) {
    expect(Number(starts!.slice(11, 13)) >= 8 && Number(starts!.slice(11, 13)) < 18, starts!).toBe(true);
    expect(came == null || came >= booked!, `${booked} ${came}`).toBe(true);
    expect(finished == null || finished >= starts!, `${starts} ${finished}`).toBe(true);
  }
  // The rows match the explanation.
  const came = blueprint.tables.find(({ name }) => name === 'appointments')!.columns.find(({ name }) => name === 'checked_in_at')!;
  expect(came.because).toContain('about starts_at');
  expect(made.filter(({ state }) => state === 'done').length).toBeGreaterThan(100);
});

test('a range of one value in an exclusion constraint is an equal column: each client has its own periods', async () => {
  const { blueprint, rows, proved } = await madeRows(
    `CREATE EXTENSION IF NOT EXISTS btree_gist;
    CREATE TABLE clients (id serial PRIMARY KEY, name text NOT NULL);
    CREATE TABLE powers (id serial PRIMARY KEY, client_id int NOT NULL REFERENCES clients, valid daterange NOT NULL, signed_on date NOT NULL,
      CHECK (NOT isempty(valid) AND signed_on <= lower(valid)), EXCLUDE USING gist (int4range(client_id, client_id, '[]') WITH &&, valid WITH &&));`,
    300,
  );
  expect(proved).toBe(true);
  expect(blueprint.tables.find(({ name }) => name === 'powers')!.exclusions).toMatchObject([{ equal: ['client_id'], span: ['valid'] }]);
  const days = rows.get('powers')!.map(({ valid, signed_on: signed }) => {
    const [from, to] = valid!.match(/\d{4}-\d\d-\d\d/g)!;
    expect(signed! <= from! && signed! > '2023', `${signed} ${valid}`).toBe(true);
    return (Date.parse(to!) - Date.parse(from!)) / 86_400_000;
  });
  expect(Math.max(...days)).toBeGreaterThan(20);
});
