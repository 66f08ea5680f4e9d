import { openTargetServer, type Target, type TargetServer } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRunner, type LoadOptions, type LoadReport, type Runner } from '../../src/index.ts';

let server: TargetServer;
let runner: Runner;
beforeAll(async () => {
  server = await openTargetServer();
  runner = openRunner();
});
afterAll(async () => {
  await runner[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

/**
 * There are only 260 codes, so that most loads conflict with existing ones; and keys of all kinds over tables with such
 * codes.
 */
const DDL = `
  create table people (code varchar(2) primary key check (code ~ '^[A-Z][0-9]$'), name text not null);
  create table places (id serial primary key, code varchar(2) not null unique check (code ~ '^[A-Z][0-9]$'));
  create table colours (code varchar(5) primary key check (code in ('red', 'green', 'blue')));
  create table visits (id serial primary key, person varchar(2) not null references people, place int not null references places, unique (person, place));
  create table shifts (id serial primary key, person varchar(2) not null references people, starts_at timestamptz not null, unique (person, starts_at));
  create table days (person varchar(2) not null references people, day date not null check (day between '2026-01-01' and '2026-02-28'), primary key (person, day));
  create table likes (a varchar(2) not null references people, b varchar(2) not null references people, primary key (a, b), check (a <> b));
  create table friends (a int not null references places, b int not null references places, primary key (a, b), check (a < b));
  create table wears (person varchar(2) not null references people, colour varchar(5) not null references colours, primary key (person, colour));
  create table photos (id serial primary key, person varchar(2) not null, colour varchar(5) not null, foreign key (person, colour) references wears, unique (person, colour));
  create table folders (id serial primary key, above int references folders, name varchar(2) not null check (name ~ '^[a-z]{2}$'), unique (above, name));
  create table teams (id serial primary key, lead int not null, tag varchar(2) not null unique check (tag ~ '^[A-Z][0-9]$'));
  create table players (id serial primary key, team int not null references teams, number int not null check (number between 1 and 30), unique (team, number));
  alter table teams add foreign key (lead) references players deferrable initially deferred;`;

const ROWS = {
  people: 60, places: 50, colours: 3, visits: 2000, shifts: 1000, days: 2000, likes: 2000, friends: 500, wears: 150, photos: 120, folders: 60, teams: 20, players: 100,
} as const; // prettier-ignore

async function counts({ client }: Target): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of Object.keys(ROWS)) found[table] = (await client.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]!.n;
  return found;
}

function shortages({ diagnostics }: LoadReport): string[] {
  return diagnostics.flatMap(({ level, message, mend }) => (level === 'warning' ? [`${message} — ${mend}`] : []));
}

async function filled() {
  const target = await server.freshTarget();
  await target.client.query(DDL);
  const { blueprint } = await runner.inferDdl(DDL, { rows: ROWS, repair: true });
  const load = (options: LoadOptions) => runner.load(blueprint, target.url, options);
  await load({});
  return { target, load };
}

test('again and again, keys of appended tables have room for all rows', async () => {
  const { target, load } = await filled();
  await using _ = target;
  expect(await counts(target)).toEqual(ROWS);
  for (let times = 2; times <= 3; times++) {
    const report = await load({ mode: 'append' });
    expect(shortages(report)).toEqual([
      'public.colours gets 0 rows more, not 3: its generators make 3 rows with different keys, 3 have a key of an existing row: colours_pkey (code). — Give code a generator with more values.',
    ]);
    expect(await counts(target), `after ${times} loads`).toEqual({
      ...Object.fromEntries(Object.entries(ROWS).map(([table, rows]) => [table, rows * times])),
      colours: 3,
    });
  }
});

test('keys of kept tables are filled to the last combination, and then the error names the key', async () => {
  const { target, load } = await filled();
  await using _ = target;
  const modes = { people: 'keep', places: 'keep', colours: 'keep' } as const;
  const keyed = { visits: 60 * 50, days: 60 * 59, likes: 60 * 59, wears: 60 * 3 };
  const first = await load({ mode: 'append', modes });
  expect(await counts(target)).toMatchObject(keyed);
  expect(shortages(first)).toContain(
    'public.visits gets 1000 rows more, not 2000: its generators make 3000 rows with different keys, 2000 have a key of an existing row: visits_person_place_key (person, place). — Add more rows to public.people or public.places.',
  );
  const second = await load({ mode: 'append', modes });
  expect(await counts(target)).toMatchObject(keyed);
  expect(shortages(second)).toContain(
    'public.days gets 0 rows more, not 2000: its generators make 3540 rows with different keys, 3540 have a key of an existing row: days_pkey (person, day). — Give day a generator with more values, or add more rows to public.people.',
  );
});

/** A second load wants as many rows as there are new parents: none may repeat a key of the first one. */
const ONE_EACH = `
  create table sheets (id text primary key, locale text not null default 'en');
  create table clubs (id text primary key, name text not null, url text not null unique, sheet text not null unique references sheets);
  create table passes (id serial primary key, club text not null unique references clubs, plan text not null);
  create table firms (id bigserial primary key, name varchar(255) not null unique);
  create table staff (id serial primary key, username varchar(80) not null unique, firm bigint unique references firms);
  create table posts (id bigserial primary key, role text not null, firm bigint not null references firms, person bigint not null references staff, unique (firm, person));`;

test('a second load finds other values for each key, where a reference allows no more rows than new parents', async () => {
  const target = await server.freshTarget();
  await target.client.query(ONE_EACH);
  const { blueprint } = await runner.inferDdl(ONE_EACH, { rows: 60, repair: true });
  for (const present of [60, 120, 180]) {
    const { tables, diagnostics } = await runner.load(blueprint, target.url, { mode: 'append' });
    expect(diagnostics.filter(({ level }) => level === 'warning')).toEqual([]);
    expect(tables.map(({ table, rows }) => [table, rows])).toEqual(tables.map(({ table }) => [table, 60]));
    for (const { table } of tables) expect((await target.client.query(`select count(*)::int as n from ${table}`)).rows).toEqual([{ n: present }]);
  }
});

test('a table that triggers write, and one that is full, stand in the report with the rows that came and those there', async () => {
  const ddl = `
    create table kinds (label text primary key check (label in ('a', 'b', 'c')));
    create table notes (id serial primary key, kind text not null references kinds);
    create table log (id serial primary key, note int not null references notes);
    create function log_it() returns trigger language plpgsql as $$ begin insert into log (note) values (new.id); return new; end $$;
    create trigger logged after insert on notes for each row execute function log_it();`;
  const target = await server.freshTarget();
  await target.client.query(ddl);
  const { blueprint } = await runner.inferDdl(ddl, { rows: { kinds: 3, notes: 20 }, repair: true });
  await runner.load(blueprint, target.url);
  const { tables, diagnostics } = await runner.load(blueprint, target.url, { mode: 'append' });
  const found = new Map(tables.map(({ table, rows, there }) => [table, { rows, there }]));
  expect(found.get('public.notes')).toEqual({ rows: 20, there: undefined });
  expect(found.get('public.log')).toEqual({ rows: 20, there: 40 });
  expect(found.get('public.kinds')).toEqual({ rows: 0, there: 3 });
  expect(diagnostics.filter(({ table, level }) => table === 'public.kinds' && level === 'warning').map(({ message }) => message)).toEqual([
    expect.stringContaining('public.kinds gets 0 rows more, not 3'),
  ]);
});
