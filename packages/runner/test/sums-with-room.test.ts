import { expect, test } from 'vitest';
import { madeRows } from './support/made-rows.ts';

test('a CHECK keeps the whole above a sum of rows that would be parts of the whole: it has room for them', async () => {
  const { rows, proved } = await madeRows(
    `
    create table orders (id serial primary key, ordered_on date not null);
    create table lines (id serial primary key, order_id int not null references orders, pieces_ordered int not null check (pieces_ordered > 0),
      pieces_received int not null default 0, check (pieces_received <= pieces_ordered));
    comment on column lines.pieces_received is 'sum of deliveries';
    create table deliveries (id serial primary key, line_id int not null references lines, pieces_received int not null check (pieces_received > 0), delivered_on date not null);`,
    200,
  );
  expect(proved).toBe(true);
  expect(rows.get('deliveries')!.length).toBeGreaterThan(100);
  const came = Map.groupBy(rows.get('deliveries')!, ({ line_id }) => line_id);
  for (const { id, pieces_received } of rows.get('lines')!)
    expect(Number(pieces_received)).toBe((came.get(id!) ?? []).reduce((sum, row) => sum + Number(row['pieces_received']), 0));
});
