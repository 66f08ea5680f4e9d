import { expect, test } from 'vitest';
import { madeRows, type MadeRow } from './support/made-rows.ts';

const DDL = `
  CREATE TABLE members (id int PRIMARY KEY, full_name text NOT NULL, email text NOT NULL, joined_on date NOT NULL,
    created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL);
  CREATE TABLE plans (id int PRIMARY KEY, name text NOT NULL, price numeric(8,2) NOT NULL);
  CREATE TABLE subscriptions (id int PRIMARY KEY, member_id int NOT NULL REFERENCES members, plan_id int NOT NULL REFERENCES plans,
    status text NOT NULL CHECK (status IN ('trialing', 'active', 'past_due', 'canceled')), trial_start timestamptz, trial_end timestamptz,
    current_period_start timestamptz NOT NULL, current_period_end timestamptz NOT NULL, created_at timestamptz NOT NULL, canceled_at timestamptz);
  CREATE TABLE vets (id int PRIMARY KEY, full_name text NOT NULL);
  CREATE TABLE visits (id int PRIMARY KEY, vet_id int NOT NULL REFERENCES vets, scheduled_start timestamp NOT NULL, scheduled_end timestamp NOT NULL,
    started_at timestamp, ended_at timestamp);
  CREATE TABLE carriers (id int PRIMARY KEY, name text NOT NULL);
  CREATE TABLE legs (id int PRIMARY KEY, carrier_id int NOT NULL REFERENCES carriers,
    status text NOT NULL CHECK (status IN ('planned', 'departed', 'arrived', 'cancelled')), planned_departure timestamptz NOT NULL,
    planned_arrival timestamptz NOT NULL, actual_departure timestamptz, actual_arrival timestamptz);
  CREATE TABLE classes (id int PRIMARY KEY, title text NOT NULL, starts_at timestamptz NOT NULL);
  CREATE TABLE bookings (id int PRIMARY KEY, class_id int NOT NULL REFERENCES classes, member_id int NOT NULL REFERENCES members,
    status text NOT NULL CHECK (status IN ('booked', 'attended', 'cancelled')), booked_at timestamptz NOT NULL, cancelled_at timestamptz,
    created_at timestamptz NOT NULL, updated_at timestamptz);`;

const { rows, proved } = await madeRows(DDL, 400);

/** Rows of a table in which the later time is before the earlier one, of those that have both, and how many have both. */
function backwards(table: string, earlier: string, later: string): { readonly wrong: readonly MadeRow[]; readonly both: number } {
  const both = rows.get(table)!.filter((row) => row[earlier] !== null && row[later] !== null);
  return { wrong: both.filter((row) => Date.parse(`${row[later]!}`) < Date.parse(`${row[earlier]!}`)), both: both.length };
}

test.each([
  ['members', 'created_at', 'updated_at'],
  ['subscriptions', 'trial_start', 'trial_end'],
  ['subscriptions', 'current_period_start', 'current_period_end'],
  ['visits', 'started_at', 'ended_at'],
  ['legs', 'actual_departure', 'actual_arrival'],
  ['bookings', 'created_at', 'updated_at'],
])('of %s, %s comes before %s', (table, earlier, later) => {
  const { wrong, both } = backwards(table, earlier, later);
  expect(both).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

test('a leg arrives about when that was planned, and only where its state says so', () => {
  expect(proved).toBe(true);
  for (const { status, actual_arrival: arrived, planned_arrival: planned, planned_departure: left } of rows.get('legs')!) {
    expect(arrived !== null).toBe(status === 'arrived');
    if (arrived === null) continue;
    const way = Date.parse(planned!) - Date.parse(left!);
    expect(Math.abs(Date.parse(arrived!) - Date.parse(planned!))).toBeLessThanOrEqual(Math.max(way * 0.2, 3_600_000));
  }
});

test('what was booked is called off after that', () => {
  const { wrong, both } = backwards('bookings', 'booked_at', 'cancelled_at');
  expect(both).toBeGreaterThan(20);
  // Both follow the row's creation by themselves.
  expect(wrong.length / both).toBeLessThan(0.2);
});
