import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

test.each([
  ['workshops', 'capacity', 'enrolments', 'workshop_id'],
  ['events', 'max_attendees', 'tickets', 'event_id'],
  ['floors', 'max_desks', 'desks', 'floor_id'],
])('%s.%s has room for the %s', async (table, column, child, reference) => {
  const tables = [
    { name: table, columns: ['id bigint not null', 'title text not null', `${column} integer not null`, 'held_on date not null', 'note text'] },
    { name: child, columns: ['id bigint not null', `${reference} bigint not null`, 'label text not null'], refers: [`${reference} -> ${table}.id`] },
  ];
  const counts = Map.groupBy(await rowsOf(tables, child, [reference], {}, Infinity), ([parent]) => parent);
  const rows = await rowsOf(tables, table, ['id', column]);
  for (const [id, most] of rows) expect(Number(most)).toBeGreaterThanOrEqual(counts.get(id!)?.length ?? 0);
  expect(new Set(rows.map(([, most]) => most)).size).toBeGreaterThan(2);
});

test('a room has seats for those of one booking, not of all', async () => {
  const tables = [
    { name: 'rooms', columns: ['id bigint not null', 'name text not null', 'seats integer not null', 'note text', 'built_on date not null'] },
    { name: 'bookings', columns: ['id bigint not null', 'room_id bigint not null', 'starts_at timestamptz not null'], refers: ['room_id -> rooms.id'] },
  ];
  const counts = Map.groupBy(await rowsOf(tables, 'bookings', ['room_id'], {}, Infinity), ([room]) => room);
  const rows = await rowsOf(tables, 'rooms', ['id', 'seats']);
  expect(rows.some(([id, seats]) => Math.abs(Number(seats) - (counts.get(id!)?.length ?? 0)) > 15)).toBe(true);
});
