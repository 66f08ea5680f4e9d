import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

test.each([
  ['rates', ['dy_rt numeric(8,2) not null', 'wk_rt numeric(8,2) not null', 'mth_rt numeric(10,2) not null'], [1, 7, 31]],
  ['desks', ['price_per_hour numeric(8,2) not null', 'price_per_day numeric(8,2) not null', 'price_per_year numeric(10,2) not null'], [1, 24, 8784]],
  ['plans', ['annual_fee numeric(9,2) not null', 'monthly_fee numeric(8,2) not null'], [12, 1]],
] as const)('prices of %s rise with the period, and none is higher than the shorter one times its number', async (table, columns, lengths) => {
  const names = columns.map((column) => column.split(' ')[0]!);
  const rows = await rowsOf([{ name: table, columns: ['id bigint not null', 'name text not null', ...columns] }], table, names);
  expect(rows.length).toBeGreaterThan(1);
  const order = lengths.map((_, i) => i).toSorted((a, b) => lengths[a]! - lengths[b]!);
  for (const row of rows) {
    const prices = row.map(Number);
    for (const [at, i] of order.entries()) {
      if (at === 0) continue;
      const shorter = order[at - 1]!;
      expect(prices[i]).toBeGreaterThan(prices[shorter]!);
      expect(prices[i]! / prices[shorter]!).toBeLessThanOrEqual((lengths[i]! / lengths[shorter]!) * 1.05);
    }
  }
});

test('pay follows the hours, and hours per week are not a price', async () => {
  const columns = [
    'hourly_wage numeric(7,2) not null',
    'monthly_wage numeric(9,2) not null',
    'weekly_hours numeric(4,1) not null',
    'monthly_hours numeric(5,1) not null',
  ];
  const rows = await rowsOf([{ name: 'officers', columns: ['id bigint not null', 'full_name text not null', ...columns] }], 'officers', [
    'hourly_wage',
    'monthly_wage',
  ]);
  for (const [hour, month] of rows) expect(Number(month) / Number(hour)).toBeCloseTo(173, 0);
});
