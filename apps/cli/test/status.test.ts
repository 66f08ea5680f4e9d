import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTargetServer, supabasePlatform, supabaseStarter, type Target, type TargetServer } from '@seedbed/testing';
import { seedbed } from './support.ts';

const SCHEMA = `CREATE TYPE mood AS ENUM ('calm', 'loud');
  CREATE TABLE members (id integer PRIMARY KEY, name text NOT NULL, email text NOT NULL UNIQUE, mood mood NOT NULL, joined_on date NOT NULL);
  CREATE TABLE visits (id integer PRIMARY KEY, member_id integer REFERENCES members ON DELETE SET NULL, came_at timestamptz NOT NULL, paid numeric(8,2) NOT NULL, after mood NOT NULL, day date NOT NULL);
  CREATE TABLE readings (member_id integer NOT NULL REFERENCES members ON DELETE CASCADE, value double precision NOT NULL);`;

let server: TargetServer;
let folder: string;
beforeAll(async () => {
  server = await openTargetServer();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-status-'));
});
afterEach(() => rm(folder, { recursive: true }));
afterAll(() => server[Symbol.asyncDispose]());
const run = (...args: string[]) => seedbed(args, { cwd: folder });

async function loaded(schema = SCHEMA): Promise<Target> {
  const at = await server.freshTarget('plain');
  await writeFile(join(folder, 'schema.sql'), schema);
  expect(await run('load', 'schema.sql', '--create', '--url', at.url, '--rows', '80', '--lock')).toMatchObject({ code: 0 });
  return at;
}
/** As the role that loaded. */
const change = ({ client, connection }: Target, sql: string) => client.query(`SET ROLE ${connection.user}; ${sql}; RESET ROLE`);
async function statusOf(at: Target, ...more: string[]) {
  const { code, stdout, stderr } = await run('status', at.url, '--json', ...more);
  expect(stderr).toBe('');
  const report = JSON.parse(stdout);
  const of = (table: string) => report.tables.find((each: { table: string }) => each.table === `public.${table}`);
  return { code, report, of };
}

test('status counts edited, missing and added rows, names their keys and columns, and changes nothing', async () => {
  await using at = await loaded();
  expect(await run('status', at.url)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^3 tables as loaded: 240 rows\n\S+ is as seedbed\.lock says \(.+\)\.\n$/),
  });
  // A referenced member is deleted: its visits lose the reference, its readings are deleted.
  const { rows } = await at.client.query<{ member: number; visits: number; readings: number }>(
    `SELECT m.id AS member, (SELECT count(*)::int FROM visits v WHERE v.member_id = m.id) AS visits, (SELECT count(*)::int FROM readings r WHERE r.member_id = m.id) AS readings
     FROM members m ORDER BY 2 * 3 DESC, m.id LIMIT 1`,
  );
  const { member, visits, readings } = rows[0]!;
  await change(
    at,
    `DELETE FROM members WHERE id = ${member};
     UPDATE members SET email = 'me@example.com', name = 'Me' WHERE id = 7; UPDATE members SET mood = CASE mood WHEN 'calm' THEN 'loud'::mood ELSE 'calm' END WHERE id = 9;
     UPDATE visits SET paid = paid + 0.01 WHERE id = 80;
     INSERT INTO members VALUES (500, 'New', 'new@example.com', 'calm', '2026-01-01'); INSERT INTO readings VALUES (500, 1.5), (500, 1.5)`,
  );
  const before = await at.client.query('SELECT members::text FROM members ORDER BY id');
  const { code, report, of } = await statusOf(at);
  expect([code, report.clean, report.lock]).toEqual([6, false, 'seedbed.lock']);
  expect(of('members')).toMatchObject({ loaded: 80, present: 80, found: 77, edited: 2, missing: 1, added: 1, by: ['id'], state: 'differs' });
  expect(of('members').columns).toEqual([
    { column: 'name', rows: 1 },
    { column: 'email', rows: 1 },
    { column: 'mood', rows: 1 },
  ]);
  expect(of('members').examples).toEqual([
    { kind: 'added', key: ['500'], columns: [] },
    { kind: 'edited', key: ['7'], columns: ['name', 'email'] },
    { kind: 'edited', key: ['9'], columns: ['mood'] },
    { kind: 'missing', key: [String(member)], columns: [] },
  ]);
  expect(of('visits')).toMatchObject({ edited: visits + 1, missing: 0, added: 0 });
  // Without a key, rows are counted as wholes.
  expect(of('readings')).toMatchObject({ edited: 0, missing: readings, added: 2, by: 'whole rows', undecided: [expect.stringContaining('it has no key')] });
  const { stdout } = await run('status', at.url);
  expect(stdout).toContain(`public.members: 77 of 80 as loaded; 2 edited (name 1, email 1, mood 1: 7, 9); 1 missing (${member}); 1 added (500)\n`);
  expect(stdout).toMatch(/differs from seedbed\.lock: \d+ edited, \d+ missing, 3 added \(.+\)\.\n$/);
  expect((await at.client.query('SELECT members::text FROM members ORDER BY id')).rows).toEqual(before.rows);
});

test('after migrations it compares what is left, under the names of now, and says what changed', { timeout: 240_000 }, async () => {
  await using at = await loaded();
  await change(
    at,
    `ALTER TABLE members RENAME name TO full_name; ALTER TABLE members RENAME TO people; ALTER TABLE people ADD phone text;
     ALTER TYPE mood ADD VALUE 'odd'; ALTER TABLE visits ALTER id TYPE bigint; ALTER TABLE visits ALTER paid TYPE numeric(12,4);
     ALTER TABLE visits ALTER after TYPE text; ALTER TABLE visits ALTER day TYPE timestamptz; DROP TABLE readings;
     CREATE TABLE notes (id int); INSERT INTO notes VALUES (1); CREATE TABLE empty (id int)`,
  );
  const { code, report, of } = await statusOf(at);
  expect([code, report.schema]).toEqual([
    6,
    [
      'public.members is public.people now; its rows stay those of the blueprint.',
      'public.people.name is full_name now; its values stay those of the blueprint.',
      'public.empty is new.',
      'public.people.phone is new.',
      'public.readings is gone.',
      'public.visits.id is bigint now, it was integer.',
      'public.visits.paid is numeric(12,4) now, it was numeric(8,2).',
      'public.visits.after is text now, it was public.mood.',
      'public.visits.day is timestamp with time zone now, it was date.',
    ],
  ]);
  expect(of('people')).toMatchObject({ state: 'loaded', found: 80, undecided: [] });
  expect(of('visits')).toMatchObject({ state: 'loaded', found: 80, undecided: ['day: its type is timestamp with time zone now, not compared'] });
  expect(of('readings')).toMatchObject({ state: 'gone', missing: 80 });
  expect(report.others).toEqual([{ table: 'public.notes', rows: 1 }]);
  await change(at, `UPDATE people SET full_name = 'Me' WHERE id = 3; UPDATE visits SET paid = paid + 0.5 WHERE id = 4`);
  const edited = await statusOf(at);
  expect([edited.of('people').examples, edited.of('visits').examples]).toEqual([
    [{ kind: 'edited', key: ['3'], columns: ['full_name'] }],
    [{ kind: 'edited', key: ['4'], columns: ['paid'] }],
  ]);
  // What a refresh fills is loaded as well, and edits stay edits.
  expect(await run('refresh', at.url)).toMatchObject({ code: 0 });
  const refreshed = await statusOf(at);
  expect([refreshed.of('people').edited, refreshed.of('visits').edited, refreshed.of('empty').state, refreshed.report.schema]).toEqual([1, 1, 'loaded', []]);
  expect(refreshed.of('visits').undecided).toEqual(['after, day: filled or changed by a migration, not compared']);
});

test(
  'after a label was taken out of its type, and another renamed, drift names both, refresh goes on, and status tells edits apart',
  { timeout: 240_000 },
  async () => {
    const schema = (kinds: string, last: string) => `CREATE TYPE kind AS ENUM (${kinds}); CREATE TYPE state AS ENUM ('pending', 'paid', 'shipped', '${last}');
    CREATE TABLE trades (id int GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY, kind kind NOT NULL, symbol text NOT NULL, quantity int NOT NULL, state state NOT NULL);`;
    await using at = await loaded(schema(`'BUY', 'SELL', 'ITEM', 'FEE'`, 'void'));
    await change(
      at,
      `UPDATE trades SET kind = 'FEE' WHERE kind = 'ITEM'; CREATE TYPE other AS ENUM ('BUY', 'SELL', 'FEE'); ALTER TABLE trades ALTER kind TYPE other USING kind::text::other;
     DROP TYPE kind; ALTER TYPE other RENAME TO kind; ALTER TYPE state RENAME VALUE 'void' TO 'cancelled'; ALTER TABLE trades ADD note text;
     UPDATE trades SET quantity = quantity + 1 WHERE id = 5`,
    );
    await writeFile(join(folder, 'schema.sql'), schema(`'BUY', 'SELL', 'FEE'`, 'cancelled'));
    await writeFile(join(folder, 'seedbed.config.json'), JSON.stringify({ schema: 'schema.sql', target: at.url }));
    const drifted = await run('drift');
    expect(drifted).toMatchObject({ code: 0, stdout: expect.stringContaining('The label ITEM of public.kind is gone') });
    expect(drifted.stdout).toContain('The label void of public.state is cancelled now.');
    const said = ['The label ITEM of public.kind is gone; the blueprint writes FEE in its place.', 'The label void of public.state is cancelled now.'];
    const { code, report, of } = await statusOf(at);
    expect([code, report.schema.slice(0, 2)]).toEqual([6, said]);
    expect(of('trades')).toMatchObject({ state: 'differs', edited: 1, columns: [{ column: 'quantity', rows: 1 }], undecided: [] });
    const refreshed = await run('refresh', at.url);
    expect(refreshed).toMatchObject({ code: 0 });
    for (const message of said) expect(refreshed.stdout).toContain(message);
    const after = await statusOf(at);
    expect([after.report.schema, after.of('trades').edited, after.of('trades').undecided]).toEqual([[], 1, []]);
    expect(await run('refresh', at.url)).toMatchObject({ code: 0 });
  },
);

test('what migrations fill, and tables of tools that they continue, hide no edits', { timeout: 240_000 }, async () => {
  await using at = await server.freshTarget('plain');
  const schema = `CREATE TABLE django_content_type (id serial PRIMARY KEY, app_label varchar(100) NOT NULL, model varchar(100) NOT NULL, UNIQUE (app_label, model));
    CREATE TABLE auth_user (id serial PRIMARY KEY, username varchar(150) NOT NULL UNIQUE, is_staff boolean NOT NULL, date_joined timestamptz NOT NULL);
    CREATE TABLE django_admin_log (id serial PRIMARY KEY, action_time timestamptz NOT NULL, object_id text, object_repr varchar(200) NOT NULL, action_flag smallint NOT NULL, change_message text NOT NULL,
      content_type_id int REFERENCES django_content_type, user_id int NOT NULL REFERENCES auth_user);
    CREATE TABLE kilns (id serial PRIMARY KEY, label text NOT NULL UNIQUE, price_cents int NOT NULL, peak int NOT NULL);
    CREATE TABLE shelves (id serial PRIMARY KEY, label text NOT NULL, width int NOT NULL);`;
  await change(at, `${schema} INSERT INTO django_content_type VALUES (7, 'auth', 'user'), (9, 'pottery', 'kiln')`);
  await writeFile(join(folder, 'schema.sql'), schema);
  await run('infer', 'schema.sql', '--rows', '40', '--out', 'blueprint.json');
  expect(await run('load', 'blueprint.json', '--url', at.url, '--lock')).toMatchObject({ code: 0 });
  await change(
    at,
    `ALTER TABLE kilns ADD price numeric(8,2), ADD shelf int NOT NULL DEFAULT 0; UPDATE kilns SET price = price_cents / 100.0, shelf = id % 4; ALTER TABLE kilns DROP price_cents;
     ALTER TABLE kilns ALTER peak TYPE numeric(10,1); ALTER TABLE django_admin_log ADD note text; INSERT INTO django_content_type VALUES (11, 'pottery', 'glaze');
     ALTER TABLE shelves ADD wall int, ADD code text; UPDATE shelves SET wall = id % 4, code = 'S' || id; ALTER TABLE shelves DROP label;
     UPDATE kilns SET label = 'Mine' WHERE id = 3; UPDATE django_admin_log SET object_repr = 'Mine' WHERE id = 4`,
  );
  const shelves = async () => (await at.client.query('SELECT id, shelf FROM kilns ORDER BY id')).rows;
  const before = await shelves();
  expect(await run('refresh', at.url)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/ {2}shelf: left as it is, a migration filled it \(3\d of 3\d rows have other values\)\n/),
  });
  // Also those in which it is the DEFAULT.
  expect(await shelves()).toEqual(before);
  const { of, report } = await statusOf(at);
  expect(
    report.tables.filter((table: { state: string }) => table.state !== 'loaded').map((table: { table: string; edited: number }) => [table.table, table.edited]),
  ).toEqual([
    ['public.django_admin_log', 1],
    ['public.kilns', 1],
  ]);
  expect([report.others, of('django_content_type'), of('kilns').undecided]).toEqual([
    [],
    undefined,
    ['peak, price, shelf: filled or changed by a migration, not compared'],
  ]);
  // Rows are found again although the migration replaced all that told them from others.
  await change(at, `ALTER TABLE shelves ADD note text`);
  expect(await run('refresh', at.url)).toMatchObject({ code: 0, stdout: expect.stringContaining('public.shelves: found 40 of 40 loaded rows by id\n') });
});

test('what the database decides itself is no edit, and rows that it may not read are not decided', async () => {
  await using at = await loaded(`CREATE TABLE members (id integer PRIMARY KEY, email text NOT NULL UNIQUE, updated_at timestamptz NOT NULL);
    CREATE FUNCTION touch() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.updated_at = clock_timestamp(); RETURN NEW; END $$;
    CREATE TRIGGER touch BEFORE INSERT ON members FOR EACH ROW EXECUTE FUNCTION touch();
    CREATE TABLE secrets (id integer PRIMARY KEY, word text NOT NULL);`);
  expect((await statusOf(at)).code).toBe(0);
  await change(at, `UPDATE members SET email = 'me@example.com' WHERE id = 7; ALTER TABLE secrets ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY`);
  const { code, of } = await statusOf(at);
  expect(code).toBe(6);
  expect(of('members')).toMatchObject({ edited: 1, examples: [{ kind: 'edited', key: ['7'], columns: ['email'] }] });
  expect(of('members').undecided[0]).toBe('updated_at differs in nearly every row: the database sets it itself');
  expect(of('secrets')).toMatchObject({ state: 'undecided', undecided: ['row-level security may hide rows from this role'] });
  expect((await run('status', at.url)).stdout).toContain('public.secrets: not decided: row-level security may hide rows from this role\n');
});

test('it says that another database was loaded otherwise, and works with a blueprint alone', { timeout: 240_000 }, async () => {
  await using at = await loaded();
  await using other = await server.freshTarget('plain');
  expect(await run('load', 'schema.sql', '--create', '--url', other.url, '--rows', '50', '--no-lock')).toMatchObject({ code: 0 });
  expect(await run('status', other.url)).toMatchObject({
    code: 6,
    stderr: expect.stringContaining('the database does not keep the blueprint that seedbed.lock names'),
  });
  await run('infer', 'schema.sql', '--rows', '50', '--out', 'blueprint.json');
  expect(await run('status', other.url, '--blueprint', 'blueprint.json', '--no-lock')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('is as blueprint.json says'),
  });
  // The lock is of 50 rows; a colleague loads 40 by the same file.
  expect(await run('load', 'blueprint.json', '--mode', 'truncate', '--url', at.url, '--lock')).toMatchObject({ code: 0 });
  expect(await run('load', 'blueprint.json', '--mode', 'truncate', '--url', at.url, '--rows', '40', '--no-lock')).toMatchObject({ code: 0 });
  const { code, report } = await statusOf(at);
  expect([code, report.clean, report.recorded]).toEqual([6, false, expect.stringContaining('public.members 40 rows (in the file 50)')]);
});

test('rows that a slide of some tables moved, or left, are compared with their own times', async () => {
  await using at = await loaded();
  expect(await run('slide', at.url, '--to', '2027-03-01', '--table', 'visits')).toMatchObject({ code: 0 });
  await change(at, 'UPDATE visits SET paid = paid + 1 WHERE id = 7; DELETE FROM visits WHERE id = 9');
  const moved = await statusOf(at);
  const { weeks } = moved.of('visits');
  expect(weeks).toBeGreaterThan(50);
  expect(moved.of('visits')).toMatchObject({ edited: 1, missing: 1, columns: [{ column: 'paid', rows: 1 }], undecided: [] });
  expect(moved).toMatchObject({ code: 6, report: { clean: false } });
  expect((await run('status', at.url)).stdout).toContain(
    `public.visits: moved ${weeks} weeks later by a slide of some tables, compared with the times of then\n`,
  );
  await using left = await loaded();
  await change(left, 'UPDATE members SET joined_on = joined_on + 1 WHERE id = 7');
  expect(await run('slide', left.url, '--to', '2027-03-01', '--leave', 'members')).toMatchObject({ code: 0 });
  const kept = await statusOf(left);
  expect(kept.of('members')).toMatchObject({ edited: 1, missing: 0, weeks: -weeks, columns: [{ column: 'joined_on', rows: 1 }] });
  expect(kept.of('visits')).not.toHaveProperty('weeks');
});

test('the lock has what a load beside a platform sent, and status, slide and make go by it', { timeout: 240_000 }, async () => {
  await using at = await server.freshTarget('plain');
  const schema = `${supabaseStarter}
    create table public.photos (id uuid primary key default gen_random_uuid(), object_id uuid references storage.objects, taken_on date not null, caption text);
    create table public.notes (id uuid primary key default gen_random_uuid(), author_id uuid not null references public.profiles on delete cascade, body text not null);
    create table public.password_resets (email text not null, token text not null, created_at timestamptz);`;
  await at.client.query(`do $$ begin create role authenticated; exception when duplicate_object then null; end $$`);
  await change(at, `${supabasePlatform} ${schema}`);
  await writeFile(join(folder, 'schema.sql'), schema);
  const load = (...more: string[]) => run('load', 'schema.sql', '--url', at.url, '--rows', '60', '--lock', ...more);
  const figures = async () =>
    (
      await at.client.query(`SELECT (SELECT count(*)::int FROM auth.users) AS users, (SELECT count(*)::int FROM storage.objects) AS files,
        (SELECT count(*)::int FROM profiles) AS profiles, (SELECT count(*)::int FROM todos) AS todos, (SELECT count(*)::int FROM photos) AS photos`)
    ).rows[0]!;
  // Without people most tables would be empty: it says how there are some, and begins nothing.
  for (const dry of [[], ['--dry-run']])
    expect(await load(...dry)).toMatchObject({ code: 2, stderr: expect.stringContaining('seedbed: Add --mode auth.users=append: Supabase fills auth.users, which has no rows, and public.todos, public.notes must refer to them.') }); // prettier-ignore
  expect(await figures()).toEqual({ users: 0, files: 0, profiles: 0, todos: 0, photos: 0 });
  const { code, stderr } = await load('--mode', 'auth.users=append');
  expect([code, stderr]).toEqual([0, expect.stringMatching(/^60 auth\.users .*60 photos/m)]);
  expect(stderr).not.toMatch(/storage\.|profiles/);
  const { tables } = JSON.parse(await readFile(join(folder, 'seedbed.lock'), 'utf8'));
  expect(Object.keys(tables)).toEqual(['auth.users', 'public.notes', 'public.password_resets', 'public.photos', 'public.todos']);
  expect((await run('status', at.url)).code).toBe(0);

  const slid = await run('slide', at.url, '--dry-run');
  expect([slid.code, slid.stdout]).toEqual([
    0,
    expect.stringMatching(/^public\.password_resets: left as it is, it has no key by which its rows could be found$/m),
  ]);
  expect(slid.stdout).toMatch(/^public\.photos: 60 of 60 loaded rows \(taken_on\)/m);

  // A profile is made by the trigger of its account, and photos refer to no file where there is none.
  const made = await run('make', 'a profile with two notes', '--url', at.url);
  expect(made.code === 0 ? made.stdout : made.stderr).toMatch(/auth\.users: 1 /);
  expect(await run('make', 'two photos', '--url', at.url)).toMatchObject({ code: 0 });
  const { rows } = await at.client.query(`SELECT count(*)::int AS notes FROM notes WHERE author_id::text = $1`, [
    /auth\.users: 1 \(id (\S+)\)/.exec(made.stdout)![1],
  ]);
  expect(rows).toEqual([{ notes: 2 }]);
  for (const _ of ['photos', 'profile']) expect(await run('make', '--undo', '--url', at.url)).toMatchObject({ code: 0 });
  expect((await run('status', at.url)).code).toBe(0);

  // The same again doubles nobody; with other settings it says that people stay.
  const before = await figures();
  const again = await load('--mode', 'truncate,auth.users=append');
  expect([again.code, again.stderr]).toEqual([
    0,
    expect.stringContaining('note: auth.users has the 60 rows that the load before added: they stay, and no more are added.'),
  ]);
  expect(await figures()).toEqual(before);
  expect((await run('status', at.url)).code).toBe(0);
  expect((await load('--mode', 'truncate,auth.users=append', '--seed', '7')).stderr).toContain('(60 by the lock): they stay, and this load adds 60 rows.');
  expect(await figures()).toMatchObject({ users: 120, profiles: 120, photos: 60 });
});
