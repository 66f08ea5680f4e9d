import { expect, test } from 'vitest';
import { madeRows } from './support/made-rows.ts';

const DDL = `
  CREATE TABLE listings (id int PRIMARY KEY, title text NOT NULL, created_at timestamptz NOT NULL);
  CREATE TABLE bids (id int PRIMARY KEY, listing_id int NOT NULL REFERENCES listings, amount numeric(10,2) NOT NULL,
    status text NOT NULL CHECK (status IN ('open', 'accepted', 'declined')), created_at timestamptz NOT NULL);
  CREATE TABLE deals (id int PRIMARY KEY, title text NOT NULL, created_at timestamptz NOT NULL);
  CREATE TABLE quotes (id int PRIMARY KEY, deal_id int NOT NULL REFERENCES deals, status text NOT NULL CHECK (status IN ('draft', 'sent', 'accepted', 'declined')),
    sent_at timestamptz, answered_at timestamptz, created_at timestamptz NOT NULL);
  CREATE TABLE orchards (id int PRIMARY KEY, name text NOT NULL);
  CREATE TABLE harvests (id int PRIMARY KEY, orchard_id int NOT NULL REFERENCES orchards, status text NOT NULL CHECK (status IN ('open', 'accepted', 'declined')));`;

const { rows, blueprint, proved } = await madeRows(DDL, 200, (one) => one);

/** How many rows in one of these states each parent has. */
function inState(table: string, parent: string, states: readonly string[]): number[] {
  const counts = new Map<string, number>();
  for (const row of rows.get(table)!) if (states.includes(row['status']!)) counts.set(row[parent]!, (counts.get(row[parent]!) ?? 0) + 1);
  return [...counts.values()];
}

test('one bid of a listing is accepted', () => {
  expect(proved).toBe(true);
  const accepted = inState('bids', 'listing_id', ['accepted']);
  expect(accepted.length).toBeGreaterThan(10);
  expect(Math.max(...accepted)).toBe(1);
});

test('what is no choice of the parent, or has its times by the state, may be in that state as often as it is', () => {
  expect(blueprint.tables.find(({ name }) => name === 'harvests')?.uniqueKeys).toBeUndefined();
  expect(blueprint.tables.find(({ name }) => name === 'quotes')?.uniqueKeys).toBeUndefined();
});
