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
