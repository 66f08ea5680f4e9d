import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const group = (rows: readonly (readonly (string | null)[])[], labels: readonly string[]) =>
  [...Map.groupBy(rows, ([by]) => by).values()].map((all) => all.filter(([, label]) => labels.includes(label!)).length);

const listed = (labels: readonly string[]) => ({ labels: { kind: 'enum' as const, labels: [...labels] } });

const ORCHESTRAS = { name: 'orchestras', columns: ['id integer not null', 'name text not null'] };
const PEOPLE = { name: 'users', columns: ['id integer not null', 'email text not null'] };

test.each([
  ['orchestra_members', 'role', ['owner', 'conductor', 'player'], 'owner'],
  ['mitglieder', 'rolle', ['spieler', 'kapitaen', 'trainer'], 'kapitaen'],
  ['leden', 'functie', ['lid', 'voorzitter', 'gast'], 'voorzitter'],
  ['miembros', 'rol', ['miembro', 'propietario', 'invitado'], 'propietario'],
])('exactly one of the %s of each place has the %s of %j that one has', async (name, role, labels, one) => {
  const table = {
    name,
    columns: ['id integer not null', 'orchestra_id integer not null', 'user_id integer not null', `${role} labels not null`],
    refers: ['orchestra_id -> orchestras.id', 'user_id -> users.id'],
  };
  const rows = await rowsOf([ORCHESTRAS, PEOPLE, table], name, ['orchestra_id', role], listed(labels), 100_000);
  expect(new Set(group(rows, [one]))).toEqual(new Set([1]));
});

test('sellers and organizers of several people have one owner each as well', async () => {
  const organizers = { name: 'organizers', columns: ['id integer not null', 'name text not null'] };
  const seats = {
    name: 'organizer_seats',
    columns: ['organizer_id integer not null', 'user_id integer not null', 'role labels not null'],
    key: ['organizer_id', 'user_id'],
    refers: ['organizer_id -> organizers.id', 'user_id -> users.id'],
  };
  const rows = await rowsOf([organizers, PEOPLE, seats], 'organizer_seats', ['organizer_id', 'role'], listed(['owner', 'scanner', 'viewer']), 100_000);
  expect(new Set(group(rows, ['owner']))).toEqual(new Set([1]));
});
