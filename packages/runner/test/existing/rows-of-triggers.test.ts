import { openTargetServer, type Target, type TargetServer } from '@seedbed/testing';
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
  await using target = await server.freshTarget('plain');
  const { blueprint } = await runner.inferDdl(STUDIOS, { rows: 300, repair: true });
  const { byTable } = await runner.prove(blueprint, { ddl: STUDIOS });
  expect(byTable.filter(({ accepted }) => !accepted)).toEqual([]);
  await runner.load(blueprint, target.url, { create: STUDIOS });
  expect(await counts(target)).toEqual([300, 300, 300, 300, 300, 300]);
});

/** By table, the rows in the target after a load that creates the schema, and after a second one. */
async function loaded(ddl: string, again = false, counted: readonly string[] = []): Promise<Record<string, number>> {
  await using target = await server.freshTarget('plain');
  const { blueprint } = await runner.inferDdl(ddl, { rows: 60, repair: true });
  await runner.load(blueprint, target.url, { create: ddl });
  if (again) await runner.load(blueprint, target.url, { mode: 'append' });
  const names = [...blueprint.tables.map(({ name }) => name), ...counted];
  const { rows: counts } = await target.client.query<Record<string, number>>(
    `select ${names.map((name) => `(select count(*)::int from ${name}) as "${name}"`).join(', ')}`,
  );
  return counts[0]!;
}

test('a nullable reference back to rows that triggers made is set once they are there', async () => {
  const ddl = `
    create table residents (id serial primary key, email text not null unique, home_id uuid);
    create table homes (id uuid primary key default gen_random_uuid(), owner_id int not null unique references residents, title text not null);
    alter table residents add foreign key (home_id) references homes;
    create function settle() returns trigger language plpgsql as $$ begin insert into homes (owner_id, title) values (new.id, 'home of ' || new.email); return null; end $$;
    create trigger settle after insert on residents for each row execute function settle();
    create table meters (id serial primary key, home_id uuid not null references homes, reading int not null);`;
  const counts = await loaded(ddl, false, ['residents where home_id is not null']);
  expect(counts).toEqual({ residents: 60, homes: 60, meters: 60, 'residents where home_id is not null': expect.toSatisfy((count: number) => count > 30) });
});

test('the place in a list and the parent that triggers fill where they are NULL are left to them, with their children', async () => {
  const counts = await loaded(`
    create table shelves (code text primary key);
    create table standing (shelf text not null references shelves, place smallint not null, title text not null, primary key (shelf, place));
    create function next_place() returns trigger language plpgsql as $$ declare last_place smallint; begin
      select max(place) into last_place from standing where shelf = new.shelf;
      if new.place is null then new.place := coalesce(last_place, 0) + 1;
      elsif new.place <> coalesce(last_place, 0) + 1 then raise exception 'place % leaves a gap on %', new.place, new.shelf; end if;
      return new; end $$;
    create trigger next_place before insert on standing for each row execute function next_place();
    create table loans (id serial primary key, shelf text not null, place smallint not null, foreign key (shelf, place) references standing);
    create table crates (id bigint generated always as identity primary key, note text);
    create table shipments (id int primary key);
    create table shipped (shipment_id int not null references shipments, crate_id bigint not null references crates, primary key (shipment_id, crate_id));
    create function crate_known() returns trigger language plpgsql as $$ begin
      if not exists (select from shipped where crate_id = new.crate_id) then raise exception 'no such crate yet: %', new.crate_id; end if; return new; end $$;
    create function crate_made() returns trigger language plpgsql as $$ begin insert into crates (note) values ('of a shipment') returning id into new.crate_id; return new; end $$;
    create trigger a_known before insert on shipped for each row when (new.crate_id is not null) execute function crate_known();
    create trigger b_made before insert on shipped for each row when (new.crate_id is null) execute function crate_made();`);
  expect(counts).toEqual({ shelves: 60, standing: 60, loans: 60, crates: 120, shipments: 60, shipped: 60 });
});

test('the last part of a key that triggers count is read back, also where other values were sent', async () => {
  const counts = await loaded(`
    create table topics (id int primary key);
    create table editions (topic_id int not null references topics, edition int not null default 1, body text not null, primary key (topic_id, edition));
    create function next_edition() returns trigger language plpgsql as $$ begin
      new.edition := 10 * (1 + (select count(*) from editions e where e.topic_id = new.topic_id)); return new; end $$;
    create trigger next_edition before insert on editions for each row execute function next_edition();
    create table reviews (id serial primary key, topic_id int not null, edition int not null, foreign key (topic_id, edition) references editions (topic_id, edition));`);
  expect(counts).toEqual({ topics: 60, editions: 60, reviews: 60 });
});

test('partitions that rows of another table bring are a place for rows', async () => {
  const counts = await loaded(`
    create table tenants (id int primary key);
    create table readings (owner int not null, at int not null, value real not null, primary key (owner, at)) partition by list (owner);
    create function tenant_part() returns trigger language plpgsql as $$ begin
      execute format('create table %I partition of readings for values in (%L)', 'readings_' || new.id, new.id); return null; end $$;
    create trigger tenant_part after insert on tenants for each row execute function tenant_part();`);
  expect(counts).toEqual({ tenants: 60, readings: 60 });
});

test('a text that code puts into a statement is the DEFAULT of its column, in the row that a trigger looks up by the name of its table; the trail that it keeps has no other rows', async () => {
  const counts = await loaded(`
    create table watched (relation text primary key, id_column text not null default 'uid', is_on boolean not null default true);
    create table trail (id serial primary key, relation text not null, row_ref text not null);
    create function watch() returns trigger language plpgsql as $$ declare col text; ref text; begin
      select w.id_column into col from watched w where w.is_on is not null and w.relation = TG_TABLE_NAME;
      execute format('select ($1).%I::text', col) into ref using new;
      insert into trail (relation, row_ref) values (tg_table_name, ref); return null; end $$;
    create table parcels (uid uuid primary key, label text not null);
    create table stops (id serial primary key, parcel_uid uuid not null references parcels);
    create trigger watch after insert on parcels for each row execute function watch();`);
  expect(counts).toEqual({ watched: 60, trail: 60, parcels: 60, stops: 60 });
});

test('a row that a trigger looks up by its unique name stands beside others', async () => {
  const ddl = `
    create table offices (id int primary key);
    create table roles (id int primary key, slug varchar(40) not null unique);
    create table staff (id int primary key, role_id int not null references roles, office_id int not null references offices);
    create table orders (id int primary key, office_id int not null references offices);
    create function has_head() returns trigger language plpgsql as $$ begin
      if not exists (select from staff s join roles r on r.id = s.role_id where s.office_id = new.office_id and r.slug = 'head_of_office') then
        raise exception 'office % has no head', new.office_id; end if; return new; end $$;
    create trigger has_head before insert on orders for each row execute function has_head();`;
  expect(await loaded(ddl)).toEqual({ offices: 60, roles: 60, staff: 60, orders: 60 });
  // The target has that row already, and new rows refer to it.
  expect(await loaded(ddl, true)).toEqual({ offices: 120, roles: 60, staff: 120, orders: 120 });
});
