import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

type Case = readonly [parent: string, sum: string, child: string, by: string, columns: readonly string[], each: (cells: readonly (string | null)[]) => number];

const cases: readonly Case[] = [
  ['repairs', 'labour_cents integer not null', 'repair_services', 'repair_id', ['price_cents integer not null'], ([price]) => Number(price)],
  [
    'repairs',
    'parts_cents integer not null',
    'repair_parts',
    'repair_id',
    ['quantity integer not null', 'unit_price_cents integer not null'],
    ([count, price]) => Number(count) * Number(price),
  ],
  ['stays', 'rooms_total numeric(12,2) not null', 'stay_rooms', 'stay_id', ['subtotal numeric(10,2) not null'], ([subtotal]) => Number(subtotal)],
  [
    'reparaturen',
    'teile_summe numeric(12,2) not null',
    'reparatur_teile',
    'reparatur_id',
    ['gesamtpreis numeric(10,2) not null'],
    ([amount]) => Number(amount),
  ],
];

test.each(cases)('what a row of %s says in %s is what the rows of %s come to', async (parent, sum, child, by, columns, each) => {
  const tables = [
    { name: parent, columns: ['id integer not null', sum] },
    { name: child, columns: ['id integer not null', `${by} integer not null`, ...columns], refers: [`${by} -> ${parent}.id`] },
  ];
  const totals = await rowsOf(tables, parent, ['id', sum.split(' ')[0]!], {}, 100_000);
  const rows = await rowsOf(tables, child, [by, ...columns.map((column) => column.split(' ')[0]!)], {}, 100_000);
  const sums = new Map<string, number>();
  for (const [of, ...cells] of rows) sums.set(of!, (sums.get(of!) ?? 0) + each(cells));
  expect(totals.length).toBeGreaterThan(20);
  for (const [id, total] of totals) expect(Number(total)).toBeCloseTo(sums.get(id!) ?? 0, 1);
});

test('a number of downloads adds up what each day says', async () => {
  const tables = [
    { name: 'episodes', columns: ['id integer not null', 'title text not null', 'download_count integer not null'] },
    {
      name: 'daily_downloads',
      columns: ['id integer not null', 'episode_id integer not null', 'day date not null', 'downloads integer not null'],
      refers: ['episode_id -> episodes.id'],
    },
  ];
  const totals = await rowsOf(tables, 'episodes', ['id', 'download_count'], {}, 100_000);
  const rows = await rowsOf(tables, 'daily_downloads', ['episode_id', 'downloads'], {}, 100_000);
  for (const [id, total] of totals) expect(Number(total)).toBe(rows.filter(([of]) => of === id).reduce((sum, [, count]) => sum + Number(count), 0));
});
