import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const SCHOOL = [
  { name: 'people', columns: ['id integer not null', 'full_name text not null', 'email text not null'] },
  { name: 'workshops', columns: ['id integer not null', 'title text not null'] },
  {
    name: 'bookings',
    columns: ['id integer not null', 'workshop_id integer not null', 'person_id integer', 'person_name text not null'],
    refers: ['workshop_id -> workshops.id', 'person_id -> people.id'],
  },
  { name: 'diplomas', columns: ['id integer not null', 'booking_id integer not null', 'workshop_title text not null'], refers: ['booking_id -> bookings.id'] },
  { name: 'comments', columns: ['id integer not null', 'booking_id integer not null', 'author_name text not null'], refers: ['booking_id -> bookings.id'] },
];

const all = (table: string, columns: readonly string[]) => rowsOf(SCHOOL, table, columns, {}, 100_000);

test('a title is copied over two references', async () => {
  const titles = new Map((await all('workshops', ['id', 'title'])).map(([id, title]) => [id, title]));
  const of = new Map((await all('bookings', ['id', 'workshop_id'])).map(([id, workshop]) => [id, titles.get(workshop!)]));
  const diplomas = await all('diplomas', ['booking_id', 'workshop_title']);
  expect(diplomas.length).toBeGreaterThan(50);
  expect(diplomas.filter(([booking, title]) => title !== of.get(booking!))).toEqual([]);
});

test('a name is the person’s where the row has one, and somebody else’s where it has none', async () => {
  const names = new Map((await all('people', ['id', 'full_name'])).map(([id, name]) => [id, name]));
  const bookings = await all('bookings', ['person_id', 'person_name']);
  expect(bookings.filter(([person, name]) => person !== null && name !== names.get(person))).toEqual([]);
  const guests = bookings.filter(([person]) => person === null);
  expect(guests.length).toBeGreaterThan(10);
  expect(guests.filter(([, name]) => name === null)).toEqual([]);
});

test('who comments on a booking is not who has booked', async () => {
  const bookings = new Map((await all('bookings', ['id', 'person_name'])).map(([id, name]) => [id, name]));
  const comments = await all('comments', ['booking_id', 'author_name']);
  expect(comments.filter(([booking, name]) => name === bookings.get(booking!)).length).toBeLessThan(comments.length / 4);
});
