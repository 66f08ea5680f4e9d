import { expect, test } from 'vitest';
import { madeRows, type MadeRow } from './support/made-rows.ts';

const DDL = `
  CREATE TABLE seasons (id int PRIMARY KEY, name text NOT NULL, starts_on date NOT NULL, ends_on date NOT NULL, CHECK (ends_on > starts_on));
  CREATE TABLE crews (id int PRIMARY KEY, season_id int NOT NULL REFERENCES seasons, name text NOT NULL);
  CREATE TABLE rowers (id int PRIMARY KEY, full_name text NOT NULL, phone text);
  CREATE TABLE crew_rowers (crew_id int NOT NULL REFERENCES crews, rower_id int NOT NULL REFERENCES rowers, joined_on date NOT NULL, left_on date, PRIMARY KEY (crew_id, rower_id));
  CREATE TABLE concerts (id int PRIMARY KEY, title text NOT NULL, starts_at timestamptz NOT NULL, created_at timestamptz NOT NULL);
  CREATE TABLE bookings (id int PRIMARY KEY, concert_id int NOT NULL REFERENCES concerts, seats int NOT NULL, created_at timestamptz NOT NULL);`;

const { rows, blueprint, proved } = await madeRows(DDL, 200, (one) => one);
const of = (table: string, id: string | null | undefined): MadeRow => rows.get(table)!.find((row) => row['id'] === id)!;

test('who joins what lasts for a season does so in it, and leaves in it', () => {
  expect(proved).toBe(true);
  const joined = rows.get('crew_rowers')!;
  for (const { crew_id: crew, joined_on: from, left_on: to } of joined) {
    const season = of('seasons', of('crews', crew)['season_id']);
    expect(from! >= season['starts_on']! && from! <= season['ends_on']!).toBe(true);
    if (to !== null) expect(to! > from! && to! <= season['ends_on']! && to! <= blueprint.referenceDate).toBe(true);
  }
  expect(joined.some(({ left_on: to }) => to !== null) && joined.some(({ left_on: to }) => to === null)).toBe(true);
});

test('what takes place at a time is booked before it', () => {
  const told = rows.get('bookings')!.map(({ created_at: at, concert_id: concert }) => ({ at: Date.parse(at!), concert: of('concerts', concert) }));
  const ahead = told.filter(({ concert }) => Date.parse(concert['created_at']!) < Date.parse(concert['starts_at']!));
  expect(ahead.length).toBeGreaterThan(20);
  for (const { at, concert } of ahead) expect(at).toBeLessThanOrEqual(Date.parse(concert['starts_at']!));
});
