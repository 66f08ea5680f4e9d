import { openTargetServer, type Target } from '@seedbed/testing';
import { expect, test } from 'vitest';
import { testServer } from '../../../postgres/test/support/cluster.ts';
import { openRunner } from '../../src/index.ts';

/** A person who registers gets a studio with an id that only the database knows, and is in it; an invitation is from whoever is signed in. */
const STUDIOS = `
  create schema login;
  create table login.people (id uuid primary key, mail text not null unique);
  create function login.me() returns uuid language sql stable as $$
    select (coalesce(nullif(current_setting('session.claims', true), ''), '{}')::jsonb ->> 'person')::uuid $$;
  create table studios (id uuid primary key default gen_random_uuid(), founder_id uuid not null unique references login.people, title text not null);
  create table studio_people (studio_id uuid not null references studios, person_id uuid not null references login.people, primary key (person_id, studio_id));
  create function studio_opened() returns trigger language plpgsql as $$ begin
    if new.founder_id = login.me() then insert into studio_people values (new.id, login.me()); end if; return new; end $$;
  create trigger studio_opened after insert on studios for each row execute function studio_opened();
  create function registered() returns trigger language plpgsql security definer as $$ declare own uuid; begin
    insert into public.studios (founder_id, title) values (new.id, split_part(new.mail, '@', 1)) returning id into own;
    insert into public.studio_people values (own, new.id); return new; end $$;
  create trigger registered after insert on login.people for each row execute function registered();
  create table bills (id serial primary key, studio_id uuid not null unique references studios, cents int not null);
  create table bookings (id serial primary key, studio_id uuid not null, person_id uuid not null, note text not null, foreign key (person_id, studio_id) references studio_people (person_id, studio_id));
  create table invitations (id serial primary key, studio_id uuid not null references studios, asked_by uuid not null references login.people, code text not null unique);
  create function asked_by_me() returns trigger language plpgsql as $$ begin new.asked_by = login.me(); return new; end $$;
  create trigger asked_by_me before insert on invitations for each row execute function asked_by_me();`;

const TABLES = [
  'login.people',
  'studios',
  'studio_people natural join (select id as studio_id, founder_id as person_id from studios) as own',
  'bills',
  'bookings',
  'invitations',
];

/** Rows by table; of those in `studio_people`, only what triggers wrote: which others there are depends on random ids. */
async function counts({ client }: Target): Promise<number[]> {
  const { rows } = await client.query(`select ${TABLES.map((name, i) => `(select count(*)::int from ${name}) as t${i}`).join(', ')}`);
  return Object.values(rows[0] as Record<string, number>);
}

test('rows that triggers made are parents of others: in a first load, in a second one, and where the people are kept', async () => {
  await using server = await openTargetServer();
  await using runner = openRunner({ throwaway: testServer() });
  await using target = await server.freshTarget('plain');
  await target.client.query(`set role ${target.connection.user}; ${STUDIOS}; reset role`);
  const { blueprint, diagnostics } = await runner.inferAddress(target.url, { rows: 40, repair: true });
  expect(diagnostics.filter(({ level }) => level !== 'info')).toEqual([]);
  await runner.load(blueprint, target.url);
  expect(await counts(target)).toEqual([40, 40, 40, 40, 40, 40]);
  // Once per studio, so the second load refers to the new ones.
  await runner.load(blueprint, target.url, { mode: 'append' });
  expect(await counts(target)).toEqual([80, 80, 80, 80, 80, 80]);
  const report = await runner.load(blueprint, target.url, {
    mode: 'append',
    modes: { 'login.people': 'keep', studios: 'keep', studio_people: 'keep', bills: 'keep' },
  });
  expect(await counts(target)).toEqual([80, 80, 80, 80, 120, 120]);
  expect(report.diagnostics.filter(({ level }) => level === 'warning')).toEqual([]);
});

test('a schema that the load creates itself, and its proof, take the same rows', async () => {
  await using server = await openTargetServer();
  await using runner = openRunner({ throwaway: testServer() });
  await using target = await server.freshTarget('plain');
  const { blueprint } = await runner.inferDdl(STUDIOS, { rows: 300, repair: true });
  const { byTable } = await runner.prove(blueprint, { ddl: STUDIOS });
  expect(byTable.filter(({ accepted }) => !accepted)).toEqual([]);
  await runner.load(blueprint, target.url, { create: STUDIOS });
  expect(await counts(target)).toEqual([300, 300, 300, 300, 300, 300]);
});
