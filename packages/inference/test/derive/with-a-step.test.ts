import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const TYPES = {
  'public.try_status': { kind: 'enum' as const, labels: ['in_progress', 'submitted'] },
  'public.writer_type': { kind: 'enum' as const, labels: ['clerk', 'guest', 'system'] },
  'public.scope': { kind: 'enum' as const, labels: ['shared', 'team', 'personal'] },
  'public.staff_role': { kind: 'enum' as const, labels: ['owner', 'clerk'] },
};
const all = (tables: Parameters<typeof rowsOf>[0], table: string, ...columns: string[]) => rowsOf(tables, table, columns, TYPES, 100_000);

test('what an attempt reached is there once it was submitted', async () => {
  const tables = [
    { name: 'climbers', columns: ['id integer not null', 'full_name text not null'] },
    {
      name: 'climbing_attempts',
      columns: ['id integer not null', 'climber_id integer not null', 'status public.try_status not null', 'score integer', 'passed boolean'],
      refers: ['climber_id -> climbers.id'],
    },
  ];
  const rows = await all(tables, 'climbing_attempts', 'status', 'score', 'passed');
  for (const [status, score, passed] of rows) expect([score !== null, passed !== null]).toEqual([status === 'submitted', status === 'submitted']);
  // Most attempts come to their end.
  expect(rows.filter(([status]) => status === 'submitted').length).toBeGreaterThan(rows.length / 3);
});

test('an amount is the minutes at the rate of an hour, where it is billed', async () => {
  const tables = [
    {
      name: 'stints',
      columns: [
        'id integer not null',
        'duration_minutes integer not null',
        'is_billable boolean not null default false',
        'hourly_rate numeric(8,2) not null',
        'billable_amount numeric(10,2)',
      ],
    },
  ];
  const rows = await all(tables, 'stints', 'is_billable', 'duration_minutes', 'hourly_rate', 'billable_amount');
  expect(rows.some(([billed]) => billed === 'true')).toBe(true);
  for (const [billed, minutes, rate, amount] of rows) {
    if (billed === 'true') expect(Number(amount)).toBeCloseTo((Number(minutes) * Number(rate)) / 60, 1);
    else expect(amount).toBeNull();
  }
});

const PEOPLE = [
  { name: 'users', columns: ['id integer not null', 'full_name text not null', 'email text not null', 'role public.staff_role not null'] },
  { name: 'guests', columns: ['id integer not null', 'full_name text not null', 'email text not null'] },
  { name: 'teams', columns: ['id integer not null', 'name text not null'] },
  { name: 'desks', columns: ['id integer not null', 'name text not null'] },
];

test('a label names the people who have it as a role, and the system is nobody', async () => {
  const notes = {
    name: 'remarks',
    columns: [
      'id integer not null',
      'desk_id integer not null',
      'writer_type public.writer_type not null',
      'user_id integer',
      'guest_id integer',
      'body text not null',
    ],
    refers: ['desk_id -> desks.id', 'user_id -> users.id', 'guest_id -> guests.id'],
  };
  const rows = await all([...PEOPLE, notes], 'remarks', 'writer_type', 'user_id', 'guest_id');
  expect(new Set(rows.map(([type]) => type)).size).toBeGreaterThan(1);
  for (const [type, user, guest] of rows) expect([user !== null, guest !== null]).toEqual([type === 'clerk', type === 'guest']);
});

test('what is personal is of somebody, and what is of a team of a team', async () => {
  const views = {
    name: 'saved_views',
    columns: [
      'id integer not null',
      'desk_id integer not null',
      'visibility public.scope not null',
      'user_id integer',
      'team_id integer',
      'title text not null',
    ],
    refers: ['desk_id -> desks.id', 'user_id -> users.id', 'team_id -> teams.id'],
  };
  const rows = await all([...PEOPLE, views], 'saved_views', 'visibility', 'user_id', 'team_id');
  for (const [scope, user, team] of rows) expect([user !== null, team !== null]).toEqual([scope === 'personal', scope === 'team']);
});
