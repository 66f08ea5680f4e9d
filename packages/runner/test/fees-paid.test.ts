import { expect, test } from 'vitest';
import { madeRows } from './support/made-rows.ts';

const DDL = `
  CREATE TABLE guilds (id int PRIMARY KEY, name text NOT NULL);
  CREATE TABLE levies (id int PRIMARY KEY, guild_id int NOT NULL REFERENCES guilds, amount numeric(8,2) NOT NULL CHECK (amount > 0),
    amount_paid numeric(8,2) NOT NULL DEFAULT 0, state varchar(12) NOT NULL CHECK (state IN ('open', 'partly_paid', 'paid', 'waived')),
    waived_on date, issued_on date NOT NULL);
  CREATE TABLE payments (id int PRIMARY KEY, levy_id int NOT NULL REFERENCES levies, amount numeric(8,2) NOT NULL CHECK (amount > 0), paid_at timestamptz NOT NULL);
  CREATE TABLE tolls (id int PRIMARY KEY, amount numeric(8,2) NOT NULL CHECK (amount > 0), status text NOT NULL CHECK (status IN ('due', 'paid', 'void')));
  CREATE TABLE toll_payments (id int PRIMARY KEY, toll_id int NOT NULL REFERENCES tolls, amount numeric(8,2) NOT NULL CHECK (amount > 0));`;

const { rows, proved } = await madeRows(DDL, 300, (blueprint) => blueprint);

/** What was paid of each row, by its `id`. */
function paidOf(table: string, reference: string): ReadonlyMap<string, number> {
  const paid = new Map<string, number>();
  for (const row of rows.get(table)!) paid.set(row[reference]!, (paid.get(row[reference]!) ?? 0) + Number(row['amount']));
  return paid;
}

test('what is owed under any name is paid as far as its state says', () => {
  expect(proved).toBe(true);
  const paid = paidOf('payments', 'levy_id');
  const levies = rows.get('levies')!;
  for (const { id, amount, amount_paid: said, state } of levies) {
    const part = state === 'paid' ? 1 : state === 'partly_paid' ? 0.4 : 0;
    expect(Number(said)).toBeCloseTo(Number(amount) * part, 1);
    expect(paid.get(id!) ?? 0).toBeCloseTo(Number(said), 2);
  }
  expect(new Set(levies.map(({ state }) => state)).size).toBe(4);
});

test('several payments come to no more than what they are of', () => {
  const paid = paidOf('toll_payments', 'toll_id');
  const tolls = rows.get('tolls')!.filter(({ id }) => paid.has(id!));
  expect(tolls.length).toBeGreaterThan(50);
  for (const { id, amount, status } of tolls) {
    expect(status).toBe('paid');
    expect(paid.get(id!)).toBeCloseTo(Number(amount), 2);
  }
});
