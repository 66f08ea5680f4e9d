import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

test('a wide type means large sums, and decimals exact ones', async () => {
  const made = await columnsOf('entries', ['amount numeric(14,2) not null', 'exact_amount numeric(30,5) not null', 'precise_amount_cents numeric(40,15)']);
  expect(made.get('amount')!.generator!.parameters).toMatchObject({ median: 2_400 });
  expect(made.get('exact_amount')!.generator!.parameters ?? {}).not.toHaveProperty('median');
  // Eighths are exact in binary: fifteen decimals of them show no rounding.
  expect(made.get('precise_amount_cents')!.generator).toMatchObject({ kind: 'distribution', parameters: { median: 4_900, round: 0.125 } });
});

test('an amount in cents has the size of its name without them, in hundreds', async () => {
  const made = await columnsOf('instructors', [
    'hourly_rate_cents int not null',
    'salary_in_cents int not null',
    'bonus_pence int not null',
    'days_in_month int',
  ]);
  expect(made.get('hourly_rate_cents')!.generator).toMatchObject({ kind: 'number.typical', parameters: { values: expect.arrayContaining([3_500, 5_000]) } });
  expect(made.get('salary_in_cents')!.generator).toMatchObject({ kind: 'finance.salary', parameters: { unit: 'minor' } });
  expect(made.get('bonus_pence')!.generator).toMatchObject({ kind: 'finance.round', parameters: { median: 1_500, unit: 'minor' } });
});
