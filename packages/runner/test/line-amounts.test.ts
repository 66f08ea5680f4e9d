import type { Blueprint } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { madeRows, type MadeRow } from './support/made-rows.ts';

/** Products have up to six digits, and amounts two. */
const DDL = `
  CREATE TABLE invoices (id bigserial PRIMARY KEY, net_total numeric(12,2) NOT NULL);
  CREATE TABLE invoice_lines (invoice_id bigint NOT NULL REFERENCES invoices, line_no smallint NOT NULL, quantity numeric(10,2) NOT NULL,
    unit_price_eur numeric(8,4) NOT NULL, line_net numeric(12,2) NOT NULL, PRIMARY KEY (invoice_id, line_no), CHECK (line_net = round(quantity * unit_price_eur, 2)));
  CREATE TABLE bills (id bigserial PRIMARY KEY, net_total numeric(12,2) NOT NULL);
  CREATE TABLE bill_lines (bill_id bigint NOT NULL REFERENCES bills, line_no smallint NOT NULL, quantity numeric(10,2) NOT NULL, unit_price_eur numeric(8,4) NOT NULL,
    line_net numeric(12,2) NOT NULL GENERATED ALWAYS AS (quantity * unit_price_eur) STORED, PRIMARY KEY (bill_id, line_no));`;

/** Numbers with all the digits that their columns store. */
function withDigits(blueprint: Blueprint): Blueprint {
  const digits: Readonly<Record<string, number>> = { quantity: 2, unit_price_eur: 4 };
  const tables = blueprint.tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => {
      const fractionDigits = digits[column.name];
      const generator = { kind: 'number.measure', parameters: { mean: 5, deviation: 2, min: 1, max: 9, fractionDigits } };
      return fractionDigits === undefined ? column : { ...column, generator };
    }),
  }));
  return { ...blueprint, tables };
}

/** A line's amount in hundredths, rounding half away from zero as Postgres does. */
function cents({ quantity, unit_price_eur: price }: MadeRow): number {
  const product = Math.round(Number(quantity) * 1e2) * Math.round(Number(price) * 1e4);
  return Math.sign(product) * Math.floor((Math.abs(product) + 5e3) / 1e4);
}

test.each([
  ['invoices', 'invoice_lines', 'invoice_id'],
  ['bills', 'bill_lines', 'bill_id'],
])('the net sum of %s adds up the rounded amounts of its lines', async (table, lines, reference) => {
  const { rows, proved } = await madeRows(DDL, 150, withDigits);
  expect(proved).toBe(true);
  const sums = new Map<string, number>();
  for (const line of rows.get(lines)!) sums.set(line[reference]!, (sums.get(line[reference]!) ?? 0) + cents(line));
  const wrong = rows.get(table)!.filter(({ id, net_total: net }) => Math.round(Number(net) * 100) !== (sums.get(id!) ?? 0));
  expect(sums.size).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

const RENTED = `
  CREATE TABLE berths (id int PRIMARY KEY, code text NOT NULL UNIQUE, monthly_rent_cents int NOT NULL CHECK (monthly_rent_cents > 0));
  CREATE TABLE contracts (id int PRIMARY KEY, berth_id int NOT NULL REFERENCES berths, monthly_rent numeric(10,2) NOT NULL CHECK (monthly_rent > 0), starts_on date NOT NULL);
  CREATE TABLE bills (id int PRIMARY KEY, contract_id int NOT NULL REFERENCES contracts, net numeric(10,2) NOT NULL, tax numeric(10,2) NOT NULL,
    total numeric(10,2) NOT NULL, issued_on date NOT NULL, CHECK (total = net + tax));
  CREATE TABLE tariffs (id int PRIMARY KEY, name text NOT NULL, price_cents int NOT NULL);
  CREATE TABLE memberships (id int PRIMARY KEY, tariff_id int NOT NULL REFERENCES tariffs, monthly_fee_cents int NOT NULL);
  CREATE TABLE dues (id int PRIMARY KEY, membership_id int NOT NULL REFERENCES memberships, amount_cents int NOT NULL, due_on date NOT NULL);
  CREATE TABLE receipts (id int PRIMARY KEY, membership_id int NOT NULL REFERENCES memberships, amount_cents int NOT NULL, fee_cents int NOT NULL,
    net_cents int NOT NULL, received_at timestamptz NOT NULL);
  CREATE TABLE packs (id int PRIMARY KEY, title text NOT NULL, ride_count int NOT NULL CHECK (ride_count > 0), price numeric(10,2) NOT NULL);
  CREATE TABLE signups (id int PRIMARY KEY, pack_id int NOT NULL REFERENCES packs, rides_remaining int NOT NULL CHECK (rides_remaining >= 0),
    agreed_price numeric(10,2) NOT NULL, discount numeric(10,2) NOT NULL DEFAULT 0, CHECK (discount >= 0 AND discount <= agreed_price));
  CREATE TABLE flats (id int PRIMARY KEY, rooms numeric(3,1), area_m2 numeric(6,1) NOT NULL CHECK (area_m2 > 5));
  CREATE TABLE screenings (id int PRIMARY KEY, film text NOT NULL, seats_sold int NOT NULL, ticket_price numeric(6,2) NOT NULL, takings numeric(10,2) NOT NULL);
  CREATE TABLE statues (id int PRIMARY KEY, name text NOT NULL, purchase_price numeric(10,2) NOT NULL, insured_value numeric(10,2) NOT NULL);
  CREATE TYPE job_state AS ENUM ('received', 'in_repair', 'ready', 'collected');
  CREATE TABLE jobs (id int PRIMARY KEY, state job_state NOT NULL, state_changed_at timestamptz NOT NULL, received_at timestamptz NOT NULL, repaired_at timestamptz,
    collected_at timestamptz, created_at timestamptz NOT NULL);`;

test('what a contract, a tariff and the row itself say of money, rooms and times is what the rows have', async () => {
  const { rows, proved } = await madeRows(RENTED, 200);
  expect(proved).toBe(true);
  const numbers = (table: string): Record<string, number>[] =>
    rows.get(table)!.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)])));
  const of = (table: string, id: number | undefined): Record<string, number> => numbers(table).find((row) => row['id'] === id)!;
  const wrong = (table: string, isRight: (row: Record<string, number>) => boolean): unknown[] => numbers(table).filter((row) => !isRight(row));
  expect(wrong('contracts', (row) => Math.round(row['monthly_rent']! * 100) === of('berths', row['berth_id'])['monthly_rent_cents'])).toEqual([]);
  expect(wrong('bills', (row) => row['net'] === of('contracts', row['contract_id'])['monthly_rent'])).toEqual([]);
  expect(wrong('memberships', (row) => row['monthly_fee_cents'] === of('tariffs', row['tariff_id'])['price_cents'])).toEqual([]);
  expect(wrong('dues', (row) => row['amount_cents'] === of('memberships', row['membership_id'])['monthly_fee_cents'])).toEqual([]);
  expect(wrong('receipts', (row) => row['net_cents'] === row['amount_cents']! - row['fee_cents']!)).toEqual([]);
  expect(wrong('signups', (row) => row['agreed_price'] === of('packs', row['pack_id'])['price'])).toEqual([]);
  expect(wrong('signups', (row) => row['rides_remaining']! <= of('packs', row['pack_id'])['ride_count']!)).toEqual([]);
  expect(wrong('flats', ({ rooms, area_m2: area }) => area! >= 14 * Math.max(rooms!, 1) && area! <= 6 + 30 * Math.max(rooms!, 1))).toEqual([]);
  expect(wrong('screenings', (row) => Math.abs(row['takings']! - row['seats_sold']! * row['ticket_price']!) < 0.01)).toEqual([]);
  expect(wrong('statues', ({ purchase_price: price, insured_value: value }) => price! <= value! + 1 && price! >= value! * 0.6)).toEqual([]);
  const latest = ({ received_at: received, repaired_at: repaired, collected_at: collected }: MadeRow): string => collected ?? repaired ?? received!;
  expect(rows.get('jobs')!.filter((row) => row['state_changed_at'] !== latest(row))).toEqual([]);
});
