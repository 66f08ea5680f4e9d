import { expect, test } from 'vitest';
import { answeredRows } from './support/answered-rows.ts';

/** A boarding kennel: some kennels have had no stay yet, and some have none that they were built after. */
const SCHEMA = `
create table kennels (
  id serial primary key,
  built_after_id int references kennels,
  title text not null,
  built_at timestamptz not null,
  last_stay date not null,
  seen_at timestamptz not null,
  next_wash date not null,
  heaviest numeric(8, 2) not null check (heaviest > 0),
  lightest numeric(8, 2) not null,
  last_mood text not null check (last_mood in ('calm', 'wild')),
  last_tag uuid not null,
  latest_feed time not null,
  older_at date not null
);
create table stays (
  id serial primary key,
  kennel_id int not null references kennels,
  arrived_at timestamptz not null,
  weight numeric(8, 2) not null,
  mood text not null check (mood in ('calm', 'wild')),
  tag uuid not null,
  fed_at time not null
);`;

test('a formula of no rows gives a NOT NULL column the time of its row, or what it was without it', async () => {
  const { rows, named } = await answeredRows(SCHEMA, {
    kennels: {
      rows: 80,
      columns: {
        built_at: { generator: { kind: 'date.created' } },
        last_stay: { formula: 'date(max(stays.arrived_at))' },
        next_wash: { formula: 'date(max(stays.arrived_at)) + 30 days' },
        heaviest: { formula: 'max(stays.weight)' },
        lightest: { formula: 'min(stays.weight)' },
        last_mood: { formula: 'last(stays.mood)' },
        last_tag: { formula: 'last(stays, tag)' },
        latest_feed: { formula: 'max(stays.fed_at)' },
        older_at: { formula: 'coalesce(date(built_after.built_at), date(built_at))' },
      },
      equations: ['seen_at == max(stays.arrived_at)'],
    },
    stays: { rows: { per: 'kennels', low: 0, typical: 1, high: 4, none: 0.4 } },
  });
  expect(named.filter((each) => !each.includes('as without this answer'))).toEqual([]);
  const all = rows('kennels');
  const stays = Map.groupBy(rows('stays'), (stay) => stay['kennel_id']);
  const built = new Map(all.map((row) => [row['id'], row['built_at']!.slice(0, 10)]));
  expect(all.filter((row) => !stays.has(row['id']!)).length).toBeGreaterThan(10);
  for (const row of all) {
    const own = stays.get(row['id']!);
    const day = built.get(row['id'])!;
    expect(row['older_at']).toBe(row['built_after_id'] === null ? day : built.get(row['built_after_id']!));
    const arrivals = own?.map((stay) => stay['arrived_at']!).sort();
    expect(row['last_stay']).toBe(arrivals?.at(-1)!.slice(0, 10) ?? day);
    expect(row['seen_at']).toBe(arrivals?.at(-1) ?? row['built_at']);
    if (own) {
      expect(Number(row['heaviest'])).toBe(Math.max(...own.map((stay) => Number(stay['weight']))));
      expect(row['latest_feed']).toBe(
        own
          .map((stay) => stay['fed_at']!)
          .sort()
          .at(-1),
      );
    } else {
      expect(row['next_wash']).toBe(day);
      expect(Number(row['heaviest'])).toBeLessThan(100_000);
      expect(Number(row['lightest'])).toBe(0);
      expect(row['last_tag']).not.toMatch(/^0{8}/);
    }
  }
});
