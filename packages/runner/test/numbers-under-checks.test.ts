import { expect, test } from 'vitest';
import { madeRows } from './support/made-rows.ts';

test('a quotient that a CHECK computes fits amounts and rates of usual size', async () => {
  const { rows, proved } = await madeRows(
    `CREATE TABLE declarations (id serial PRIMARY KEY, invoice_total numeric(14,2) NOT NULL CHECK (invoice_total > 0), exchange_rate numeric(12,6) NOT NULL CHECK (exchange_rate > 0),
       statistical_value numeric(14,2) NOT NULL, CHECK (statistical_value = round(invoice_total / exchange_rate, 2)));
     CREATE TABLE fills (id serial PRIMARY KEY, litres numeric(8,2) NOT NULL, distance numeric(10,1) NOT NULL, per_km numeric(12,4) NOT NULL CHECK (per_km >= 0),
       CHECK (per_km = round(litres / distance, 4)));`,
    300,
  );
  expect(proved).toBe(true);
  for (const [table, column] of [
    ['declarations', 'invoice_total'],
    ['fills', 'distance'],
  ] as const)
    expect(new Set(rows.get(table)!.map((row) => row[column])).size, table).toBeGreaterThan(100);
});

test('a number in a key counts from 1 within each parent, also if a CHECK concerns the first', async () => {
  const { rows, proved } = await madeRows(
    `CREATE TABLE cases (id serial PRIMARY KEY, name text NOT NULL);
     CREATE TABLE case_history (case_id int NOT NULL REFERENCES cases, seq smallint NOT NULL CHECK (seq > 0), from_status text CHECK (from_status IN ('a','b','c')),
       to_status text NOT NULL CHECK (to_status IN ('a','b','c')), PRIMARY KEY (case_id, seq), CHECK ((seq = 1) = (from_status IS NULL)),
       CHECK (from_status IS DISTINCT FROM to_status));
     CREATE TABLE case_lines (case_id int NOT NULL REFERENCES cases, line_no int NOT NULL, kind text NOT NULL CHECK (kind IN ('head','line')), PRIMARY KEY (case_id, line_no),
       CHECK ((line_no = 1) = (kind = 'head')));`,
    200,
  );
  expect(proved).toBe(true);
  for (const [table, place] of [
    ['case_history', 'seq'],
    ['case_lines', 'line_no'],
  ] as const)
    for (const lines of Map.groupBy(rows.get(table)!, (row) => row['case_id']).values())
      expect(lines.map((row) => Number(row[place])).toSorted((a, b) => a - b)).toEqual(lines.map((_, i) => i + 1));
});
