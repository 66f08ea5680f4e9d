import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

test.each([
  ['depots', 'dispatches', 'depot_id', 'opened_on', 'closed_on', 'dispatched_on'],
  ['vestigingen', 'leveringen', 'vestiging_id', 'geopend_op', 'gesloten_op', 'datum'],
])('%s close after the last of their rows', async (places, deliveries, reference, opened, closed, day) => {
  const tables = [
    { name: places, columns: ['id integer not null', 'name text not null', `${opened} date not null`, `${closed} date`] },
    {
      name: deliveries,
      columns: ['id integer not null', `${reference} integer not null`, `${day} date not null`],
      refers: [`${reference} -> ${places}.id`],
    },
  ];
  const ends = new Map((await rowsOf(tables, places, ['id', closed])).map(([id, end]) => [id, end]));
  const rows = await rowsOf(tables, deliveries, [reference, day], {}, 5_000);
  expect([...ends.values()].filter((end) => end !== null).length).toBeGreaterThan(0);
  expect(rows.filter(([id, at]) => (ends.get(id!) ?? '9999') < at!)).toEqual([]);
});

test.each([
  ['vouchers', 'checkouts', 'voucher_id', 'valid_from', 'valid_until', 'placed_at'],
  ['gutscheine', 'bestellungen', 'gutschein_id', 'gueltig_ab', 'gueltig_bis', 'bestellt_am'],
])('%s are valid while they are used', async (codes, orders, reference, from, until, placed) => {
  const tables = [
    {
      name: codes,
      columns: ['id integer not null', 'code text not null', `${from} timestamptz not null`, `${until} timestamptz not null`],
    },
    {
      name: orders,
      columns: ['id integer not null', `${reference} integer`, `${placed} timestamptz not null`],
      refers: [`${reference} -> ${codes}.id`],
    },
  ];
  const valid = new Map((await rowsOf(tables, codes, ['id', from, until])).map(([id, ...times]) => [id, times]));
  const used = (await rowsOf(tables, orders, [reference, placed], {}, 5_000)).filter(([id]) => id !== null && valid.has(id!));
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter(([id, at]) => at! < valid.get(id!)![0]! || at! > valid.get(id!)![1]!)).toEqual([]);
});
