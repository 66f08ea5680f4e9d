import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

test('whole numbers for degrees count parts of them', async () => {
  const columns = await columnsOf('waypoints', ['latitude int not null', 'lon bigint', 'lat_deg smallint', 'longitude double precision']);
  expect(columns.get('latitude')!.generator).toEqual({ kind: 'number.int', parameters: { min: 260000000, max: 600000000 } });
  expect(columns.get('lon')!.generator!.kind).toBe('number.int');
  expect(columns.get('longitude')!.generator!.kind).toBe('location.longitude');
});
