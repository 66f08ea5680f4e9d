import { expect, test } from 'vitest';
import type { makeCatalog } from '../make-catalog.ts';
import { rowsOf } from './rows-of.ts';

const LODGE: Parameters<typeof makeCatalog>[0] = [
  { name: 'guests', columns: ['id int not null', 'email text'] },
  { name: 'cabin_types', columns: ['id int not null', 'code text not null', 'name text not null'], unique: [['code']] },
  {
    name: 'rooms',
    columns: ['id int not null', 'cabin_type_id int not null', 'number text not null', 'floor smallint not null'],
    unique: [['number']],
    refers: ['cabin_type_id -> cabin_types.id'],
  },
  {
    name: 'rates',
    columns: ['id int not null', 'cabin_type_id int not null', 'name text not null', 'nightly_rate numeric(10,2) not null', 'valid_from date not null'],
    refers: ['cabin_type_id -> cabin_types.id'],
  },
  {
    name: 'bookings',
    columns: ['id int not null', 'guest_id int not null', 'check_in_date date not null', 'check_out_date date not null', 'created_at timestamp not null'],
    refers: ['guest_id -> guests.id'],
  },
  {
    name: 'booking_rooms',
    columns: [
      'id int not null',
      'booking_id int not null',
      'room_id int not null',
      'rate_id int',
      'check_in_date date not null',
      'check_out_date date not null',
      'nights smallint not null',
    ],
    unique: [['booking_id', 'room_id', 'check_in_date']],
    refers: ['booking_id -> bookings.id', 'room_id -> rooms.id', 'rate_id -> rates.id'],
  },
  {
    name: 'consumptions',
    columns: ['id int not null', 'booking_id int not null', 'quantity int not null', 'consumed_at timestamp not null'],
    refers: ['booking_id -> bookings.id'],
  },
];
const MOST = 100_000;
const made = (table: string, columns: readonly string[]) => rowsOf(LODGE, table, columns, {}, MOST) as Promise<readonly (readonly string[])[]>;
const stays = new Map((await made('bookings', ['id', 'check_in_date', 'check_out_date'])).map(([id, ...days]) => [id, days as [string, string]]));

test('a room of a booking is booked for its days, under a key as well, and has the nights of its own', async () => {
  const rooms = await made('booking_rooms', ['booking_id', 'room_id', 'check_in_date', 'check_out_date', 'nights']);
  expect(rooms.length).toBeGreaterThan(100);
  expect(rooms.filter(([stay, , from, to]) => from !== stays.get(stay!)![0] || to! > stays.get(stay!)![1] || to! < from!)).toEqual([]);
  expect(rooms.filter(([, , from, to, nights]) => (Date.parse(to!) - Date.parse(from!)) / 86_400_000 !== Number(nights))).toEqual([]);
  expect(new Set(rooms.map(([stay, room]) => `${stay},${room}`)).size).toBe(rooms.length);
});

test('the rate of a booked room is one of its kind', async () => {
  const [rooms, rates] = await Promise.all([made('rooms', ['id', 'cabin_type_id']), made('rates', ['id', 'cabin_type_id'])]);
  const [kinds, priced] = [new Map(rooms as [string, string][]), new Map(rates as [string, string][])];
  const booked = (await made('booking_rooms', ['room_id', 'rate_id'])).filter(([, rate]) => rate !== null);
  expect(booked.length).toBeGreaterThan(100);
  expect(booked.filter(([room, rate]) => kinds.get(room!) !== priced.get(rate!))).toEqual([]);
});

test('what is consumed is consumed during the stay', async () => {
  const all = await made('consumptions', ['booking_id', 'consumed_at']);
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(([stay, at]) => at!.slice(0, 10) < stays.get(stay!)![0] || at!.slice(0, 10) > stays.get(stay!)![1])).toEqual([]);
});
