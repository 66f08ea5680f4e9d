import { expect, test } from 'vitest';
import { rowsOf } from '../derive/rows-of.ts';

const ID = 'id integer not null';
const daysFrom = (one: string, other: string): number => (Date.parse(other.slice(0, 10)) - Date.parse(one.slice(0, 10))) / 86_400_000;

async function pairsOf(
  table: string,
  from: string,
  to: string,
  columns: readonly string[],
  labels?: readonly string[],
): Promise<(readonly [string, string])[]> {
  const types = labels ? { 'public.states': { kind: 'enum' as const, labels: [...labels] } } : {};
  const rows = await rowsOf([{ name: table, columns: [ID, ...columns] }], table, [from, to], types);
  const pairs = rows.flatMap(([one, other]) => (one && other ? [[one, other] as const] : []));
  expect(pairs.length).toBeGreaterThan(4);
  return pairs;
}

test('a route has its start day, and is over within two days', async () => {
  const columns = ['route_date date not null', 'started_at timestamptz not null', 'finished_at timestamptz', 'distance_km numeric(6,1)'];
  for (const [day, start] of await pairsOf('routes', 'route_date', 'started_at', columns)) expect(start.slice(0, 10)).toBe(day);
  for (const [start, end] of await pairsOf('routes', 'started_at', 'finished_at', columns)) expect(daysFrom(start, end)).toBeLessThanOrEqual(2);
});

test('work starts around its scheduled day', async () => {
  const columns = ['job_type text', 'scheduled_for date not null', 'started_on date', 'finished_on date'];
  for (const [plan, start] of await pairsOf('maintenance_jobs', 'scheduled_for', 'started_on', columns)) {
    expect(start >= plan).toBe(true);
    expect(daysFrom(plan, start)).toBeLessThan(40);
  }
  for (const [start, end] of await pairsOf('maintenance_jobs', 'started_on', 'finished_on', columns)) expect(end >= start).toBe(true);
});

test('scheduled work is done afterwards, even if nothing else starts the row', async () => {
  const columns = ['groomer text', 'scheduled_for timestamptz not null', 'done_at timestamptz'];
  for (const [plan, done] of await pairsOf('groomings', 'scheduled_for', 'done_at', columns)) expect(done >= plan).toBe(true);
});

test('state labels show whether a row is received or shipped first', async () => {
  const columns = ['received_at timestamptz not null', 'shipped_at timestamptz', 'status public.states not null'];
  const pairs = await pairsOf('cases', 'received_at', 'shipped_at', columns, ['received', 'in_production', 'shipped', 'delivered']);
  for (const [received, shipped] of pairs) expect(shipped >= received).toBe(true);
});

test('few cars of a fleet are retired, long after purchase', async () => {
  const columns = ['make text', 'model text', 'license_plate text', 'purchased_on date not null', 'status public.states not null', 'retired_on date'];
  const types = { 'public.states': { kind: 'enum' as const, labels: ['available', 'rented', 'maintenance', 'retired'] } };
  const rows = await rowsOf([{ name: 'vehicles', columns: [ID, ...columns] }], 'vehicles', ['status', 'purchased_on', 'retired_on'], types);
  const retired = rows.filter(([status]) => status === 'retired');
  expect(retired.length).toBeGreaterThan(0);
  expect(retired.length).toBeLessThan(rows.length / 3);
  for (const [status, , end] of rows) expect([status, end !== null]).toEqual([status, status === 'retired']);
  expect(retired.filter(([, begin, end]) => daysFrom(begin!, end!) > 60).length).toBeGreaterThan(retired.length * 0.7);
});

test.each([
  ['school_years', 'starts_on', 'ends_on', 250],
  ['rates', 'valid_from', 'valid_to', 25],
])('days of %s are a whole period apart', async (table, from, to, least) => {
  for (const [start, end] of await pairsOf(table, from, to, [`${from} date not null`, `${to} date not null`, 'note text']))
    expect(daysFrom(start, end)).toBeGreaterThan(least);
});

test('a commissioned asset was completed before', async () => {
  const columns = ['scheduled_start date not null', 'actual_start date', 'completed_on date', 'commissioned_on date'];
  for (const [completed, commissioned] of await pairsOf('installations', 'completed_on', 'commissioned_on', columns))
    expect(commissioned >= completed).toBe(true);
});
