import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const RIDES = {
  name: 'rides',
  columns: [
    'id integer not null',
    'started_at timestamptz not null',
    'ended_at timestamptz',
    'odometer_start_km integer not null',
    'odometer_end_km integer',
    'counter_start integer not null',
    'counter_end integer not null',
  ],
};
const SAMPLES = {
  name: 'ride_samples',
  columns: ['ride_id integer not null', 'recorded_at timestamptz not null', 'odometer_km integer not null', 'counter integer not null'],
  key: ['ride_id', 'recorded_at'],
  refers: ['ride_id -> rides.id'],
};
const TABLES = [RIDES, SAMPLES];

test('the reading at the end of a row follows the one at its beginning, and is there where the row has ended', async () => {
  const rows = await rowsOf(TABLES, 'rides', ['ended_at', 'odometer_start_km', 'odometer_end_km', 'counter_start', 'counter_end']);
  expect(rows.filter(([ended, , end]) => (ended === null) !== (end === null))).toEqual([]);
  for (const [, start, end, first, last] of rows) {
    if (end !== null) expect(Number(end)).toBeGreaterThanOrEqual(Number(start));
    if (end !== null) expect(Number(end) - Number(start)).toBeLessThan(3_000);
    expect(Number(last)).toBeGreaterThan(Number(first));
    expect(Number(last)).toBeLessThan(Number(first) * 3);
  }
});

test('readings of a period are between start and end, at different moments, and rise with time', async () => {
  const rides = new Map(
    (await rowsOf(TABLES, 'rides', ['id', 'started_at', 'ended_at', 'odometer_start_km', 'odometer_end_km'])).map(([id, ...row]) => [id, row]),
  );
  const samples = (await rowsOf(TABLES, 'ride_samples', ['ride_id', 'recorded_at', 'odometer_km'])).filter(([ride]) => rides.has(ride!));
  const at = (text: string | null | undefined): number => Date.parse(text!.replace(' ', 'T').replace(/\+00$/, 'Z'));
  expect(samples.length).toBeGreaterThan(100);
  expect(new Set(samples.map(([ride, when]) => `${ride} ${when}`)).size).toBe(samples.length);
  for (const [ride, when, odometer] of samples) {
    const [started, ended, first, last] = rides.get(ride!)!;
    expect(at(when)).toBeGreaterThan(at(started));
    if (ended !== null) expect(at(when)).toBeLessThanOrEqual(at(ended));
    expect(Number(odometer)).toBeGreaterThanOrEqual(Number(first));
    if (last !== null) expect(Number(odometer)).toBeLessThanOrEqual(Number(last));
  }
  for (const own of Map.groupBy(samples, ([ride]) => ride).values()) {
    const inTime = own.toSorted(([, a], [, b]) => at(a) - at(b)).map(([, , odometer]) => Number(odometer));
    expect(inTime).toEqual(inTime.toSorted((a, b) => a - b));
  }
});

test('readings of a period without an end keep their own time', async () => {
  const rows = await rowsOf([{ ...RIDES, columns: RIDES.columns.filter((column) => !column.startsWith('ended_at')) }, SAMPLES], 'ride_samples', [
    'ride_id',
    'recorded_at',
  ]);
  expect(rows.length).toBeGreaterThan(0);
});
