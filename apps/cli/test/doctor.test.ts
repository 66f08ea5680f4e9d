import { createServer } from 'node:net';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTargetServer, type TargetServer } from '@seedbed/testing';
import { versions } from '../src/doctor/machine.ts';
import { seedbed } from './support.ts';

const SCHEMA =
  'CREATE TABLE members (id integer PRIMARY KEY, email text NOT NULL UNIQUE); CREATE TABLE visits (id integer PRIMARY KEY, member_id integer NOT NULL REFERENCES members);';

let server: TargetServer;
let folder: string;
beforeAll(async () => {
  server = await openTargetServer();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-doctor-'));
  await writeFile(join(folder, 'schema.sql'), SCHEMA);
});
afterEach(() => rm(folder, { recursive: true }));
afterAll(() => server[Symbol.asyncDispose]());

const config = (members: object) => writeFile(join(folder, 'seedbed.config.json'), JSON.stringify(members));
type Found = { check: string; state: string; found: string; fix?: string };
async function doctor(...args: string[]) {
  const { code, stdout } = await seedbed(['doctor', ...args, '--json'], { cwd: folder });
  const { healthy, findings } = JSON.parse(stdout) as { healthy: boolean; findings: Found[] };
  return { code, healthy, of: (check: string) => findings.filter((each) => each.check === check) };
}

test('a healthy project has no fixes: versions, cache, private Postgres, schema, lock, target and rights', async () => {
  await using at = await server.freshTarget('plain');
  await config({ schema: 'schema.sql', target: at.url, server: { port: 0 } });
  expect(await seedbed(['load', '--create', '--lock', '--rows', '20'], { cwd: folder })).toMatchObject({ code: 0 });
  const { code, stdout } = await seedbed(['doctor'], { cwd: folder });
  expect([code, stdout]).toEqual([0, expect.stringMatching(/Nothing stops Seedbed here\.\n$/)]);
  for (const line of [
    /^ok {7}versions: Node \d+/m,
    /^ok {7}cache: .+ is writable/m,
    /^ok {7}private Postgres: starts/m,
    /^ok {7}schema: schema\.sql: 2 tables/m,
    /^ok {7}lock: seedbed\.lock: 2 tables/m,
    /^ok {7}target: Postgres \d+/m,
    /^ok {7}rights: /m,
  ])
    expect(stdout).toMatch(line);
  expect(stdout).not.toContain('fix:');
  expect(stdout).not.toContain(at.connection.password);
});

test('each problem has one fix: rights, extensions, names that are gone, the lock, a port that is in use', { timeout: 120_000 }, async () => {
  await using at = await server.freshTarget('plain');
  await seedbed(['infer', 'schema.sql', '--out', 'blueprint.json'], { cwd: folder });
  await seedbed(['load', 'blueprint.json', '--create', '--schema', 'schema.sql', '--url', at.url, '--lock'], { cwd: folder });
  await writeFile(join(folder, 'blueprint.json'), JSON.stringify({ ...JSON.parse(await readFile(join(folder, 'blueprint.json'), 'utf8')), seed: 7 }));
  await writeFile(join(folder, 'schema.sql'), `CREATE EXTENSION IF NOT EXISTS "no_such_one"; ${SCHEMA}`);
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  await at.client.query(`CREATE TABLE closed (id int); REVOKE TEMPORARY ON DATABASE ${JSON.stringify(at.connection.database)} FROM PUBLIC`);
  try {
    await config({ schema: 'schema.sql', columns: { 'members.nickname': { blank: '5 %' } }, server: { port: (taken.address() as { port: number }).port } });
    const { code, healthy, of } = await doctor(at.url);
    expect([code, healthy]).toEqual([6, false]);
    expect(of('schema')).toEqual([
      { check: 'schema', state: 'problem', found: expect.stringContaining('nickname'), fix: expect.stringContaining('seedbed.config.json') },
    ]);
    expect(of('lock')).toEqual([expect.objectContaining({ state: 'problem', fix: expect.stringContaining('git checkout -- seedbed.lock blueprint.json') })]);
    expect(of('port')).toEqual([expect.objectContaining({ state: 'warning', fix: 'seedbed start --port 0' })]);
    expect(of('rights')).toContainEqual({
      check: 'rights',
      state: 'problem',
      found: expect.stringContaining('public.closed'),
      fix: `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${at.connection.user};`,
    });
    await config({ schema: 'schema.sql' });
    expect((await doctor(at.url)).of('extensions')).toEqual([expect.objectContaining({ state: 'problem', found: 'the server has no extension no_such_one' })]);
  } finally {
    taken.close();
  }
});

test('a target that does not answer, a database that is not there, and a variable that is not set', async () => {
  await using at = await server.freshTarget('plain');
  const gone = await doctor('postgres://me:hush@127.0.0.1:1/dev');
  expect([gone.code, gone.of('target')[0]!.fix]).toEqual([6, 'Start the server at 127.0.0.1:1, or correct the address; pg_isready -h 127.0.0.1 -p 1 tests it']);
  expect(JSON.stringify(gone.of('target'))).not.toContain('hush');
  const other = await doctor(at.url.replace(/\/[^/?]+(\?|$)/, '/no_such_db$1'));
  expect(other.of('target')[0]!.fix).toMatch(/^createdb -h \S+ -p \d+ -U \S+ no_such_db$/);
  await config({ target: 'env:NO_SUCH_VARIABLE' });
  expect((await doctor()).of('target')[0]!.fix).toBe('export NO_SUCH_VARIABLE=postgres://user:password@host:5432/database');
  expect(versions('18.19.0')).toMatchObject({ state: 'problem', fix: 'Install Node 20.11 or newer: https://nodejs.org' });
});
