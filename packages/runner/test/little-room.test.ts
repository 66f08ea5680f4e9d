import { expect, test } from 'vitest';
import { openRunner } from '../src/index.ts';

const DDL = `
  CREATE TABLE customer (id bigint PRIMARY KEY, name text NOT NULL, email text NOT NULL);
  CREATE TABLE invoice (id bigint PRIMARY KEY, customer_id bigint NOT NULL REFERENCES customer, invoice_no text NOT NULL UNIQUE, issued_on date NOT NULL,
    due_on date NOT NULL, status text NOT NULL CHECK (status IN ('draft', 'open', 'paid', 'void')), net_total numeric(12,2) NOT NULL, paid_at timestamptz);
  CREATE TABLE subscription (id bigint PRIMARY KEY, customer_id bigint NOT NULL REFERENCES customer, plan_name text NOT NULL, started_on date NOT NULL);
  CREATE TABLE usage_record (id bigint PRIMARY KEY, subscription_id bigint NOT NULL REFERENCES subscription, metric text NOT NULL, recorded_at timestamptz NOT NULL);
  CREATE TABLE payment (id bigint PRIMARY KEY, invoice_id bigint NOT NULL REFERENCES invoice, amount numeric(12,2) NOT NULL, method text NOT NULL, paid_at timestamptz NOT NULL);
  CREATE TABLE invoice_line (invoice_id bigint NOT NULL REFERENCES invoice, line_no int NOT NULL CHECK (line_no > 0), description text NOT NULL,
    quantity int NOT NULL CHECK (quantity > 0), unit_price numeric(10,2) NOT NULL CHECK (unit_price >= 0), line_total numeric(10,2) NOT NULL,
    PRIMARY KEY (invoice_id, line_no), CHECK (line_total = quantity * unit_price));`;

test('what lines come to has room in its column, also where a line may be of very many', async () => {
  await using runner = openRunner();
  const { blueprint } = await runner.inferDdl(DDL, { rows: 2_000 });
  const plan = await runner.compile(blueprint);
  const { columns, rows } = runner.rows(plan, 'invoice_line', 0, 2_000);
  const [quantity, price, total] = ['quantity', 'unit_price', 'line_total'].map((name) => columns.findIndex((each) => each.name === name));
  for (const row of rows) expect(Number(row[total!])).toBeCloseTo(Number(row[quantity!]) * Number(row[price!]), 2);
  expect(Math.max(...rows.map((row) => Number(row[quantity!])))).toBeLessThan(1_000);
});
