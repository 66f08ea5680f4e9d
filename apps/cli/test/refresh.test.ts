import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTargetServer, supabasePlatform, supabaseStarter, type Target, type TargetServer } from '@seedbed/testing';
import { seedbed } from './support.ts';

const OLD = `CREATE TABLE members (id integer PRIMARY KEY, email text NOT NULL UNIQUE, joined_on date NOT NULL);`;
const MIGRATION = `ALTER TABLE members ADD COLUMN phone text, ADD COLUMN plan text NOT NULL DEFAULT 'free' CHECK (plan IN ('free', 'pro'));
  CREATE TABLE visits (id integer PRIMARY KEY, member_id integer NOT NULL REFERENCES members, came_at timestamptz NOT NULL);`;

let server: TargetServer;
let folder: string;
beforeAll(async () => {
  server = await openTargetServer();
  folder = await mkdtemp(join(tmpdir(), 'seedbed-refresh-'));
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});
const run = (...args: string[]) => seedbed(args, { cwd: folder });

/** Loaded by a blueprint, then migrated. */
async function migrated(): Promise<Target> {
  const at = await server.freshTarget('plain');
  await writeFile(join(folder, 'old.sql'), OLD);
  await run('infer', 'old.sql', '--rows', '200', '--out', 'blueprint.json');
  expect(await run('load', 'blueprint.json', '--create', '--schema', 'old.sql', '--url', at.url)).toMatchObject({ code: 0 });
  await at.client.query(`SET ROLE ${at.connection.user}; ${MIGRATION} RESET ROLE`);
  return at;
}
const state = async ({ client }: Target) =>
  (
    await client.query<{ phones: number; pro: number; visits: number }>(
      `SELECT count(phone)::int AS phones, (count(*) FILTER (WHERE plan = 'pro'))::int AS pro, (SELECT count(*)::int FROM visits) AS visits FROM members`,
    )
  ).rows[0]!;

test('refresh shows its plan with --dry, fills what is new, and updates the blueprint', async () => {
  await using at = await migrated();
  const before = await readFile(join(folder, 'blueprint.json'), 'utf8');
  const dry = await run('refresh', at.url, '--blueprint', 'blueprint.json', '--dry');
  expect(dry).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /public\.members: found 200 of 200 loaded rows by id\n {2}phone: \d+ filled; \d+ need no change\n {2}plan: \d+ filled; \d+ need no change\n/,
    ),
  });
  expect(dry.stdout).toMatch(/public\.visits: [\d,]+ new rows\n/);
  expect(dry.stdout).toMatch(
    /Would fill \d+ values in existing rows and .* nothing was changed\. Whether Postgres takes them was not tried: constraints and triggers may refuse rows\.\n$/,
  );
  expect(await state(at)).toEqual({ phones: 0, pro: 0, visits: 0 });
  expect(await readFile(join(folder, 'blueprint.json'), 'utf8')).toBe(before);

  const { code, stdout } = await run('refresh', at.url, '--blueprint', 'blueprint.json', '--set', 'columns.members.plan.pro=30%');
  expect([code, stdout]).toEqual([0, expect.stringMatching(/Filled .* in one transaction.*\nblueprint\.json fits the database now\.\n$/)]);
  const after = await state(at);
  expect(after.pro).toBeGreaterThan(40);
  expect(after.pro).toBeLessThan(80);
  expect(after.visits).toBeGreaterThan(0);
  expect(await run('refresh', at.url, '--blueprint', 'blueprint.json')).toMatchObject({
    code: 0,
    stdout: 'Nothing changed: the database fits the blueprint.\n',
  });
});

test('a killed refresh leaves the database as it was, and the next one does all of it', { timeout: 240_000 }, async () => {
  await using at = await migrated();
  const before = await readFile(join(folder, 'blueprint.json'), 'utf8');
  // Its rows wait for this lock, in the middle of its transaction: visits is filled first.
  await at.client.query('BEGIN; LOCK TABLE members IN ROW EXCLUSIVE MODE');
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../bin/seedbed.mjs'), 'refresh', at.url, '--blueprint', 'blueprint.json'], {
    cwd: folder,
    // npm sets it, and the command line would look there.
    env: { ...process.env, INIT_CWD: undefined },
    stdio: 'ignore',
  });
  const here = `database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  const waiting = `SELECT FROM pg_locks WHERE NOT granted AND relation = 'members'::regclass AND ${here}`;
  while ((await at.client.query(waiting)).rowCount === 0) {
    expect(child.exitCode, 'the refresh ended before it waited').toBeNull();
    await pause(20);
  }
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  await at.client.query('COMMIT');
  // The server notices within a second that the client is gone.
  const held = `SELECT FROM pg_locks WHERE relation = 'visits'::regclass AND ${here}`;
  while ((await at.client.query(held)).rowCount !== 0) await pause(20);
  expect(await state(at)).toEqual({ phones: 0, pro: 0, visits: 0 });
  expect(await readFile(join(folder, 'blueprint.json'), 'utf8')).toBe(before);
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  expect((await run('refresh', at.url, '--blueprint', 'blueprint.json')).code).toBe(0);
  expect((await state(at)).pro).toBeGreaterThan(20);
});

test('rejected rows are a failure: the exit code shows it, and the blueprint keeps the rows for the next refresh', async () => {
  await using at = await migrated();
  await at.client
    .query(`CREATE FUNCTION no_pro() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.plan = 'pro' THEN RAISE 'no pro yet'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER no_pro BEFORE UPDATE ON members FOR EACH ROW EXECUTE FUNCTION no_pro()`);
  const { code, stdout } = await run('refresh', at.url, '--blueprint', 'blueprint.json');
  expect([code, stdout]).toEqual([5, expect.stringMatching(/rows stay as they are: refused by no pro yet\n/)]);
  expect(stdout).toMatch(
    /Not all is filled: rows of public\.members were refused, and blueprint\.json leaves out what is new there\. .*run the same command again\. .*seedbed drift blueprint\.json ADDRESS --accept\n$/,
  );
  await at.client.query('DROP TRIGGER no_pro ON members');
  const again = await run('refresh', at.url, '--blueprint', 'blueprint.json');
  expect([again.code, again.stdout]).toEqual([0, expect.stringContaining('blueprint.json fits the database now.')]);
  expect((await state(at)).pro).toBeGreaterThan(20);
});

test('a load with other counts and seed is recorded in the target, and refresh and slide find its rows', { timeout: 240_000 }, async () => {
  await using at = await server.freshTarget('plain');
  await writeFile(join(folder, 'old.sql'), OLD);
  await run('infer', 'old.sql', '--rows', '200', '--out', 'other.json');
  const load = await run('load', 'other.json', '--rows', '70', '--seed', '7', '--create', '--schema', 'old.sql', '--url', at.url);
  expect([load.code, load.stderr]).toEqual([
    0,
    expect.stringMatching(
      /note: Loaded with other settings than the blueprint file: seed .*public\.members 70 rows \(in the file 200\)\. The table seedbed\.loaded_blueprint in the target records it/,
    ),
  ]);
  // The record is in nobody's way.
  expect(await run('drift', 'other.json', at.url)).toMatchObject({ stdout: expect.stringContaining('Nothing changed') });
  await at.client.query(`SET ROLE ${at.connection.user}; ${MIGRATION} RESET ROLE`);
  const refresh = await run('refresh', at.url, '--blueprint', 'other.json');
  expect([refresh.code, refresh.stdout]).toEqual([0, expect.stringContaining('public.members: found 70 of 70 loaded rows by id')]);
  expect(refresh.stderr).toContain('note: the rows were loaded with other settings than other.json, by the record in the database: seed');
  const visits = (await state(at)).visits;
  const slide = await run('slide', at.url, '--blueprint', 'other.json', '--to', '2026-11-25');
  expect([slide.code, slide.stdout]).toEqual([
    0,
    expect.stringContaining(`public.visits: ${visits.toLocaleString('en-US')} of ${visits.toLocaleString('en-US')} loaded rows (came_at)`),
  ]);
});

test('without a record the wrong blueprint is refused: exit code 5, database and file stay, and --deleted goes on', { timeout: 240_000 }, async () => {
  await using at = await server.freshTarget('plain');
  await writeFile(join(folder, 'old.sql'), OLD);
  await run('infer', 'old.sql', '--rows', '200', '--out', 'other.json');
  const load = await run('load', 'other.json', '--rows', '70', '--seed', '9', '--no-record', '--create', '--schema', 'old.sql', '--url', at.url);
  expect([load.code, load.stderr]).toEqual([0, expect.stringContaining('The target has no record of it (declined)')]);
  expect((await at.client.query(`SELECT FROM pg_namespace WHERE nspname = 'seedbed'`)).rowCount).toBe(0);
  await at.client.query(`SET ROLE ${at.connection.user}; ${MIGRATION} RESET ROLE`);
  const before = await readFile(join(folder, 'other.json'), 'utf8');
  const refused = await run('refresh', at.url, '--blueprint', 'other.json');
  expect([refused.code, refused.stderr]).toEqual([
    5,
    expect.stringMatching(/public\.members: found 0 of the 200 rows that the blueprint makes; the table has 70\. .*--rows, --seed.*--deleted members/),
  ]);
  const slide = await run('slide', at.url, '--blueprint', 'other.json', '--to', '2026-11-25');
  expect([slide.code, slide.stderr]).toEqual([5, expect.stringContaining('public.members: found 0 of the 200 rows')]);
  expect([await state(at), await readFile(join(folder, 'other.json'), 'utf8')]).toEqual([{ phones: 0, pro: 0, visits: 0 }, before]);
  expect(await run('refresh', at.url, '--blueprint', 'other.json', '--deleted', 'members')).toMatchObject({ code: 0 });
  // Its rows are those of others now, and new ones refer to them.
  expect((await state(at)).visits).toBeGreaterThan(0);
});

test('new columns hold the values that the code of the project states, unless --no-code', { timeout: 240_000 }, async () => {
  await using at = await server.freshTarget('plain');
  const project = join(folder, 'project');
  await mkdir(join(project, 'app/models'), { recursive: true });
  await writeFile(join(project, 'Gemfile'), '');
  await writeFile(join(project, 'old.sql'), OLD);
  await writeFile(
    join(project, 'app/models/member.rb'),
    'class Member < ApplicationRecord\n  enum :stage, { draft: "draft", vetted: "vetted", barred: "barred" }\nend\n',
  );
  const here = (...args: string[]) => seedbed(args, { cwd: project });
  await here('infer', 'old.sql', '--rows', '60', '--no-code', '--out', 'blueprint.json');
  expect(await here('load', 'blueprint.json', '--create', '--schema', 'old.sql', '--url', at.url)).toMatchObject({ code: 0 });
  await at.client.query(`SET ROLE ${at.connection.user}; ALTER TABLE members ADD COLUMN stage text NOT NULL DEFAULT 'draft',
    ADD COLUMN config_id text NOT NULL DEFAULT 'default', ADD COLUMN config text NOT NULL DEFAULT 'eu/default'; RESET ROLE`);
  const args = ['refresh', at.url, '--blueprint', 'blueprint.json'];
  const unread = await here(...args, '--no-code', '--dry');
  expect([unread.code, unread.stderr]).toEqual([0, expect.not.stringContaining('Code of')]);
  // A DEFAULT is valid, and labels that nothing lists may not be.
  expect(unread.stdout).toContain(
    "public.members.stage: left as it is, its rows have the DEFAULT 'draft', and other values would be guesses: state them by --set or an overlay\n",
  );
  expect(unread.stdout).toContain("public.members.config: left as it is, its rows have the DEFAULT 'eu/default'");
  // What the config file says counts as it does for a load; tables of our own are not those of the user.
  await writeFile(
    join(project, 'seedbed.config.json'),
    JSON.stringify({
      rows: { members: 60, visits: 240 },
      knowledge: 'knowledge.json',
      columns: {
        'members.mood': { generator: 'values', parameters: { values: ['calm'] } },
        // Rows that are loaded stay as they were made, and a migration may have taken a name away.
        'members.email': { generator: 'internet.email', parameters: { domain: 'later.example' } },
        'members.gone': 'x',
      },
    }),
  );
  await writeFile(
    join(project, 'knowledge.json'),
    JSON.stringify({ format: 2, tables: { members: { columns: { tint: { values: ['teal'] }, email: { value: 'later.example' } } } } }),
  );
  await at.client.query(
    `SET ROLE ${at.connection.user}; ALTER TABLE members ADD COLUMN mood text; ALTER TABLE members ADD COLUMN tint text NOT NULL DEFAULT ''; CREATE TABLE visits (id integer PRIMARY KEY, member_id integer NOT NULL REFERENCES members); DELETE FROM members WHERE id <= 5; RESET ROLE`,
  );
  expect(await here('make', 'two members', '--url', at.url, '--blueprint', 'blueprint.json')).toMatchObject({ code: 0 });
  const { code, stdout, stderr } = await here(...args);
  expect(stdout).not.toContain('situations');
  const counts = /public\.visits: (\d+) new rows; (\d+) left out, which refer to rows that are gone\n/.exec(stdout);
  expect(counts && Number(counts[1]) + Number(counts[2])).toBe(240);
  expect(await readFile(join(project, 'blueprint.json'), 'utf8')).not.toContain('later.example');
  expect((await at.client.query('SELECT count(*)::int AS calm FROM members WHERE mood = $1', ['calm'])).rows[0].calm).toBeGreaterThan(50);
  expect((await at.client.query('SELECT count(*)::int AS teal FROM members WHERE tint = $1', ['teal'])).rows[0].teal).toBeGreaterThan(50);
  expect([code, stderr]).toEqual([0, expect.stringContaining('Code of Rails: values of 1 column in app/models/member.rb (--no-code leaves them out)')]);
  // Neither random letters nor a document stands where the database writes a word.
  expect((await at.client.query('SELECT DISTINCT config_id, config FROM members')).rows).toEqual([{ config_id: 'default', config: 'eu/default' }]);
  const { rows } = await at.client.query<{ stage: string }>('SELECT DISTINCT stage FROM members ORDER BY 1');
  expect(rows.map(({ stage }) => stage)).toEqual(['barred', 'draft', 'vetted']);
});

test('refresh lists what is missing: a database and a blueprint', async () => {
  await writeFile(join(folder, 'old.sql'), OLD);
  const mysql = await run('refresh', 'mysql://me:hush@127.0.0.1:1/x', '--blueprint', 'old.sql');
  expect(mysql).toMatchObject({ code: 2, stderr: expect.stringContaining('refresh fills databases of Postgres only, and this is a mysql:// address') });
  expect(mysql.stderr).not.toContain('hush');
  expect((await run('refresh')).stderr).toContain('no database: pass postgres://');
  expect((await run('refresh', 'postgres://x@127.0.0.1:1/x')).stderr).toContain('no blueprint: pass the one that the rows were loaded by');
  expect((await run('refresh', 'postgres://x@127.0.0.1:1/x', '--blueprint', 'old.sql')).stderr).toContain('seedbed infer old-schema.sql > blueprint.json');
});

test('tables of a platform stay as they are, and new columns of what their triggers fill are filled', { timeout: 240_000 }, async () => {
  await using at = await server.freshTarget('plain');
  const asOwner = (sql: string) => at.client.query(`SET ROLE ${at.connection.user}; ${sql}; RESET ROLE`);
  await at.client.query(`do $$ begin create role authenticated; exception when duplicate_object then null; end $$`);
  await asOwner(`${supabasePlatform} ${supabaseStarter}`);
  await writeFile(join(folder, 'starter.sql'), supabaseStarter);
  const own = (...args: string[]) => run(...args, '--lock', 'platform.lock');
  expect(await own('load', 'starter.sql', '--url', at.url, '--rows', '60', '--mode', 'auth.users=append')).toMatchObject({ code: 0 });
  // Somebody signs up besides.
  await asOwner(`INSERT INTO auth.users (id, email) VALUES (gen_random_uuid(), 'me@example.com')`);
  const users = async () => (await at.client.query<{ users: string }>(`SELECT md5(string_agg(u::text, ',' ORDER BY id)) AS users FROM auth.users u`)).rows[0]!;
  const before = await users();
  await asOwner(
    `ALTER TABLE profiles ADD newsletter boolean NOT NULL DEFAULT false; ALTER TABLE todos ADD priority text NOT NULL DEFAULT 'low' CHECK (priority IN ('low', 'high'))`,
  );
  expect((await own('status', at.url)).stdout).toMatch(/^Schema: public\.todos\.priority is new\.\nSchema: public\.profiles\.newsletter is new\.$/m);
  const { code, stdout } = await own('refresh', at.url);
  expect([code, stdout]).toEqual([0, expect.not.stringMatching(/(?:auth|storage)\./)]);
  expect(stdout).toMatch(/^public\.profiles: found 60 of 60 loaded rows by id; 1 rows do not match .*\n {2}newsletter: \d+ filled/m);
  expect(await users()).toEqual(before);
  const { rows } = await at.client.query<{ ours: boolean; letters: number }>(
    `SELECT p.id = u.id AS ours, (count(*) FILTER (WHERE newsletter))::int AS letters FROM profiles p LEFT JOIN auth.users u ON u.id = p.id AND u.email = 'me@example.com' GROUP BY 1 ORDER BY 1`,
  );
  expect(rows[0]!.ours).toBe(true);
  expect(rows[0]!.letters).toBe(0);
  expect(rows[1]!.letters).toBeGreaterThan(0);
});
