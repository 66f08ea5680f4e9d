import { beforeAll, expect, test } from 'vitest';
import { madeRows, type MadeRow } from './support/made-rows.ts';

/**
 * States that CHECKs restrict, a sum that Postgres computes, a refund that no row exceeds, and readings in partitions.
 */
const DDL = `
  CREATE TABLE invoices (id bigserial PRIMARY KEY, period_from date NOT NULL, period_to date NOT NULL, issued_at timestamptz NOT NULL,
    status text NOT NULL CHECK (status IN ('draft', 'issued', 'paid', 'void')), net_amt numeric(12,2) NOT NULL CHECK (net_amt >= 0), vat_amt numeric(12,2) NOT NULL,
    gross_amt numeric(12,2) GENERATED ALWAYS AS (net_amt + vat_amt) STORED, paid_at timestamptz, CHECK (period_to > period_from), CHECK (status <> 'paid' OR paid_at IS NOT NULL));
  CREATE TABLE bills (id bigserial PRIMARY KEY, status text NOT NULL CHECK (status IN ('draft', 'paid')), net numeric(12,2) NOT NULL CHECK (net >= 0), vat numeric(12,2) NOT NULL CHECK (vat >= 0),
    gross numeric(12,2) GENERATED ALWAYS AS (net + vat) STORED);
  CREATE TABLE bill_lines (bill_id bigint NOT NULL REFERENCES bills, line_no int NOT NULL, quantity int NOT NULL CHECK (quantity > 0), unit_price numeric(8,2) NOT NULL CHECK (unit_price >= 0), PRIMARY KEY (bill_id, line_no));
  CREATE TABLE bill_payments (id bigserial PRIMARY KEY, bill_id bigint NOT NULL REFERENCES bills, amount numeric(12,2) NOT NULL CHECK (amount > 0), status text NOT NULL CHECK (status IN ('captured', 'failed')));
  CREATE TABLE payments (id bigserial PRIMARY KEY, invoice_id bigint NOT NULL REFERENCES invoices, paid_at timestamptz NOT NULL, amt numeric(12,2) NOT NULL CHECK (amt > 0),
    mthd text NOT NULL CHECK (mthd IN ('card', 'sepa')), card_last4 char(4) CHECK (card_last4 ~ '^[0-9]{4}$'), st varchar(12) NOT NULL CHECK (st IN ('captured', 'refunded', 'failed')),
    rfnd_amt numeric(12,2) CHECK (rfnd_amt <= amt), rfnd_at timestamptz, CHECK ((st = 'refunded') = (rfnd_at IS NOT NULL)));
  CREATE TABLE runs (id bigserial PRIMARY KEY, started_at timestamptz NOT NULL, ended_at timestamptz, state text NOT NULL CHECK (state IN ('running', 'done')),
    mtr_start_wh bigint NOT NULL CHECK (mtr_start_wh >= 0), mtr_stop_wh bigint, soc_start_pct smallint NOT NULL CHECK (soc_start_pct BETWEEN 0 AND 100),
    soc_end_pct smallint CHECK (soc_end_pct BETWEEN 0 AND 100), CHECK (ended_at IS NULL OR ended_at > started_at), CHECK (mtr_stop_wh IS NULL OR mtr_stop_wh >= mtr_start_wh),
    CHECK (soc_end_pct IS NULL OR soc_end_pct >= soc_start_pct), CHECK ((state = 'done') = (ended_at IS NOT NULL)));
  CREATE TABLE run_values (run_id bigint NOT NULL REFERENCES runs, ts timestamptz NOT NULL, wh bigint NOT NULL CHECK (wh >= 0), PRIMARY KEY (run_id, ts)) PARTITION BY RANGE (ts);
  CREATE TABLE run_values_25a PARTITION OF run_values FOR VALUES FROM ('2025-01-01') TO ('2025-07-01');
  CREATE TABLE run_values_25b PARTITION OF run_values FOR VALUES FROM ('2025-07-01') TO ('2027-01-01');
  CREATE TYPE order_status AS ENUM ('cart', 'placed', 'paid', 'shipped', 'delivered', 'cancelled');
  CREATE TABLE customers (id bigserial PRIMARY KEY, full_name text NOT NULL, email text NOT NULL UNIQUE, created_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE orders (id bigserial PRIMARY KEY, customer_id bigint NOT NULL REFERENCES customers, status order_status NOT NULL DEFAULT 'cart',
    placed_at timestamptz, shipped_at timestamptz, delivered_at timestamptz, total numeric(10,2) NOT NULL CHECK (total >= 0), CHECK (shipped_at IS NULL OR shipped_at >= placed_at));`;

let made: Awaited<ReturnType<typeof madeRows>>;
beforeAll(async () => {
  made = await madeRows(DDL, 150);
});

const byId = (table: string): ReadonlyMap<string | null | undefined, MadeRow> => new Map(made.rows.get(table)!.map((row) => [row['id'], row]));
const at = (text: string | null | undefined): number => Date.parse(text!.replace(' ', 'T').replace(/\+00$/, 'Z'));

test('delivered orders are not cancelled', () => {
  const cancelled = made.rows.get('orders')!.filter(({ status }) => status === 'cancelled');
  expect(cancelled.length).toBeGreaterThan(0);
  expect(cancelled.filter(({ delivered_at: at }) => at !== null)).toEqual([]);
});

test('all rows are inserted', () => {
  expect(made.proved).toBe(true);
});

test('payments belong to paid bills and do not exceed their total', () => {
  const invoices = byId('invoices');
  for (const { invoice_id: invoice, amt } of made.rows.get('payments')!) {
    const { status, net_amt: net, vat_amt: vat } = invoices.get(invoice)!;
    expect(status).toBe('paid');
    expect(Math.round(Number(amt) * 100)).toBeLessThanOrEqual(Math.round((Number(net) + Number(vat)) * 100));
  }
});

test('payments add up to the lines of a bill, and to some amount without lines', () => {
  const bills = byId('bills');
  const payments = made.rows.get('bill_payments')!;
  const exact = payments.filter(({ bill_id: bill, amount }) => {
    const { net, vat } = bills.get(bill)!;
    return Math.round(Number(amount) * 100) === Math.max(1, Math.round((Number(net) + Number(vat)) * 100));
  });
  expect(exact.length).toBe(payments.length);
});

test('refunds and digits of cards are there where they belong', () => {
  for (const { mthd, card_last4: last, st, amt, rfnd_amt: back } of made.rows.get('payments')!) {
    if (mthd !== 'card') expect(last).toBeNull();
    expect(back !== null).toBe(st === 'refunded');
    if (back !== null) expect(Number(back)).toBeLessThanOrEqual(Number(amt));
  }
});

test('bills are written after their period', () => {
  for (const { period_to: to, issued_at: issued } of made.rows.get('invoices')!) expect(to! < issued!.slice(0, 10)).toBe(true);
});

test('readings are within their run, and a finished run has its own', () => {
  const runs = byId('runs');
  for (const { ended_at: ended, mtr_stop_wh: stop, soc_end_pct: soc } of runs.values())
    expect([stop !== null, soc !== null]).toEqual([ended !== null, ended !== null]);
  for (const { run_id: run, ts, wh } of made.rows.get('run_values')!) {
    const { started_at: started, ended_at: ended, mtr_start_wh: first, mtr_stop_wh: last } = runs.get(run)!;
    expect(at(ts)).toBeGreaterThanOrEqual(at(started));
    expect(Number(wh)).toBeGreaterThanOrEqual(Number(first));
    if (ended !== null) expect([at(ts) <= at(ended), Number(wh) <= Number(last)]).toEqual([true, true]);
  }
});
