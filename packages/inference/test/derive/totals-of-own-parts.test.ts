import { describe, expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';
import { rowsOf } from './rows-of.ts';

const money = (...names: readonly string[]): string[] => ['id integer not null', ...names.map((name) => `${name} numeric(10,2) not null`)];

async function numbers(name: string, columns: readonly string[], wanted: readonly string[]): Promise<number[][]> {
  return (await rowsOf([{ name, columns }], name, wanted)).map((row) => row.map(Number));
}

describe('a total is its parts, under any names', () => {
  test.each([
    ['stays', ['lodging_total', 'extras_total', 'tax_total', 'grand_total'], [1, 1, 1]],
    ['stays', ['lodging_total', 'extras_total', 'discount_total', 'grand_total'], [1, 1, -1]],
    ['repairs', ['labor_cost', 'parts_cost', 'travel_fee', 'tax', 'total_cost'], [1, 1, 1, 1]],
    ['auftraege', ['arbeitskosten', 'materialkosten', 'rabatt', 'mwst', 'gesamtbetrag'], [1, 1, -1, 1]],
    ['buchungen', ['zimmer_summe', 'extras_summe', 'kurtaxe', 'gesamtsumme'], [1, 1, 1]],
    ['pedidos', ['articulos_total', 'envio', 'impuesto', 'descuento', 'total'], [1, 1, 1, -1]],
    ['zamowienia', ['suma_produktow', 'koszt_dostawy', 'rabat', 'suma'], [1, 1, -1]],
  ])('%s: %j', async (table, names, signs) => {
    const rows = await numbers(table, money(...names), names);
    expect(rows.length).toBeGreaterThan(50);
    for (const row of rows)
      expect(row.at(-1)).toBeCloseTo(
        Math.max(
          signs.reduce((sum, sign, i) => sum + sign * row[i]!, 0),
          0,
        ),
        2,
      );
  });

  test('in cents, with two fees', async () => {
    const names = ['items_cents', 'shipping_cents', 'gift_wrap_fee_cents', 'protection_fee_cents', 'total_cents'];
    const rows = await numbers('purchases', ['id integer not null', ...names.map((name) => `${name} integer not null`)], names);
    for (const [items, shipping, wrap, protection, total] of rows) expect(total).toBe(items! + shipping! + wrap! + protection!);
    expect(new Set(rows.map(([items]) => items)).size).toBeGreaterThan(20);
  });
});

test('what is left of an amount after a fee has room where the amount has', async () => {
  const columns = ['id integer not null', 'amount numeric(7,2) not null', 'fee numeric(7,2) not null', 'net numeric(7,2) not null'];
  for (const [amount, fee, net] of await numbers('payouts', columns, ['amount', 'fee', 'net'])) expect(net).toBeCloseTo(amount! - fee!, 2);
});

test('what was paid, kept or taken back is no part of a total, and neither is another unit', async () => {
  const columns = await columnsOf(
    'stays',
    money('room_total', 'extras_total', 'paid_total', 'refund_total', 'commission_amount', 'platform_fee', 'grand_total').concat(
      'rooms_total integer not null',
    ),
  );
  expect(columns.get('grand_total')!.generator!.parameters).toEqual({ expression: '(room_total + extras_total)' });
  const goals = await columnsOf('budgets', money('planned_total', 'remaining_total', 'average_total', 'grand_total'));
  expect(goals.get('grand_total')!.generator!.kind).not.toBe('expression');
});

describe('a total counts its sisters', () => {
  const whole = (...names: readonly string[]): string[] => ['id integer not null', 'day date not null', ...names.map((name) => `${name} integer not null`)];

  test.each([
    ['daily_plays', ['deezer', 'tidal', 'web', 'other', 'total']],
    ['visits', ['desktop', 'mobile', 'tablet', 'total']],
    ['ballots', ['yes_votes', 'no_votes', 'abstentions', 'total_votes']],
    ['tagesaufrufe', ['handy', 'rechner', 'sonstige', 'gesamt']],
  ])('%s: %j', async (table, names) => {
    const rows = await numbers(table, whole(...names), names);
    for (const row of rows) expect(row.at(-1)).toBe(row.slice(0, -1).reduce((sum, each) => sum + each, 0));
    expect(rows.every((row) => row.every((each) => each < 1e8))).toBe(true);
    expect(new Set(rows.map((row) => row.at(-1))).size).toBeGreaterThan(10);
  });

  test('but not what has a meaning of its own', async () => {
    const columns = await columnsOf('prints', whole('pages', 'copies', 'other', 'total'));
    expect(columns.get('total')!.generator!.kind).not.toBe('expression');
    const users = await columnsOf('snapshots', whole('active_users', 'new_users', 'total_users'));
    expect(users.get('total_users')!.generator!.kind).not.toBe('expression');
  });
});

test('what is free is all that there is, less what was sold, also as small numbers', async () => {
  const columns = ['id integer not null', 'seats_total smallint not null', 'seats_sold smallint not null', 'seats_available smallint not null'];
  const rows = await numbers('departures', columns, ['seats_total', 'seats_sold', 'seats_available']);
  for (const [all, sold, free] of rows) expect(free).toBe(all! - sold!);
  expect(rows.every(([, , free]) => free! >= 0) && rows.some(([, sold]) => sold! > 0)).toBe(true);
});

test('a stay has the nights from its arrival to its departure, though it was booked last in the row', async () => {
  const columns = ['id integer not null', 'arrival date not null', 'departure date not null', 'nights smallint not null', 'booked_at timestamptz not null'];
  const rows = await rowsOf([{ name: 'reservations', columns }], 'reservations', ['arrival', 'departure', 'nights', 'booked_at']);
  for (const [from, to, nights] of rows) expect(Number(nights)).toBe((Date.parse(to!) - Date.parse(from!)) / 86_400_000);
  expect(rows.filter(([from, to]) => to! < from!)).toEqual([]);
});

test('minutes spent are those from the start to the end', async () => {
  const columns = ['id integer not null', 'started_at timestamptz not null', 'finished_at timestamptz', 'minutes_spent integer'];
  const rows = await rowsOf([{ name: 'cleanings', columns }], 'cleanings', ['started_at', 'finished_at', 'minutes_spent']);
  for (const [from, to, minutes] of rows)
    if (to !== null) expect(Math.abs(Number(minutes) - (Date.parse(to!) - Date.parse(from!)) / 60_000)).toBeLessThanOrEqual(1);
  expect(rows.some(([, to]) => to !== null)).toBe(true);
});

test('an overall score is the mean of the scores beside it that have the same range', async () => {
  const names = ['food_rating', 'service_rating', 'ambience_rating'];
  const columns = [
    'id integer not null',
    'visits smallint not null',
    ...names.map((name) => `${name} smallint not null`),
    'overall_rating numeric(3,1) not null',
  ];
  const table = { name: 'ratings', columns };
  const rows = (await rowsOf([table], 'ratings', [...names, 'overall_rating'])).map((row) => row.map(Number));
  for (const row of rows) expect(Math.abs(row[3]! - (row[0]! + row[1]! + row[2]!) / 3)).toBeLessThan(0.051);
  expect(new Set(rows.map((row) => row[3])).size).toBeGreaterThan(1);
});
