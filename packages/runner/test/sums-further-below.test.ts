import { expect, test } from 'vitest';
import { answeredRows } from './support/answered-rows.ts';

/** Every table has the club in common; payments refer to a renter by the rental alone. */
const SCHEMA = `
create table clubs (id serial primary key, name text not null);
create table renters (
  id serial primary key, club_id int not null references clubs, name text not null, paid int not null, kept int not null, bills int not null, latest timestamptz, mean int
);
create table rentals (id serial primary key, club_id int not null references clubs, renter_id int not null references renters, price int not null);
create table payments (
  id serial primary key, club_id int not null references clubs, rental_id int not null references rentals, amount int not null, paid_at timestamptz not null
);
create table returns (id serial primary key, payment_id int not null references payments, amount int not null);`;

test('a sum over rows that refer to a row by others is of these, and not of all rows with the same parent', async () => {
  const { rows, named } = await answeredRows(SCHEMA, {
    renters: {
      rows: 40,
      columns: { mean: { formula: 'avg(payments.amount)' } },
      equations: [
        'paid == sum(payments.amount)',
        'kept == sum(rentals, sum(payments, amount - coalesce(sum(returns, amount), 0)))',
        'bills == count(payments)',
        'latest == max(payments.paid_at)',
      ],
    },
    clubs: { rows: 2 },
    rentals: { rows: { per: 'renters', low: 0, typical: 2, high: 4 } },
    payments: { rows: { per: 'rentals', low: 0, typical: 2, high: 3 }, columns: { amount: { low: 50, high: 90 } } },
    returns: { rows: { per: 'payments', low: 0, typical: 0.5, high: 1 }, columns: { amount: { low: 1, high: 20 } } },
  });
  expect(named).toEqual([expect.stringContaining('avg is of rows that refer to this one, and not of payments, which do by rentals')]);
  const renterOf = new Map(rows('rentals').map(({ id, renter_id }) => [id, renter_id]));
  const payerOf = new Map(rows('payments').map(({ id, rental_id }) => [id, renterOf.get(rental_id!)]));
  const sum = (amounts: readonly (string | null | undefined)[]): number => amounts.reduce((all, amount) => all + Number(amount), 0);
  for (const { id, paid, kept, bills, latest } of rows('renters')) {
    const own = rows('payments').filter((payment) => payerOf.get(payment['id']!) === id);
    const back = rows('returns').filter((each) => payerOf.get(each['payment_id']!) === id);
    expect(Number(paid)).toBe(sum(own.map(({ amount }) => amount)));
    expect(Number(kept)).toBe(Number(paid) - sum(back.map(({ amount }) => amount)));
    expect(Number(bills)).toBe(own.length);
    expect(latest).toBe(
      own
        .map(({ paid_at }) => paid_at!)
        .sort()
        .at(-1) ?? null,
    );
  }
});
