import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

test.each([
  ['invoices', 'period_from date not null', 'period_to date not null', 'issued_at timestamptz not null'],
  ['bills', 'billing_period_start date not null', 'billing_period_end date not null', 'issue_date date not null'],
  ['statements', 'period_start date not null', 'period_end date', 'created_at timestamptz not null'],
])('%s are written after the month that they cover', async (name, from, to, issued) => {
  const named = (column: string): string => column.split(' ')[0]!;
  const rows = await rowsOf([{ name, columns: ['id integer not null', from, to, issued] }], name, [from, to, issued].map(named));
  expect(rows.length).toBeGreaterThan(50);
  for (const [first, last, written] of rows) {
    if (last === null || last === undefined) continue;
    expect(last > first!).toBe(true);
    expect(written!.slice(0, 10) >= last).toBe(true);
  }
});

test('an unbilled subscription keeps its dates', async () => {
  const rows = await rowsOf(
    [{ name: 'subscriptions', columns: ['id integer not null', 'period_start date not null', 'period_end date not null'] }],
    'subscriptions',
    ['period_start'],
  );
  expect(rows.some(([first]) => !first!.endsWith('-01'))).toBe(true);
});
