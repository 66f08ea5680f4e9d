import { expect, test } from 'vitest';
import { madeRows } from './support/made-rows.ts';

const DDL = `
  CREATE TABLE dives (id int PRIMARY KEY, title text NOT NULL, capacity int NOT NULL CHECK (capacity BETWEEN 5 AND 60),
    booked_count int NOT NULL DEFAULT 0, CHECK (booked_count <= capacity));
  CREATE TABLE divers (id int PRIMARY KEY, full_name text NOT NULL);
  CREATE TABLE bookings (dive_id int NOT NULL REFERENCES dives, diver_id int NOT NULL REFERENCES divers, PRIMARY KEY (dive_id, diver_id));`;

const COUNTS: Readonly<Record<string, number>> = { dives: 30, divers: 200, bookings: 900 };
const { rows, proved } = await madeRows(DDL, 100, (blueprint) => ({
  ...blueprint,
  tables: blueprint.tables.map((table) => ({ ...table, rows: COUNTS[table.name]! })),
}));

test('a count below a capacity is that of the children, and the capacity has room for them', () => {
  expect(proved).toBe(true);
  const booked = Map.groupBy(rows.get('bookings')!, ({ dive_id: dive }) => dive);
  const dives = rows.get('dives')!;
  expect(dives.length).toBe(30);
  expect(dives.filter(({ id, booked_count: count }) => Number(count) !== (booked.get(id!)?.length ?? 0))).toEqual([]);
  expect(dives.filter(({ capacity, booked_count: count }) => Number(count) > Number(capacity))).toEqual([]);
});
