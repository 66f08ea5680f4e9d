import { describe, expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

/** The least and the largest number that the column's generator makes. */
async function rangeOf(table: string, columns: readonly string[], name = columns[0]!.split(' ')[0]!): Promise<[number, number]> {
  const { parameters = {} } = (await columnsOf(table, [...columns])).get(name)!.generator!;
  const values = parameters['values'] as number[] | undefined;
  return values ? [Math.min(...values), Math.max(...values)] : [parameters['min'] as number, parameters['max'] as number];
}

test.each([
  ['workouts', 'avg_stride_length real', 0.6, 1.8],
  ['workouts', 'stride_length_cm int', 60, 180],
  ['workouts', 'avg_heart_rate int', 100, 180],
  ['athletes', 'resting_hr int', 38, 85],
  ['daily_metrics', 'vo2max numeric(4,1)', 28, 70],
  ['lab_results', 'glucose_mg_dl int', 55, 280],
  ['runs', 'learning_rate double precision', 0.000001, 0.1],
  ['page_views', 'lcp_ms int', 400, 9000],
  ['telemetry', 'battery_voltage_mv int', 3000, 20_000],
  ['payroll_settings', 'working_days_per_month int', 20, 30],
  ['sleep_sessions', 'time_in_rem int', 10, 200],
  ['hosts', 'memory_gb int', 1, 256],
  ['quotes', 'spread_bps numeric(8,2)', 1, 400],
  ['hosts', 'cpu_util real', 0, 100],
  ['vehicles', 'fuel_consumption_l_100km numeric(4,1)', 3, 15],
  ['sensors', 'soil_moisture_pct numeric(5,2)', 5, 60],
])('%s.%s is between %d and %d', async (table, column, least, most) => {
  const [min, max] = await rangeOf(table, [column]);
  expect(min).toBeGreaterThanOrEqual(least);
  expect(max).toBeLessThanOrEqual(most);
});

describe('the column gives the unit if its name does not', () => {
  test('by the digits before the decimal point', async () => {
    expect((await rangeOf('persons', ['height numeric(3,2)']))[1]).toBeLessThan(3);
    expect((await rangeOf('persons', ['height numeric(5,1)']))[0]).toBeGreaterThan(100);
  });

  test('by decimals and a DEFAULT, for shares', async () => {
    expect((await rangeOf('evaluations', ['accuracy numeric(5,4)']))[1]).toBeLessThanOrEqual(1);
    expect((await rangeOf('evaluations', ['accuracy numeric(5,2)']))[0]).toBeGreaterThan(10);
  });
});

test('a time unit at the start counts events per unit, and at the end means minutes if there is no maximum', async () => {
  expect((await rangeOf('chores', ['hours_flown numeric(6,1)']))[1]).toBeLessThanOrEqual(24);
  const { kind, parameters } = (await columnsOf('chores', ['soak_min int'])).get('soak_min')!.generator!;
  expect({ kind, parameters }).toMatchObject({ kind: 'number.duration', parameters: { unit: 'min' } });
});

test('whole numbers hold no fractions, and shares no percentages', async () => {
  const made = await columnsOf('evaluations', ['auc int', 'wins_pct numeric(5,2)']);
  for (const { generator } of made.values()) expect(generator!.parameters?.['max'] ?? 100).toBeGreaterThanOrEqual(1);
  expect(made.get('wins_pct')!.generator!.parameters?.['max'] ?? 100).toBeLessThanOrEqual(100);
});

test('a word has its meaning in the table’s subject', async () => {
  const [milk] = await rangeOf('milkings', ['protein_pct numeric(4,2)']);
  const [food] = [await rangeOf('ingredients', ['protein numeric(6,2)'])];
  expect(milk).toBeLessThan(4);
  expect(food[1]).toBeGreaterThan(30);
});

test('of three numbers of one quantity, the minimum is below the average, which is below the maximum', async () => {
  const columns = ['temp_min real', 'temp_mean real', 'temp_max real'];
  const [low, mean, high] = [
    await rangeOf('weather_daily', columns, 'temp_min'),
    await rangeOf('weather_daily', columns, 'temp_mean'),
    await rangeOf('weather_daily', columns, 'temp_max'),
  ];
  expect(low[1]).toBeLessThanOrEqual(mean[0]);
  expect(mean[1]).toBeLessThanOrEqual(high[0]);
});

test('an unknown number is moderate, within its type', async () => {
  const made = await columnsOf('gadgets', ['flurb numeric(4,2)', 'zorp real']);
  expect(made.get('flurb')!.generator).toMatchObject({ kind: 'number.measure', parameters: { max: 60 } });
  expect(made.get('zorp')!.generator).toMatchObject({ kind: 'number.measure', parameters: { max: 100 } });
});
