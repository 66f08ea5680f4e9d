import { expect, test } from 'vitest';
import { compile, loadWords, textRows } from '@seedbed/engine';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

const SCHEMA = makeCatalog([
  { name: 'vehicles', columns: ['id integer not null', 'license_plate text not null', 'mileage integer not null', 'acquired_on date not null'] },
  {
    name: 'fuel_logs',
    columns: ['id integer not null', 'vehicle_id integer not null', 'filled_at timestamptz not null', 'odometer integer not null'],
    refers: ['vehicle_id -> vehicles.id'],
  },
  {
    name: 'trips',
    columns: [
      'id integer not null',
      'vehicle_id integer not null',
      'start_time timestamptz not null',
      'end_time timestamptz',
      'start_odometer integer not null',
      'end_odometer integer',
      'distance_km integer',
    ],
    refers: ['vehicle_id -> vehicles.id'],
  },
  { name: 'meters', columns: ['id uuid not null', 'serial_number text not null', 'installed_on date not null'] },
  {
    name: 'bills',
    columns: [
      'id integer not null',
      'meter_id uuid not null',
      'period_start date not null',
      'period_end date not null',
      'previous_reading numeric(12,2) not null',
      'current_reading numeric(12,2) not null',
      'consumption numeric(12,2) not null',
      'amount numeric(10,2) not null',
    ],
    refers: ['meter_id -> meters.id'],
  },
]);

async function rowsOf(table: string, columns: readonly string[], rows: number) {
  const { blueprint } = await infer(SCHEMA, noTools);
  const plan = compile(
    { ...blueprint, tables: blueprint.tables.map((each) => (each.name === table ? { ...each, rows } : each)) },
    await loadWords(blueprint.locale),
  );
  return textRows(plan, plan.table(`public.${table}`), 0, rows, [...columns]);
}

test.each([
  ['fuel_logs', 'vehicle_id', 'filled_at', 'odometer'],
  ['trips', 'vehicle_id', 'start_time', 'start_odometer'],
  ['bills', 'meter_id', 'period_end', 'current_reading'],
])('a counter of %s never decreases', async (table, owner, when, reading) => {
  const byOwner = Map.groupBy(await rowsOf(table, [owner, when, reading], 4_000), ([key]) => key);
  let compared = 0;
  for (const rows of byOwner.values()) {
    const inOrder = rows.toSorted(([, a], [, b]) => (a! < b! ? -1 : 1)).map(([, , value]) => Number(value));
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
    compared += inOrder.length - 1;
  }
  expect(compared).toBeGreaterThan(1_000);
});

test('no fuel is bought at a higher mileage than the vehicle has', async () => {
  const vehicles = new Map((await rowsOf('vehicles', ['id', 'mileage'], 300)).map(([id, mileage]) => [id, Number(mileage)]));
  for (const [vehicle, odometer] of await rowsOf('fuel_logs', ['vehicle_id', 'odometer'], 1_000))
    if (vehicles.has(vehicle!)) expect(Number(odometer)).toBeLessThanOrEqual(vehicles.get(vehicle!)! + 1);
});

test('bills cover the consumption between two readings', async () => {
  for (const [before, after, used, amount] of await rowsOf('bills', ['previous_reading', 'current_reading', 'consumption', 'amount'], 500)) {
    expect(Number(used)).toBeCloseTo(Number(after) - Number(before), 2);
    expect(Number(used)).toBeGreaterThanOrEqual(0);
    expect(Number(amount)).toBeGreaterThan(Number(used) * 0.28);
  }
});

test('trips have a distance possible in their time, and none before they end', async () => {
  for (const [start, end, from, to, way] of await rowsOf('trips', ['start_time', 'end_time', 'start_odometer', 'end_odometer', 'distance_km'], 500)) {
    expect([end, to, way].filter((each) => each === null).length % 3).toBe(0);
    if (end === null) continue;
    const hours = (Date.parse(end!) - Date.parse(start!)) / 3_600_000;
    expect(Number(to) - Number(from)).toBe(Number(way));
    expect(Number(way)).toBeLessThanOrEqual(hours * 70 + 1);
  }
});
