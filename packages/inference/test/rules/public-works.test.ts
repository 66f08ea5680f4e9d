import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

const madeOf = async (table: string, columns: readonly string[]) =>
  new Map([...(await columnsOf(table, columns))].map(([name, { generator }]) => [name, JSON.stringify(generator)]));

test('grids, stations, wards and bins have their usual columns', async () => {
  const grid = await madeOf('substations', ['earthing text', 'protection_scheme text', 'bus_type text', 'description text']);
  expect(grid.get('protection_scheme')).toContain('overcurrent');
  expect(grid.get('description')).toContain('suburbs');
  const weather = await madeOf('weather_observations', ['sky_cover text', 'pressure_tendency text', 'metar text']);
  expect(weather.get('sky_cover')).toContain('overcast');
  expect(weather.get('pressure_tendency')).toContain('rising');
  const stay = await madeOf('admissions', ['diet_order text', 'code_status text', 'patient_id bigint']);
  expect(stay.get('diet_order')).toContain('low sodium');
  expect(stay.get('code_status')).toContain('DNR');
});

test('an order that does not sort rows is not ascending', async () => {
  const made = await madeOf('suppliers', ['minimum_order text', 'sort_order text']);
  expect(made.get('minimum_order')).not.toContain('asc');
  expect(made.get('sort_order')).toContain('asc');
});

test('contracts and expenses are described by their purpose', async () => {
  expect((await madeOf('contracts', ['description text', 'scope text'])).get('description')).toContain('Maintenance');
  expect((await madeOf('expenses', ['description text', 'amount numeric(10,2)'])).get('description')).toContain('Taxi');
});
