import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

type Table = Parameters<typeof makeCatalog>[0][number];

async function distinctColumns(tables: readonly Table[]): Promise<string[]> {
  const { blueprint } = await infer(makeCatalog(tables), noTools);
  return blueprint.tables.flatMap(({ name, columns }) => columns.filter(({ distinct }) => distinct).map((column) => `${name}.${column.name}`));
}

const ID = 'id integer not null';
const DOCTORS = { name: 'doctors', columns: [ID, 'name text not null'] };
const booking = (time: string, name = 'starts_at'): Table => ({
  name: 'bookings',
  columns: [ID, 'doctor_id integer not null', `${name} ${time} not null`],
  unique: [['doctor_id', name]],
  refers: ['doctor_id -> doctors.id'],
});

test('a timestamp keeps a key with a reference distinct by its last digits; a date and whole seconds do not', async () => {
  expect(await distinctColumns([DOCTORS, booking('timestamp with time zone')])).toEqual(['bookings.starts_at']);
  expect(await distinctColumns([DOCTORS, booking('timestamp(3) without time zone')])).toEqual(['bookings.starts_at']);
  expect(await distinctColumns([DOCTORS, booking('date')])).toEqual([]);
  expect(await distinctColumns([DOCTORS, booking('timestamp(0) with time zone')])).toEqual([]);
});

test('the same in the key of a measurement series, but not next to a number that is already distinct', async () => {
  const readings: Table = {
    name: 'readings',
    columns: ['sensor_id integer not null', 'measured_at timestamp with time zone not null', 'value real'],
    key: ['sensor_id', 'measured_at'],
  };
  expect(await distinctColumns([readings])).toEqual(['readings.measured_at']);
  const events: Table = { name: 'events', columns: ['id uuid not null', 'created_at timestamp with time zone not null'], key: ['id', 'created_at'] };
  expect(await distinctColumns([events])).toEqual([]);
});
