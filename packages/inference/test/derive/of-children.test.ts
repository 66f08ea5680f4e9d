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

test('an amount that begins at nothing is the sum of the children that the row counts, and the last time is the one that is named', async () => {
  const donors = {
    name: 'donors',
    columns: [
      'id bigint not null',
      'donations_count integer not null default 0',
      'lifetime_total numeric(12,2) not null default 0',
      'last_donated_at timestamptz',
      'goal_total numeric(12,2) not null default 0',
    ],
  };
  const gifts = {
    name: 'donations',
    columns: [
      'id bigint not null',
      'donor_id bigint not null',
      'amount numeric(10,2) not null',
      'donated_at timestamptz not null',
      'created_at timestamptz not null',
    ],
    refers: ['donor_id -> donors.id'],
  };
  const sums = new Map<string, { total: number; last: string }>();
  for (const [donor, amount, at] of await rowsOf([donors, gifts], 'donations', ['donor_id', 'amount', 'donated_at'], {}, 1e6)) {
    const known = sums.get(donor!) ?? { total: 0, last: '' };
    sums.set(donor!, { total: known.total + Math.round(100 * Number(amount)), last: at! > known.last ? at! : known.last });
  }
  const rows = await rowsOf([donors, gifts], 'donors', ['id', 'lifetime_total', 'last_donated_at', 'goal_total']);
  for (const [donor, total, last] of rows) {
    expect(Math.round(100 * Number(total))).toBe(sums.get(donor!)?.total ?? 0);
    expect(last).toBe(sums.get(donor!)?.last ?? null);
  }
  expect(rows.filter(([, total, , goal]) => total === goal).length).toBeLessThan(rows.length / 2);
});
