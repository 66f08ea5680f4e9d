import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const numbers = async (tables: Parameters<typeof rowsOf>[0], table: string, columns: readonly string[]) =>
  (await rowsOf(tables, table, columns, {}, 1000)).map((row) => row.map((cell) => (cell === null ? null : Number(cell))));

test('days that are left are those granted and carried over, less those taken', async () => {
  const tables = [
    {
      name: 'holiday_accounts',
      columns: [
        'id integer not null',
        'granted_days numeric(4,1) not null',
        'carried_days numeric(4,1) not null',
        'taken_days numeric(4,1) not null',
        'remaining_days numeric(4,1) not null',
      ],
    },
  ];
  const rows = await numbers(tables, 'holiday_accounts', ['granted_days', 'carried_days', 'taken_days', 'remaining_days']);
  for (const [granted, carried, taken, left] of rows) expect(left).toBeCloseTo(granted! + carried! - taken!, 1);
});

test('a payout is gross less the commission at the rate of the seller', async () => {
  const tables = [
    { name: 'sellers', columns: ['id integer not null', 'name text not null', 'commission_rate numeric(4,3) not null'] },
    {
      name: 'seller_payouts',
      columns: [
        'id integer not null',
        'seller_id integer not null',
        'gross_amount numeric(10,2) not null',
        'commission numeric(10,2) not null',
        'net_amount numeric(10,2) not null',
      ],
      refers: ['seller_id -> sellers.id'],
    },
  ];
  const rates = new Map((await numbers(tables, 'sellers', ['id', 'commission_rate'])).map(([id, rate]) => [id, rate!]));
  for (const [seller, gross, commission, net] of await numbers(tables, 'seller_payouts', ['seller_id', 'gross_amount', 'commission', 'net_amount'])) {
    expect(net).toBeCloseTo(gross! - commission!, 2);
    expect(Math.abs(commission! - gross! * rates.get(seller!)!)).toBeLessThan(0.02);
  }
});

test('the whole of a prescription is each dose, so often a day, for so many days', async () => {
  const tables = [
    {
      name: 'recipes',
      columns: [
        'id integer not null',
        'tablets_per_dose integer not null',
        'doses_per_day integer not null',
        'days integer not null',
        'total_tablets integer not null',
      ],
    },
  ];
  for (const [dose, times, days, all] of await numbers(tables, 'recipes', ['tablets_per_dose', 'doses_per_day', 'days', 'total_tablets']))
    expect(all).toBe(dose! * times! * days!);
});

test('a bill is paid by the insurer as the policy says, and by the patient for the rest', async () => {
  const tables = [
    { name: 'policies', columns: ['id integer not null', 'insurer text not null', 'coverage_percent integer not null'] },
    {
      name: 'bills',
      columns: [
        'id integer not null',
        'policy_id integer',
        'total_cents integer not null',
        'insurance_cents integer not null default 0',
        'patient_cents integer not null',
      ],
      refers: ['policy_id -> policies.id'],
    },
  ];
  const rows = await numbers(tables, 'bills', ['policy_id', 'total_cents', 'insurance_cents', 'patient_cents']);
  for (const [policy, total, insurance, patient] of rows) {
    expect(insurance! + patient!).toBe(total);
    if (policy === null) expect(insurance).toBe(0);
  }
  expect(rows.some(([, , insurance]) => insurance! > 0)).toBe(true);
});

test('lines in cents are quantity times the amount of one, and the bill is their sum', async () => {
  const tables = [
    { name: 'bills', columns: ['id integer not null', 'subtotal_cents integer not null', 'tax_cents integer not null', 'total_cents integer not null'] },
    {
      name: 'bill_lines',
      columns: [
        'id integer not null',
        'bill_id integer not null',
        'quantity integer not null',
        'unit_amount_cents integer not null',
        'amount_cents integer not null',
      ],
      refers: ['bill_id -> bills.id'],
    },
  ];
  const lines = await numbers(tables, 'bill_lines', ['bill_id', 'quantity', 'unit_amount_cents', 'amount_cents']);
  for (const [, quantity, price, amount] of lines) expect(amount).toBe(quantity! * price!);
  const complete = new Set(lines.slice(0, -30).map(([bill]) => bill));
  for (const [id, subtotal, tax, total] of await numbers(tables, 'bills', ['id', 'subtotal_cents', 'tax_cents', 'total_cents'])) {
    expect(total).toBe(subtotal! + tax!);
    if (complete.has(id)) expect(subtotal).toBe(lines.filter(([bill]) => bill === id).reduce((sum, [, , , amount]) => sum + amount!, 0));
  }
});

test("a year's pay is twelve months of it", async () => {
  const tables = [{ name: 'salaries', columns: ['id integer not null', 'monthly_amount numeric(12,2) not null', 'annual_amount numeric(12,2) not null'] }];
  for (const [month, year] of await numbers(tables, 'salaries', ['monthly_amount', 'annual_amount'])) expect(Math.abs(year! - month! * 12)).toBeLessThan(1);
});

test('an amount beside fees is what they come on top of, whatever it is called, and what somebody else bears comes off', async () => {
  const tables = [
    { name: 'offers', columns: ['id integer not null', 'haulage_cents bigint not null', 'surcharges_cents bigint not null', 'total_cents bigint not null'] },
    {
      name: 'stays',
      columns: ['id integer not null', 'subtotal numeric(10,2) not null', 'insurance_share numeric(10,2) not null', 'total numeric(10,2) not null'],
    },
  ];
  for (const [haulage, surcharges, total] of await numbers(tables, 'offers', ['haulage_cents', 'surcharges_cents', 'total_cents']))
    expect(total).toBeCloseTo(haulage! + surcharges!, 2);
  const parcels = [
    {
      name: 'parcels',
      columns: ['id integer not null', 'freight numeric(10,2) not null', 'surcharges numeric(10,2) not null', 'total numeric(10,2) not null'],
    },
  ];
  for (const [freight, surcharges, total] of await numbers(parcels, 'parcels', ['freight', 'surcharges', 'total']))
    expect(total).toBeCloseTo(freight! + surcharges!, 2);
  for (const [subtotal, share, total] of await numbers(tables, 'stays', ['subtotal', 'insurance_share', 'total']))
    expect(total).toBeCloseTo(subtotal! - share!, 2);
});

test('a match has no more spectators than the ground that it may be played on holds', async () => {
  const tables = [
    { name: 'grounds', columns: ['id integer not null', 'name text not null', 'capacity integer not null'] },
    { name: 'matches', columns: ['id integer not null', 'ground_id integer', 'attendance integer'], refers: ['ground_id -> grounds.id'] },
  ];
  const grounds = new Map((await numbers(tables, 'grounds', ['id', 'capacity'])).map(([id, capacity]) => [id, capacity!]));
  const matches = (await numbers(tables, 'matches', ['ground_id', 'attendance'])).filter(([ground, count]) => ground != null && count != null);
  expect(matches.length).toBeGreaterThan(20);
  expect(matches.filter(([ground, count]) => count! > grounds.get(ground!)!)).toEqual([]);
});
