import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const STATES = { 'public.stay_status': { kind: 'enum' as const, labels: ['booked', 'completed', 'no_show'] } };
const RESORT = [
  {
    name: 'guests',
    columns: [
      'id integer not null',
      'name text not null',
      'stays_count integer not null',
      'no_show_count integer not null',
      'reviews_count integer not null',
      'avg_rating numeric(3,2)',
      'last_stay_at timestamp without time zone',
      'follower_count integer not null',
    ],
  },
  {
    name: 'stays',
    columns: ['id integer not null', 'guest_id integer not null', 'status public.stay_status not null', 'created_at timestamp without time zone not null'],
    refers: ['guest_id -> guests.id'],
  },
  {
    name: 'reviews',
    columns: ['id integer not null', 'guest_id integer not null', 'rating smallint not null', 'created_at timestamp without time zone not null'],
    refers: ['guest_id -> guests.id'],
  },
  {
    name: 'follows',
    columns: ['follower_id integer not null', 'followed_id integer not null'],
    key: ['follower_id', 'followed_id'],
    refers: ['follower_id -> guests.id', 'followed_id -> guests.id'],
  },
];

const all = (table: string, columns: readonly string[]) => rowsOf(RESORT, table, columns, STATES, 100_000);
const countOf = (rows: readonly (readonly (string | null)[])[], id: string | null) => String(rows.filter(([key]) => key === id).length);

test('counts are those of the rows, also of one label, and of the other side of a pair', async () => {
  const guests = await all('guests', ['id', 'stays_count', 'no_show_count', 'reviews_count', 'follower_count']);
  const [stays, reviews, follows] = [await all('stays', ['guest_id', 'status']), await all('reviews', ['guest_id']), await all('follows', ['followed_id'])];
  const missed = stays.filter(([, status]) => status === 'no_show');
  expect(missed.length).toBeGreaterThan(10);
  expect(guests.slice(0, 200).map(([id]) => [id, ...[stays, missed, reviews, follows].map((rows) => countOf(rows, id!))])).toEqual(guests.slice(0, 200));
});

test('an average is that of the rows and NULL without any, and the last time the latest', async () => {
  const guests = (await all('guests', ['id', 'avg_rating', 'last_stay_at'])).slice(0, 200);
  const [stays, reviews] = [await all('stays', ['guest_id', 'created_at']), await all('reviews', ['guest_id', 'rating'])];
  for (const [id, average, last] of guests) {
    const ratings = reviews.flatMap(([guest, rating]) => (guest === id ? [Number(rating)] : []));
    const mean = ratings.reduce((sum, each) => sum + each, 0) / ratings.length;
    if (ratings.length === 0) expect(average).toBeNull();
    else expect(Math.abs(Number(average) - mean)).toBeLessThan(0.0051);
    const times = stays.flatMap(([guest, time]) => (guest === id ? [time!] : [])).sort();
    expect(last).toBe(times.at(-1) ?? null);
  }
  expect(guests.some(([, average]) => average !== null)).toBe(true);
});
