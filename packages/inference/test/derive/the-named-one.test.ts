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

test('who brought a member in does not make him the one that the place names', async () => {
  const [users, vessels, members] = FLEET;
  // The name that comes first in the alphabet is not the member's own.
  const columns = ['vessel_id integer not null', 'hired_by_id integer', ...members!.columns.slice(1)];
  const refers = ['vessel_id -> vessels.id', 'hired_by_id -> users.id', 'user_id -> users.id'];
  const all = [users!, vessels!, { ...members!, columns, refers }];
  const named = await rowsOf(all, 'vessels', ['id', 'skipper_id'], RANKS);
  const rows = await rowsOf(all, 'vessel_members', ['vessel_id', 'user_id', 'rank'], RANKS, 100_000);
  const skippers = rows.filter(([, , rank]) => rank === 'skipper').map(([vessel, user]) => `${vessel} ${user}`);
  expect(skippers.toSorted()).toEqual(named.map(([vessel, user]) => `${vessel} ${user}`).toSorted());
});

test('a person among the rows of a place that names one of them has the label of that name', async () => {
  const all = [
    { name: 'offices', columns: ['id integer not null', 'name text not null', 'warden_id integer'], refers: ['warden_id -> employees.id'] },
    {
      name: 'employees',
      columns: ['id integer not null', 'office_id integer not null', 'mentor_id integer', 'name text not null', 'position public.posts not null'],
      refers: ['office_id -> offices.id', 'mentor_id -> employees.id'],
    },
  ];
  const posts = { 'public.posts': { kind: 'enum' as const, labels: ['warden', 'guide', 'cook'] } };
  const lodges = new Map((await rowsOf(all, 'offices', ['id', 'warden_id'], posts, 100_000)).map(([id, warden]) => [id, warden]));
  const people = await rowsOf(all, 'employees', ['id', 'office_id', 'position'], posts, 100_000);
  const named = people.filter(([id, lodge]) => lodges.get(lodge!) === id);
  expect(named.length).toBeGreaterThan(20);
  expect(people.filter(([, , post]) => post === 'warden')).toEqual(named);
});
