import { openTargetServer, type TargetServer } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../../postgres/test/support/cluster.ts';
import { openRunner, type Runner } from '../../src/index.ts';

let server: TargetServer;
let runner: Runner;
beforeAll(async () => {
  server = await openTargetServer();
  runner = openRunner({ throwaway: testServer() });
});
afterAll(async () => {
  await runner[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

/** A club's figures are kept by one trigger; two others record boats and count launches by kind. */
const CLUBS = `
  create schema record;
  create table clubs (id int primary key, title text not null, trips_count int not null default 0, last_trip_at timestamptz, funds numeric(12,2) not null default 0 check (funds >= 0),
    spare_seats int not null check (spare_seats >= 0));
  create table trips (id int primary key, club_id int not null references clubs, fee numeric(8,2) not null check (fee > 0), seats int not null check (seats between 1 and 3), started_at timestamptz not null);
  create function trip_made() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then
      update clubs set trips_count = trips_count + 1, last_trip_at = greatest(last_trip_at, new.started_at), funds = coalesce(funds, 0) + new.fee, spare_seats = spare_seats - new.seats where id = new.club_id;
    else update clubs set trips_count = trips_count - 1, funds = funds - old.fee where id = old.club_id; end if; return null; end $$;
  create trigger trip_made after insert or delete on trips for each row execute function trip_made();
  create table boats (id int primary key, label text not null, kind char(1) not null check (kind in ('S', 'M')));
  create table record.boat_trail (id bigserial primary key, relation text not null, before jsonb, after jsonb, done_at timestamptz not null default now());
  create function trail() returns trigger language plpgsql as $$ begin
    insert into record.boat_trail (relation, before, after) values (tg_table_name, null, to_jsonb(new)); return null; end $$;
  create trigger trail after insert or update on boats for each row execute function trail();
  create table fleet (kind char(1) primary key, boats int not null);
  create function fleet_grown() returns trigger language plpgsql as $$ begin
    insert into fleet values (new.kind, 1) on conflict (kind) do update set boats = fleet.boats + excluded.boats; return new; end $$;
  create trigger fleet_grown after insert on boats for each row execute function fleet_grown();
  create table greetings (id serial primary key, club_id int not null references clubs, body text not null);
  create function greet() returns trigger language plpgsql as $$ begin
    insert into greetings (club_id, body) values (new.id, 'Welcome'); return null; end $$;
  create trigger greet after insert on clubs for each row execute function greet();`;

test('tables that triggers fill hold what these wrote, and columns that they keep end as they leave them', async () => {
  await using target = await server.freshTarget('plain');
  const { blueprint, diagnostics } = await runner.inferDdl(CLUBS, { rows: 40, repair: true });
  await runner.load(blueprint, target.url, { create: CLUBS });
  const { rows } = await target.client.query<Record<string, number>>(`select
    (select count(*)::int from boats) as boats,
    (select count(*)::int from record.boat_trail) as trail,
    (select sum(boats)::int from fleet) as fleet,
    (select count(*)::int from clubs c where trips_count <> (select count(*) from trips t where t.club_id = c.id)
      or funds <> (select coalesce(sum(fee), 0) from trips t where t.club_id = c.id)
      or last_trip_at is distinct from (select max(started_at) from trips t where t.club_id = c.id)) as wrong,
    (select count(*)::int from greetings) as greetings,
    (select count(*)::int from clubs where spare_seats > 0) as spare`);
  // The seats that trips take are there from the start.
  expect(rows[0]).toEqual({ boats: 40, trail: 40, fleet: 40, wrong: 0, greetings: 40, spare: 40 });
  expect(
    diagnostics
      .filter(({ code }) => code === 'left-to-triggers')
      .map(({ table, column }) => `${table} ${column ?? ''}`.trim())
      .toSorted(),
  ).toEqual(['public.clubs funds', 'public.clubs last_trip_at', 'public.clubs trips_count', 'public.fleet', 'public.greetings', 'record.boat_trail']);
});

test('without triggers, columns that they keep show where they start', async () => {
  const { blueprint } = await runner.inferDdl(CLUBS, { rows: 40 });
  const clubs = blueprint.tables.find(({ name }) => name === 'clubs')!;
  const generators = ['trips_count', 'last_trip_at', 'funds'].map((name) => clubs.columns.find((column) => column.name === name)!.generator);
  const zero = { kind: 'constant', parameters: { value: '0' } };
  expect(generators).toEqual([zero, { kind: 'null' }, zero]);
  expect(blueprint.tables.find(({ name }) => name === 'boat_trail')?.mode).toBe('keep');
});
