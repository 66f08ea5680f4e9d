import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const RANKS = { 'public.crew_rank': { kind: 'enum' as const, labels: ['skipper', 'mate', 'deckhand'] } };
const FLEET = [
  { name: 'users', columns: ['id integer not null', 'email text not null'] },
  { name: 'vessels', columns: ['id integer not null', 'name text not null', 'skipper_id integer not null'], refers: ['skipper_id -> users.id'] },
  {
    name: 'vessel_members',
    columns: ['vessel_id integer not null', 'user_id integer not null', 'rank public.crew_rank not null', 'joined_at timestamptz not null'],
    key: ['vessel_id', 'user_id'],
    refers: ['vessel_id -> vessels.id', 'user_id -> users.id'],
  },
];

test('whom a place must name is one of its members, and the only one with the label of that name', async () => {
  const vessels = await rowsOf(FLEET, 'vessels', ['id', 'skipper_id'], RANKS);
  const members = await rowsOf(FLEET, 'vessel_members', ['vessel_id', 'user_id', 'rank'], RANKS, 100_000);
  const skippers = members.filter(([, , rank]) => rank === 'skipper').map(([vessel, user]) => `${vessel} ${user}`);
  expect(vessels.length).toBeGreaterThan(10);
  expect(skippers.toSorted()).toEqual(vessels.map(([vessel, user]) => `${vessel} ${user}`).toSorted());
  expect(new Set(members.map(([, , rank]) => rank))).toEqual(new Set(['skipper', 'mate', 'deckhand']));
  const sizes = [...Map.groupBy(members, ([vessel]) => vessel).values()].map(({ length }) => length);
  expect(Math.max(...sizes)).toBeGreaterThan(2 * Math.min(...sizes));
});
