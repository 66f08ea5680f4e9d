import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

type Rows = readonly (readonly (string | null)[])[];
const numbers = (rows: Rows): number[][] => rows.map((row) => row.map(Number));

test('what is paid out is what came in less the fee and what was given back', async () => {
  const settlements = {
    name: 'settlements',
    columns: ['id integer not null', ...['gross_cents', 'fee_cents', 'refund_cents', 'net_cents'].map((name) => `${name} integer not null`)],
  };
  const rows = numbers(await rowsOf([settlements], 'settlements', ['gross_cents', 'fee_cents', 'refund_cents', 'net_cents']));
  expect(rows.length).toBeGreaterThan(50);
  for (const [gross, fee, back, net] of rows as [number, number, number, number][]) {
    expect(net).toBe(gross - fee - back);
    expect(fee).toBeLessThan(gross / 3);
    expect(net).toBeGreaterThanOrEqual(0);
  }
  expect(rows.some(([, , back]) => back === 0) && rows.some(([, , back]) => back! > 0)).toBe(true);
});

test('an order counts the seats of its lines, each of a kind of seat', async () => {
  const tables = [
    { name: 'seat_kinds', columns: ['id integer not null', 'name text not null', 'price numeric(10,2) not null'] },
    { name: 'orders', columns: ['id integer not null', 'seat_count integer not null', 'created_at timestamptz not null'] },
    {
      name: 'order_lines',
      columns: ['id integer not null', 'order_id integer not null', 'seat_kind_id integer not null', 'quantity integer not null'],
      refers: ['order_id -> orders.id', 'seat_kind_id -> seat_kinds.id'],
    },
  ];
  const seats = new Map<string, number>();
  for (const [order, quantity] of await rowsOf(tables, 'order_lines', ['order_id', 'quantity'], {}, 100_000))
    seats.set(order!, (seats.get(order!) ?? 0) + Number(quantity));
  const orders = await rowsOf(tables, 'orders', ['id', 'seat_count']);
  expect(orders.map(([, count]) => Number(count))).toEqual(orders.map(([id]) => seats.get(id!) ?? 0));
});

test('a booking costs its hours at the rate of the place', async () => {
  const tables = [
    { name: 'courts', columns: ['id integer not null', 'name text not null', 'hourly_rate numeric(6,2) not null'] },
    {
      name: 'bookings',
      columns: [
        'id integer not null',
        'court_id integer not null',
        'starts_at timestamptz not null',
        'ends_at timestamptz not null',
        'price numeric(8,2) not null',
      ],
      refers: ['court_id -> courts.id'],
    },
  ];
  const rates = new Map((await rowsOf(tables, 'courts', ['id', 'hourly_rate'], {}, 100_000)).map(([id, rate]) => [id, Number(rate)]));
  const rows = await rowsOf(tables, 'bookings', ['court_id', 'starts_at', 'ends_at', 'price']);
  expect(rows.length).toBeGreaterThan(50);
  for (const [court, from, to, price] of rows) {
    const hours = Math.ceil((Date.parse(to!) - Date.parse(from!)) / 900_000) / 4;
    expect(Number(price)).toBeCloseTo(hours * rates.get(court!)!, 1);
  }
});
