import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

type Tables = Parameters<typeof makeCatalog>[0];
type Rows = readonly (readonly (string | null)[])[];

/** Reads all rows of the tables that a fresh inference makes. */
async function readerOf(tables: Tables, types: Parameters<typeof makeCatalog>[1] = {}): Promise<(table: string, columns: string[]) => Rows> {
  const { blueprint } = await infer(makeCatalog(tables, types), noTools);
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  return (table, columns) => {
    const own = plan.table(`public.${table}`);
    return textRows(plan, own, 0, own.rows, columns);
  };
}

const sumsBy = (rows: Rows): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const [key, value] of rows) sums.set(key!, (sums.get(key!) ?? 0) + Number(value));
  return sums;
};

test('a ticket costs its seat’s price, and a purchase the sum of its tickets', async () => {
  const tables = [
    { name: 'seat_price', columns: ['id int not null', 'category text not null', 'price numeric(8,2) not null'] },
    { name: 'purchase', columns: ['id int not null', 'placed_at timestamptz not null', 'total numeric(10,2) not null'] },
    {
      name: 'ticket',
      columns: ['id int not null', 'purchase_id int not null', 'seat_price_id int not null', 'price numeric(8,2) not null'],
      refers: ['purchase_id -> purchase.id', 'seat_price_id -> seat_price.id'],
    },
  ];
  const rowsOf = await readerOf(tables);
  const prices = new Map(rowsOf('seat_price', ['id', 'price']).map(([id, price]) => [id, price]));
  const tickets = rowsOf('ticket', ['purchase_id', 'price', 'seat_price_id']);
  expect(tickets.length).toBeGreaterThan(50);
  for (const [, price, seat] of tickets) expect(price).toBe(prices.get(seat!));
  const sums = sumsBy(tickets);
  for (const [id, total] of rowsOf('purchase', ['id', 'total'])) expect(Number(total)).toBeCloseTo(sums.get(id!) ?? 0, 2);
});

test('only paid bills have payments, and these cover the whole', async () => {
  const tables = [
    {
      name: 'bill',
      columns: ['id int not null', 'status public.s not null', 'total numeric(10,2) not null', 'issued_on date', 'paid_at timestamptz'],
    },
    {
      name: 'bill_payment',
      columns: ['id int not null', 'bill_id int not null', 'amount numeric(10,2) not null', 'received_at timestamptz not null'],
      refers: ['bill_id -> bill.id'],
    },
  ];
  const types = { 'public.s': { kind: 'enum' as const, labels: ['draft', 'issued', 'paid', 'void'] } };
  const rowsOf = await readerOf(tables, types);
  const sums = sumsBy(rowsOf('bill_payment', ['bill_id', 'amount']));
  const bills = rowsOf('bill', ['id', 'status', 'total']);
  expect(new Set(bills.map(([, status]) => status)).size).toBeGreaterThan(2);
  for (const [id, status, total] of bills) expect(sums.get(id!)?.toFixed(2)).toBe(status === 'paid' ? Number(total).toFixed(2) : undefined);
});

test('a row has the sum and the number of its parts, and the day of the latest', async () => {
  const tables = [
    { name: 'stack', columns: ['id int not null', 'volume_m3 numeric(9,3) not null default 0', 'log_count int not null default 0'] },
    {
      name: 'log_piece',
      columns: ['stack_id int not null', 'no int not null', 'volume_m3 numeric(7,3) not null'],
      key: ['stack_id', 'no'],
      refers: ['stack_id -> stack.id'],
    },
    { name: 'donor', columns: ['id int not null', 'last_donation_on date', 'donation_count int not null default 0'] },
    { name: 'donation', columns: ['id int not null', 'donor_id int not null', 'donated_at timestamptz not null'], refers: ['donor_id -> donor.id'] },
  ];
  const rowsOf = await readerOf(tables);
  const pieces = rowsOf('log_piece', ['stack_id', 'volume_m3']);
  const sums = sumsBy(pieces);
  const counts = sumsBy(pieces.map(([stack]) => [stack!, '1']));
  for (const [id, volume, logs] of rowsOf('stack', ['id', 'volume_m3', 'log_count'])) {
    expect(Number(volume)).toBeCloseTo(sums.get(id!) ?? 0, 3);
    expect(Number(logs)).toBe(counts.get(id!) ?? 0);
  }
  const latest = new Map<string, string>();
  for (const [donor, at] of rowsOf('donation', ['donor_id', 'donated_at'])) if (at! > (latest.get(donor!) ?? '')) latest.set(donor!, at!);
  const donors = rowsOf('donor', ['id', 'last_donation_on', 'donation_count']);
  expect(new Set(donors.map(([, day]) => day === null)).size).toBe(2);
  for (const [id, day, count] of donors) {
    expect(day).toBe(latest.get(id!)?.slice(0, 10) ?? null);
    expect(count === '0').toBe(day === null);
  }
});

test('a meter reading that is only called value never falls', async () => {
  const tables = [
    { name: 'meter', columns: ['id int not null', 'serial text not null'] },
    {
      name: 'meter_reading',
      columns: ['meter_id int not null', 'read_at timestamptz not null', 'value numeric(10,2) not null'],
      key: ['meter_id', 'read_at'],
      refers: ['meter_id -> meter.id'],
    },
  ];
  const rowsOf = await readerOf(tables);
  const rows = [...rowsOf('meter_reading', ['meter_id', 'read_at', 'value'])].sort((a, b) => (a[1]! < b[1]! ? -1 : 1));
  const last = new Map<string, number>();
  for (const [meter, , value] of rows) {
    expect(Number(value)).toBeGreaterThanOrEqual(last.get(meter!) ?? 0);
    last.set(meter!, Number(value));
  }
  expect(rows.length).toBeGreaterThan(last.size * 3);
});

test('fees are added to the price of an order’s tickets', async () => {
  const rowsOf = await readerOf([
    {
      name: 'commande',
      columns: ['id int not null', 'passee_le timestamptz not null', 'total numeric(10,2) not null', 'frais numeric(10,2) not null default 0'],
    },
    { name: 'billet', columns: ['id int not null', 'commande_id int not null', 'prix numeric(10,2) not null'], refers: ['commande_id -> commande.id'] },
  ]);
  const sums = sumsBy(rowsOf('billet', ['commande_id', 'prix']));
  for (const [id, total, fees] of rowsOf('commande', ['id', 'total', 'frais'])) expect(Number(total)).toBeCloseTo((sums.get(id!) ?? 0) + Number(fees), 2);
});
