import { expect, test } from 'vitest';
import { madeRows } from './support/made-rows.ts';

const DDL = `
  CREATE TABLE konten (id int PRIMARY KEY, nummer text NOT NULL UNIQUE);
  CREATE TABLE buchungen (id int PRIMARY KEY, gebucht_am date NOT NULL);
  CREATE TABLE buchungszeilen (id int PRIMARY KEY, konto_id int NOT NULL REFERENCES konten, buchung_id int NOT NULL REFERENCES buchungen,
    soll numeric(12,2) NOT NULL DEFAULT 0, haben numeric(12,2) NOT NULL DEFAULT 0, CHECK ((soll = 0) <> (haben = 0)));
  CREATE TABLE accounts (id int PRIMARY KEY, code text NOT NULL UNIQUE);
  CREATE TABLE vouchers (id int PRIMARY KEY, booked_on date NOT NULL);
  CREATE TABLE voucher_lines (id int PRIMARY KEY, account_id int NOT NULL REFERENCES accounts, voucher_id int NOT NULL REFERENCES vouchers,
    debit_amount bigint CHECK (debit_amount > 0), credit_amount bigint CHECK (credit_amount > 0), CHECK (num_nonnulls(debit_amount, credit_amount) = 1));`;

/** As many lines as the entries have. */
const { rows, proved } = await madeRows(DDL, 120, (blueprint) => ({
  ...blueprint,
  tables: blueprint.tables.map(({ rows: count, ...table }) => (/zeilen|lines/.test(table.name) || count === undefined ? table : { ...table, rows: count })),
}));

test.each([
  ['buchungen', 'buchungszeilen', 'buchung_id', 'soll', 'haben'],
  ['vouchers', 'voucher_lines', 'voucher_id', 'debit_amount', 'credit_amount'],
])('the lines of each row of %s balance', (entries, lines, reference, debit, credit) => {
  const cents = (text: string | null | undefined) => Math.round(Number(text ?? 0) * 100);
  const of = Map.groupBy(rows.get(lines)!, (row) => row[reference]);
  expect(proved).toBe(true);
  expect(of.size).toBe(rows.get(entries)!.length);
  for (const own of of.values()) {
    const sum = (side: string): number => own.reduce((all, row) => all + cents(row[side]), 0);
    expect(own.length).toBeGreaterThan(1);
    expect([sum(debit), own.filter((row) => cents(row[debit]) > 0 === cents(row[credit]) > 0)]).toEqual([sum(credit), []]);
  }
});
