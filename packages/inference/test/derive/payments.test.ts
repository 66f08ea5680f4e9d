import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { rowsOf } from './rows-of.ts';

const STATES = { 'public.s': { kind: 'enum' as const, labels: ['pending', 'succeeded', 'failed'] } };

/** The generator of the amount in payments of invoices. */
async function amountOf(columns: readonly string[], unique: readonly (readonly string[])[] = []) {
  const { blueprint } = await infer(
    makeCatalog(
      [
        { name: 'invoices', columns: ['id bigint not null', 'net numeric(10,2) not null', 'vat numeric(10,2) not null', 'gross numeric(10,2) not null'] },
        { name: 'payments', refers: ['invoice_id -> invoices.id'], unique, columns: ['id bigint not null', ...columns] },
      ],
      STATES,
    ),
    noTools,
  );
  return blueprint.tables.find((table) => table.name === 'payments')!.columns.find((column) => column.name === 'amount')!.generator;
}

test('several payments of a bill add up to it', async () => {
  expect(await amountOf(['invoice_id bigint not null', 'amount numeric(10,2) not null', 'paid_at timestamptz'])).toEqual({
    kind: 'split',
    parameters: { relation: 'payments_invoice_id_fkey', column: 'gross' },
  });
});

test('a single payment covers the whole bill, and so does each payment that may fail', async () => {
  const all = { kind: 'lookup', parameters: { relation: 'payments_invoice_id_fkey', column: 'gross' } };
  expect(await amountOf(['invoice_id bigint not null', 'amount numeric(10,2) not null'], [['invoice_id']])).toEqual(all);
  expect(await amountOf(['invoice_id bigint not null', 'amount numeric(10,2) not null', 'status public.s not null', 'created_at timestamptz'])).toEqual(all);
});

test('a payment in other units has its own amount', async () => {
  expect((await amountOf(['invoice_id bigint not null', 'amount integer not null']))!.kind).not.toMatch(/^(?:split|lookup)$/);
});

test('payments of a bill with a state come to its total, or to a part of it, and each is more than nothing', async () => {
  const states = { 'public.state': { kind: 'enum' as const, labels: ['open', 'partially_paid', 'paid', 'void'] } };
  const tables = [
    { name: 'invoices', columns: ['id integer not null', 'issued_on date not null', 'status public.state not null', 'total numeric(12,2) not null'] },
    {
      name: 'invoice_lines',
      columns: ['id integer not null', 'invoice_id integer not null', 'quantity integer not null', 'unit_price numeric(10,2) not null'],
      refers: ['invoice_id -> invoices.id'],
    },
    {
      name: 'payments',
      columns: ['id integer not null', 'invoice_id integer not null', 'amount numeric(12,2) not null'],
      refers: ['invoice_id -> invoices.id'],
    },
  ];
  const invoices = await rowsOf(tables, 'invoices', ['id', 'status', 'total'], states, Infinity);
  const paid = new Map<string | null, number>();
  for (const [invoice = null, amount] of await rowsOf(tables, 'payments', ['invoice_id', 'amount'], states, Infinity)) {
    expect(Number(amount)).toBeGreaterThan(0);
    paid.set(invoice, (paid.get(invoice) ?? 0) + Math.round(100 * Number(amount)));
  }
  const stateOf = (sum: number, total: number): readonly string[] => (sum === 0 ? ['open', 'void'] : sum < total ? ['partially_paid'] : ['paid']);
  for (const [id = null, status, total] of invoices) {
    const cents = Math.round(100 * Number(total));
    expect(paid.get(id) ?? 0).toBeLessThanOrEqual(cents);
    expect(stateOf(paid.get(id) ?? 0, cents)).toContain(status);
  }
  expect(new Set(invoices.map(([, status]) => status)).size).toBeGreaterThan(2);
});

test('a payment of a place in a class is its price; a price beside a count is one of several', async () => {
  const classes = { name: 'courses', columns: ['id bigint not null', 'name text not null'] };
  const booked = (...more: string[]) => ({
    name: 'bookings',
    columns: ['id bigint not null', 'course_id bigint not null', 'price numeric(8,2) not null', ...more],
    refers: ['course_id -> courses.id'],
  });
  const payments = {
    name: 'payments',
    columns: ['id bigint not null', 'booking_id bigint not null', 'amount numeric(8,2) not null'],
    unique: [['booking_id']],
    refers: ['booking_id -> bookings.id'],
  };
  const paid = async (...more: string[]) => {
    const tables = [classes, booked(...more), payments];
    const prices = new Map((await rowsOf(tables, 'bookings', ['id', 'price'], {}, 5000)).map(([key, price]) => [key, price]));
    const rows = await rowsOf(tables, 'payments', ['booking_id', 'amount']);
    return rows.map(([booking, amount]) => prices.get(booking!) === amount);
  };
  const whole = await paid();
  expect(whole.length).toBeGreaterThan(20);
  expect(whole.every(Boolean)).toBe(true);
  expect((await paid('quantity int not null')).every(Boolean)).toBe(false);
});
