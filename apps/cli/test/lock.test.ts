import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTargetServer, type Target, type TargetServer } from '@seedbed/testing';
import { seedbed } from './support.ts';

const SCHEMA = `CREATE TABLE members (id integer PRIMARY KEY, email text NOT NULL UNIQUE, joined_on date NOT NULL);
  CREATE TABLE visits (id integer PRIMARY KEY, member_id integer NOT NULL REFERENCES members, came_at timestamptz NOT NULL);`;
const MIGRATION = `ALTER TABLE members ADD COLUMN phone text;
  CREATE TABLE notes (id integer PRIMARY KEY, member_id integer NOT NULL REFERENCES members, body text NOT NULL);`;

let server: TargetServer;
let folder: string;
beforeAll(async () => {
  server = await openTargetServer();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-lock-'));
  await writeFile(join(folder, 'schema.sql'), SCHEMA);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});
const run = (...args: string[]) => seedbed(args, { cwd: folder });
const lockText = () => readFile(join(folder, 'seedbed.lock'), 'utf8');
const load = (at: Target, ...more: string[]) => run('load', 'schema.sql', '--create', '--url', at.url, '--rows', '60', ...more);
/** Again, into the same database. */
const reload = (at: Target, ...more: string[]) => run('load', 'schema.sql', '--url', at.url, '--rows', '60', '--mode', 'truncate', ...more);
const migrate = ({ client, connection }: Target) => client.query(`SET ROLE ${connection.user}; ${MIGRATION} RESET ROLE`);
const count = async ({ client }: Target, of: string) => Number((await client.query(`SELECT ${of} AS n`)).rows[0].n);

test('a lock is the same text for the same load into another database, without its address, and a line says what changes', async () => {
  await using one = await server.freshTarget('plain');
  await using other = await server.freshTarget('plain');
  expect(await load(one)).toMatchObject({ code: 0 });
  // Nobody asked for one.
  await expect(lockText()).rejects.toThrow('ENOENT');
  expect(await reload(one, '--lock')).toMatchObject({ code: 0, stderr: expect.stringContaining('seedbed.lock is written: commit it. seedbed status') });
  const text = await lockText();
  expect(JSON.parse(text)).toMatchObject({
    lock: 1,
    seed: 42,
    tables: { 'public.members': { rows: 60, digest: expect.stringMatching(/^[0-9a-f]{16}$/) }, 'public.visits': { rows: 60 } },
  });
  expect(text).toContain(`\n    "public.members": { "rows": 60, "digest": "`);
  for (const secret of [one.connection.password, folder, tmpdir(), '127.0.0.1', 'postgres://']) expect(text).not.toContain(secret);
  // From now on it is kept, without being asked for.
  const again = await load(other);
  expect([again.code, again.stderr.includes('seedbed.lock'), await lockText()]).toEqual([0, false, text]);
  const changed = await reload(other, '--seed', '7');
  expect([changed.code, changed.stderr]).toEqual([
    0,
    expect.stringMatching(/seedbed\.lock changed: seed 42, now 7; other values in public\.members; public\.visits\.\n/),
  ]);
  expect(await lockText()).not.toBe(text);
  expect(await reload(other, '--no-lock')).toMatchObject({ code: 0, stderr: expect.not.stringContaining('seedbed.lock') });
  expect(await run('load', 'schema.sql', '--url', other.url, '--rows', '60', '--mode', 'append')).toMatchObject({
    stderr: expect.stringContaining('seedbed.lock stays as it is: --mode append keeps rows of other loads.'),
  });
  expect(JSON.parse(await lockText())).toMatchObject({ seed: 7 });
});

test('--frozen-lock loads what the lock says, and nothing else: exit code 6 and what would change', async () => {
  await using at = await server.freshTarget('plain');
  expect(await load(at, '--frozen-lock')).toMatchObject({ code: 2, stderr: expect.stringContaining('--frozen-lock needs a lock file') });
  await load(at, '--lock');
  const text = await lockText();
  expect(await reload(at, '--frozen-lock')).toMatchObject({ code: 0 });
  await at.client.query('DELETE FROM visits');
  const refused = await run('load', 'schema.sql', '--url', at.url, '--rows', '70', '--seed', '9', '--set', 'tables.visits.rows=70', '--mode', 'truncate', '--frozen-lock'); // prettier-ignore
  expect([refused.code, refused.stderr]).toEqual([
    6,
    expect.stringMatching(/seedbed\.lock would change: seed 42, now 9; another overlay; rows of public\.members 60, now 70; public\.visits 60, now 70\. With --frozen-lock nothing was loaded/), // prettier-ignore
  ]);
  expect([await count(at, '(SELECT count(*) FROM visits)'), await lockText()]).toEqual([0, text]);
});

test('--frozen-lock loads nothing where a refresh left out rows that a load makes again', { timeout: 240_000 }, async () => {
  await using at = await server.freshTarget('plain');
  await run('infer', 'schema.sql', '--rows', '60', '--out', 'blueprint.json');
  expect(await run('load', 'blueprint.json', '--create', '--schema', 'schema.sql', '--url', at.url, '--lock')).toMatchObject({ code: 0 });
  await at.client.query('DELETE FROM visits WHERE member_id <= 20; DELETE FROM members WHERE id <= 20');
  await migrate(at);
  expect(await run('refresh', at.url)).toMatchObject({ code: 0 });
  const [text, notes] = [await lockText(), await count(at, '(SELECT count(*) FROM notes)')];
  const again = await run('load', 'blueprint.json', '--url', at.url, '--mode', 'truncate', '--frozen-lock');
  expect([again.code, again.stderr]).toEqual([6, expect.stringMatching(new RegExp(`would change: rows of public\\.notes ${notes}, now \\d+\\. With --frozen-lock nothing`))]); // prettier-ignore
  expect([await count(at, '(SELECT count(*) FROM notes)'), await lockText()]).toEqual([notes, text]);
  // A table with another name is the same one.
  await at.client.query('ALTER TABLE visits RENAME TO calls');
  const renamed = await run('refresh', at.url);
  expect([renamed.code, renamed.stderr]).toEqual([0, expect.stringContaining('seedbed.lock changed: public.visits is public.calls now.\n')]);
});

test('a load from DDL is refreshed and slid by the lock alone, which the target keeps the blueprint for', { timeout: 240_000 }, async () => {
  await using at = await server.freshTarget('plain');
  expect(await load(at, '--lock')).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('The table seedbed.loaded_blueprint in the target keeps the blueprint'),
  });
  const before = JSON.parse(await lockText());
  await migrate(at);
  const refresh = await run('refresh', at.url);
  expect([refresh.code, refresh.stdout]).toEqual([0, expect.stringMatching(/found 60 of 60 loaded rows by id[^]*seedbed\.lock fits the database now\.\n$/)]);
  const notes = await count(at, '(SELECT count(*) FROM notes)');
  const after = JSON.parse(await lockText());
  expect(after.blueprint.sha256).not.toBe(before.blueprint.sha256);
  // A digest is of values that nothing may have changed since.
  expect(after.tables).toEqual({
    'public.members': { rows: 60 },
    'public.notes': { rows: notes },
    'public.visits': before.tables['public.visits'],
  });
  expect(await run('refresh', at.url)).toMatchObject({ code: 0, stdout: 'Nothing changed: the database fits the blueprint.\n' });
  const slide = await run('slide', at.url, '--to', '2026-11-25');
  expect([slide.code, slide.stdout]).toEqual([
    0,
    expect.stringMatching(/public\.visits: 60 of 60 loaded rows \(came_at\)[^]*seedbed\.lock has the new day\.\n$/),
  ]);
  expect(JSON.parse(await lockText())).toMatchObject({ slide: 46, tables: { 'public.visits': { rows: 60 } } });
});

test('a lock that disagrees with the blueprint or the database stops refresh, slide, drift and check: exit code 6', { timeout: 240_000 }, async () => {
  await using at = await server.freshTarget('plain');
  await run('infer', 'schema.sql', '--rows', '60', '--out', 'blueprint.json');
  expect(await run('load', 'blueprint.json', '--create', '--schema', 'schema.sql', '--url', at.url, '--lock')).toMatchObject({ code: 0 });
  expect(JSON.parse(await lockText())).toMatchObject({ blueprint: { file: 'blueprint.json' } });
  const text = await lockText();
  expect(await run('check', 'schema.sql', 'blueprint.json')).toMatchObject({ code: 0 });
  // The same file loaded elsewhere with other counts: this database goes by its own record.
  expect(await run('load', 'blueprint.json', '--rows', '40', '--mode', 'truncate', '--no-lock', '--url', at.url)).toMatchObject({ code: 0 });
  await migrate(at);
  const other = await run('refresh', at.url);
  expect([other.code, other.stderr]).toEqual([
    6,
    expect.stringContaining('seedbed.lock and the database disagree: the database records other settings of its load'),
  ]);
  expect(await run('slide', at.url, '--to', '2026-11-25')).toMatchObject({ code: 6 });
  expect([await count(at, '(SELECT count(*) FROM notes)'), await lockText()]).toEqual([0, text]);
  // Somebody edits the blueprint.
  const edited = { ...JSON.parse(await readFile(join(folder, 'blueprint.json'), 'utf8')), seed: 8 };
  await writeFile(join(folder, 'blueprint.json'), JSON.stringify(edited));
  for (const args of [
    ['refresh', at.url],
    ['slide', at.url, '--to', '2026-11-25'],
    ['drift', 'blueprint.json', at.url, '--accept'],
    ['check', 'schema.sql', 'blueprint.json'],
  ]) {
    const { code, stderr } = await run(...args);
    expect([args[0], code, stderr]).toEqual([args[0], 6, expect.stringContaining('blueprint.json is not the blueprint that seedbed.lock names')]);
  }
  expect(JSON.parse((await run('check', 'schema.sql', 'blueprint.json', '--json')).stdout)).toMatchObject({
    agrees: false,
    changes: [],
    lock: { agrees: false },
  });
  expect(await run('check', 'schema.sql', 'blueprint.json', '--no-lock')).toMatchObject({ code: 0 });
  expect(JSON.parse(await readFile(join(folder, 'blueprint.json'), 'utf8'))).toEqual(edited);
  await writeFile(join(folder, 'seedbed.lock'), `<<<<<<< ours\n${text}`);
  expect(await run('refresh', at.url)).toMatchObject({ code: 2, stderr: expect.stringContaining('seedbed.lock has the marks of an unresolved merge') });
});

test('a database that keeps no blueprint for the lock is named, and drift --accept brings the lock along', { timeout: 240_000 }, async () => {
  await using at = await server.freshTarget('plain');
  await load(at, '--lock');
  await at.client.query('DROP TABLE seedbed.loaded_blueprint');
  expect(await run('refresh', at.url)).toMatchObject({
    code: 6,
    stderr: expect.stringContaining('the database does not keep the blueprint that seedbed.lock names'),
  });
  await run('infer', 'schema.sql', '--rows', '60', '--out', 'blueprint.json');
  expect(await run('load', 'blueprint.json', '--mode', 'truncate', '--url', at.url, '--lock')).toMatchObject({ code: 0 });
  await migrate(at);
  expect(await run('drift', 'blueprint.json', at.url, '--accept')).toMatchObject({ code: 0 });
  expect(await run('check', at.url, 'blueprint.json')).toMatchObject({ code: 0 });
  expect(Object.keys(JSON.parse(await lockText()).tables)).toEqual(['public.members', 'public.visits']);
});

test('load --dry-run prints what would be sent and removed, and what the lock would say, and writes nothing', async () => {
  await using at = await server.freshTarget('plain');
  const absent = await run('load', 'schema.sql', '--url', at.url, '--dry-run', '--json');
  expect([absent.code, JSON.parse(absent.stdout).refused]).toEqual([5, ['public.members, public.visits are not there (--create)']]);
  const dry = await run('load', 'schema.sql', '--create', '--url', at.url, '--rows', '60', '--dry-run', '--json');
  expect([dry.code, JSON.parse(dry.stdout)]).toMatchObject([0, { dry: true, rows: 120, removed: 0, refused: [] }]);
  expect((await at.client.query(`SELECT to_regclass('members') AS there`)).rows).toEqual([{ there: null }]);
  const real = await load(at, '--lock', '--json');
  // The load sends what the dry run said, and its counts were read back.
  const report = JSON.parse(real.stdout);
  expect(report.readBack.tables.map(({ rows }: { rows: number }) => rows)).toEqual(JSON.parse(dry.stdout).tables.map(({ rows }: { rows: number }) => rows));
  const text = await lockText();
  const again = await run('load', 'schema.sql', '--url', at.url, '--rows', '70', '--dry-run');
  expect([again.code, again.stdout]).toEqual([
    5,
    expect.stringContaining('The load would be refused: public.members, public.visits already hold rows (--mode).\n'),
  ]);
  const truncated = await run('load', 'schema.sql', '--url', at.url, '--rows', '70', '--mode', 'truncate', '--dry-run');
  expect([truncated.code, truncated.stdout]).toEqual([
    0,
    `public.members: 70 rows, 60 are there (truncate)\npublic.visits: 70 rows, 60 are there (truncate)\nseedbed.lock would change: rows of public.members 60, now 70; public.visits 60, now 70\nWould send 140 rows and remove 120; nothing was changed. Whether Postgres takes them was not tried.\n`, // prettier-ignore
  ]);
  expect([await count(at, '(SELECT count(*) FROM members)'), await lockText()]).toEqual([60, text]);
  expect(await run('slide', at.url, '--to', '2026-11-25', '--dry-run')).toMatchObject({ code: 0, stdout: expect.stringContaining('nothing was changed') });
});

test('check and drift of a lock without a file find the blueprint in the database, and a ledger of migrations is no difference', async () => {
  await using at = await server.freshTarget('plain');
  await load(at, '--lock');
  await at.client.query(
    `SET ROLE ${at.connection.user}; CREATE TABLE _prisma_migrations (id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL, finished_at timestamptz, migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz, started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0); INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('1', 'a', 'init'); RESET ROLE`,
  );
  expect(await run('check', 'schema.sql')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('the database that seedbed.lock is of keeps it. Set "target"'),
  });
  expect(await run('check', at.url)).toMatchObject({ code: 0, stdout: 'Nothing changed.\n' });
  await writeFile(join(folder, 'seedbed.config.json'), JSON.stringify({ schema: 'schema.sql', target: at.url }));
  expect(await run('check')).toMatchObject({ code: 0, stdout: 'Nothing changed.\n' });
  expect(await run('status')).toMatchObject({ code: 0, stdout: expect.not.stringContaining('_prisma_migrations') });
  await writeFile(join(folder, 'schema.sql'), `${SCHEMA}${MIGRATION}`);
  const differs = await run('check');
  expect([differs.code, differs.stdout]).toEqual([6, expect.stringContaining('+ public.members.phone is new')]);
  expect(differs.stderr).toContain('seedbed refresh updates the blueprint that the database keeps');
  expect(await run('drift')).toMatchObject({ code: 0, stdout: differs.stdout });
  expect(await run('drift', '--accept')).toMatchObject({ code: 2, stderr: expect.stringContaining('--accept needs a file') });
  await run('infer', 'schema.sql', '--out', 'blueprint.json');
  await writeFile(join(folder, 'seedbed.config.json'), '{}');
  expect(await run('check', 'blueprint.json')).toMatchObject({ code: 2, stderr: expect.stringContaining('no schema to compare blueprint.json with') });
});
