import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const FLATS = [
  { name: 'flats', columns: ['id bigint not null', 'street text not null', 'base_rent numeric(10,2) not null'] },
  {
    name: 'leases',
    columns: [
      'id bigint not null',
      'flat_id bigint not null',
      'monthly_rent numeric(10,2) not null',
      'deposit_amount numeric(10,2) not null',
      'start_date date not null',
    ],
    refers: ['flat_id -> flats.id'],
  },
  { name: 'listings', columns: ['id bigint not null', 'flat_id bigint not null', 'asking_rent numeric(10,2) not null'], refers: ['flat_id -> flats.id'] },
  { name: 'deposits', columns: ['id bigint not null', 'lease_id bigint not null', 'amount numeric(10,2) not null'], refers: ['lease_id -> leases.id'] },
];

test('a lease has the rent of its flat, a deposit of one to three months, and its deposit that sum', async () => {
  const flats = new Map((await rowsOf(FLATS, 'flats', ['id', 'base_rent'])).map(([id, rent]) => [id, rent]));
  const leases = (await rowsOf(FLATS, 'leases', ['id', 'flat_id', 'monthly_rent', 'deposit_amount'])).filter(([, flat]) => flats.has(flat!));
  expect(leases.length).toBeGreaterThan(50);
  for (const [, flat, rent, deposit] of leases) {
    expect(rent).toBe(flats.get(flat!));
    expect([1, 2, 3]).toContain(Math.round((Number(deposit) / Number(rent)) * 1000) / 1000);
  }
  const sums = new Map(leases.map(([id, , , deposit]) => [id, deposit]));
  for (const [lease, amount] of (await rowsOf(FLATS, 'deposits', ['lease_id', 'amount'])).filter(([lease]) => sums.has(lease!)))
    expect(amount).toBe(sums.get(lease!));
});

test('the price in a listing is close to the usual rent', async () => {
  const flats = new Map((await rowsOf(FLATS, 'flats', ['id', 'base_rent'])).map(([id, rent]) => [id, Number(rent)]));
  for (const [flat, asked] of (await rowsOf(FLATS, 'listings', ['flat_id', 'asking_rent'])).filter(([id]) => flats.has(id!)))
    expect(Math.abs(Number(asked) / flats.get(flat!)! - 1)).toBeLessThan(0.07);
});
