import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const OWNERS = { name: 'owners', columns: ['id integer not null', 'full_name text not null', 'created_at timestamptz not null default now()'] };
const of = (name: string, column: string, parent: string, columns: readonly string[]) => ({
  name,
  columns: ['id integer not null', `${column} integer not null`, ...columns],
  refers: [`${column} -> ${parent}.id`],
});
const CREATED = 'created_at timestamptz not null default now()';
const VISITS = of('bookings', 'owner_id', 'owners', ['starts_at timestamptz not null', 'ends_at timestamptz not null', CREATED]);
const PAYMENTS = of('payments', 'booking_id', 'bookings', ['amount numeric(10,2) not null', 'paid_at timestamptz not null', CREATED]);
const ACCOUNTS = of('accounts', 'owner_id', 'owners', ['iban text not null', CREATED]);
const TRANSFERS = of('transfers', 'account_id', 'accounts', ['amount numeric(10,2) not null', CREATED]);

test('payments come with what they are for: none has hundreds of them, and the first ones are not all of the first booking', async () => {
  const rows = await rowsOf([OWNERS, VISITS, PAYMENTS], 'payments', ['booking_id'], {}, 100_000);
  const counts = [...Map.groupBy(rows, ([booking]) => booking).values()].map((each) => each.length);
  expect(Math.max(...counts)).toBeLessThan(40);
  expect(new Set(rows.slice(0, 20).map(([booking]) => booking)).size).toBeGreaterThan(3);
});

test('transfers come to an account as long as it lasts, and the first ones are not all of the first account', async () => {
  const rows = await rowsOf([OWNERS, ACCOUNTS, TRANSFERS], 'transfers', ['account_id'], {}, 100_000);
  const late = rows.slice(Math.floor(rows.length / 2)).map(([account]) => Number(account));
  const accounts = Math.max(...rows.map(([account]) => Number(account)));
  expect(late.filter((account) => account < accounts / 3).length).toBeGreaterThan(late.length / 5);
  const first = rows.slice(0, 50).map(([account]) => account);
  expect(new Set(first).size).toBeGreaterThan(3);
});
