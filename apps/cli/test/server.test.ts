import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cancelRunRoute, createConnectionRoute, listDatasetsRoute, listRunsRoute } from '@seedbed/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type RunningServer } from '../../api/test/support/running-server.ts';
import { seedbed } from './support.ts';

const DDL =
  'create table users (id bigint primary key, email text unique not null); create table orders (id bigint primary key, user_id bigint not null references users)';

let server: RunningServer;
let folder: string;
beforeAll(async () => {
  server = await startServer();
  folder = await mkdtemp(join(tmpdir(), 'seedbed-cli-'));
  await writeFile(join(folder, 'shop.sql'), DDL);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const there = (...args: string[]) => seedbed([...args, '--server', server.baseUrl], { cwd: folder });

test('infer and generate print the same as without a server', async () => {
  const options = ['shop.sql', '--rows', 'users=20,orders=50', '--seed', '7'];
  const [far, near] = [await there('infer', ...options), await seedbed(['infer', ...options], { cwd: folder })];
  expect([far.code, JSON.parse(far.stdout)]).toEqual([0, JSON.parse(near.stdout)]);

  const table = [...options, '--table', 'users', '--format', 'ndjson', '--from', '3', '--to', '9'];
  expect((await there('generate', ...table)).stdout).toBe((await seedbed(['generate', ...table], { cwd: folder })).stdout);

  const files = await there('generate', ...options, '--out', 'far', '--compress', 'none');
  expect([files.code, files.stderr]).toEqual([0, expect.stringMatching(/^public\.users\.csv {2}.* in .*$/m)]);
  await seedbed(['generate', ...options, '--out', 'near'], { cwd: folder });
  expect((await readdir(join(folder, 'far'))).toSorted()).toEqual(['public.orders.csv', 'public.users.csv']);
  for (const name of ['public.orders.csv', 'public.users.csv'])
    expect(await readFile(join(folder, 'far', name), 'utf8')).toBe(await readFile(join(folder, 'near', name), 'utf8'));
});

test('load fills a database registered on the server, with progress, and repeats it from the same dataset', async () => {
  await using target = await server.targets.freshTarget();
  await server.client.request(createConnectionRoute, { body: { name: 'Staging', address: target.url } });
  const first = await there('load', 'shop.sql', '--connection', 'staging', '--create', '--rows', '1000');
  expect([first.code, first.stdout]).toEqual([0, expect.stringMatching(/^2,000 rows in 2 of 2 tables, .* rows\/s\n$/)]);
  expect(first.stderr).toContain('made dataset "shop"');
  expect(first.stderr).toContain('public.users  1,000 rows sent');
  expect(first.stderr.match(/public\.orders {2}/g)).toHaveLength(1);
  expect((await target.client.query('select count(*)::int as n from orders')).rows).toEqual([{ n: 1000 }]);

  // Existing rows are reported with the same exit code as without a server.
  const refused = await there('load', 'shop.sql', '--connection', 'Staging');
  expect([refused.code, refused.stderr]).toEqual([5, expect.stringContaining('seedbed: There are rows in the target')]);
  const again = await there('load', '--dataset', 'shop', '--connection', 'Staging', '--mode', 'truncate', '--rows', '10', '--json');
  expect([again.code, JSON.parse(again.stdout)]).toEqual([0, expect.objectContaining({ state: 'succeeded', rowsDone: 20 })]);
  expect((await server.client.request(listDatasetsRoute)).items.map(({ name }) => name)).toEqual(['shop']);

  await writeFile(join(folder, 'other.sql'), 'create table t (id int primary key)');
  const other = await there('load', 'other.sql', '--dataset', 'shop', '--connection', 'Staging');
  expect([other.code, other.stderr]).toEqual([2, expect.stringContaining('already exists on the server with another schema')]);
  const nowhere = await there('load', 'shop.sql', '--connection', 'Production');
  expect([nowhere.code, nowhere.stderr]).toEqual([2, expect.stringContaining('has no connection "Production". It has Staging')]);
});

test('Ctrl-C cancels the run on the server, waits for its end and lists what is left', async () => {
  await using target = await server.targets.freshTarget();
  await server.client.request(createConnectionRoute, { body: { name: 'Slow', address: target.url } });
  const main = join(import.meta.dirname, '../bin/seedbed.mjs');
  const args = ['load', 'shop.sql', '--connection', 'Slow', '--create', '--rows', 'users=10,orders=500000000', '--server', server.baseUrl];
  const child = spawn(process.execPath, [main, ...args], { cwd: folder, env: {}, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  let requested = false;
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (!requested && output.includes('public.users  10 rows sent')) requested = child.kill('SIGINT');
  });
  const [code] = (await once(child, 'close')) as [number];
  expect([code, output]).toEqual([130, expect.stringMatching(/interrupted; \d+ of \d+ parts are in the target; --resume continues\n$/)]);
  const { items } = await server.client.request(listRunsRoute, { query: { limit: 1 } });
  expect(items[0]!.state).toBe('cancelled');
});

test('a run in one transaction that is cancelled on the server lists the tables that were rolled back', async () => {
  await using target = await server.targets.freshTarget();
  await server.client.request(createConnectionRoute, { body: { name: 'Held', address: target.url } });
  const ddl =
    'create table users (id bigint primary key, email text not null); create table orders (id bigint primary key, user_id bigint not null references users);';
  await writeFile(join(folder, 'held.sql'), ddl);
  await target.client.query(`${ddl} create function wait() returns trigger language plpgsql as $$ begin perform pg_sleep(600); return null; end $$;
    create trigger waits before insert on orders execute function wait()`);
  const load = there('load', 'held.sql', '--connection', 'Held', '--rows', '10');
  const running = async () => {
    const [run] = (await server.client.request(listRunsRoute, { query: { limit: 1 } })).items;
    return run?.datasetName === 'held' && run.tables.some(({ table, state }) => table === 'public.users' && state === 'done') ? run.id : undefined;
  };
  await expect.poll(running, { timeout: 60_000 }).toBeDefined();
  await server.client.request(cancelRunRoute, { params: { id: (await running())! } });
  const { code, stderr } = await load;
  expect([code, stderr]).toEqual([
    5,
    expect.stringMatching(/the run was cancelled on the server; none of its rows is in the target: public\.users, public\.orders rolled back\n$/),
  ]);
  expect((await target.client.query('select count(*)::int as n from users')).rows).toEqual([{ n: 0 }]);
});

test('errors about the caller have an exit code of their own, and no message contains a key', async () => {
  const answers: Record<string, { status: number; type: string; detail: string }> = {
    '/none': { status: 401, type: 'unauthenticated', detail: 'Sign in, or send an API key.' },
    '/scope': { status: 403, type: 'forbidden', detail: 'The key lacks the scope "write".' },
  };
  const keys: unknown[] = [];
  await using stand = await answering((request, response) => {
    keys.push(request.headers.authorization);
    expect(request.url).not.toContain('sb_');
    const { status, ...problem } = answers[`/${request.url!.split('/')[1]}`]!;
    response.writeHead(status, { 'content-type': 'application/problem+json' });
    response.end(JSON.stringify({ ...problem, type: `/docs/errors/${problem.type}`, title: '', status, instance: '' }));
  });
  const ask = (path: string, env: Record<string, string> = {}) => seedbed(['infer', 'shop.sql', '--server', `${stand.url}${path}`], { cwd: folder, env });
  const key = 'sb_019a9e5c_secret';
  for (const [path, env, message] of [
    ['/none', {}, 'asks for a key: put one into SEEDBED_API_KEY'],
    ['/none', { SEEDBED_API_KEY: key }, 'does not take the key in SEEDBED_API_KEY: Sign in'],
    ['/scope', { SEEDBED_API_KEY: key }, 'does not allow this: The key lacks the scope "write".'],
  ] as const) {
    const outcome = await ask(path, env);
    expect([outcome.code, outcome.stdout, outcome.stderr]).toEqual([7, '', expect.stringContaining(message)]);
    expect(outcome.stderr).not.toContain('secret');
  }
  expect(keys).toEqual([undefined, `Bearer ${key}`, `Bearer ${key}`]);

  const broken = await ask('/none', { SEEDBED_API_KEY: 'sb_secret\r\nx: y' });
  expect([broken.code, broken.stderr.includes('secret')]).toEqual([2, false]);
  const inAddress = await seedbed(['infer', 'shop.sql', '--server', `${stand.url}/?key=sb_secret`], { cwd: folder });
  expect([inAddress.code, inAddress.stderr]).toEqual([2, expect.stringContaining('put the key into SEEDBED_API_KEY')]);
  const away = await seedbed(['infer', 'shop.sql', '--server', 'http://127.0.0.1:1'], { cwd: folder });
  expect([away.code, away.stderr]).toEqual([7, expect.stringContaining('http://127.0.0.1:1 does not answer')]);
});

async function answering(answer: Parameters<typeof createServer>[1] & object): Promise<AsyncDisposable & { url: string }> {
  const stand = createServer(answer);
  await new Promise<void>((resolve) => stand.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(stand.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: () => new Promise((resolve) => stand.close(() => resolve())),
  };
}

test('--slide, and a slide of the config file, work with a server as without', async () => {
  const options = ['shop.sql', '--rows', '30', '--reference-date', '2026-01-01', '--slide', '2026-11-25'];
  await writeFile(join(folder, 'shop.sql'), `${DDL}; alter table orders add placed_at timestamptz not null`);
  const [far, near] = [await there('infer', ...options), await seedbed(['infer', ...options], { cwd: folder })];
  expect(JSON.parse(far.stdout)).toEqual(JSON.parse(near.stdout));
  const one = [...options, '--table', 'orders', '--format', 'ndjson'];
  expect((await there('generate', ...one)).stdout).toBe((await seedbed(['generate', ...one], { cwd: folder })).stdout);
  await there('generate', ...options, '--out', 'slid-far');
  await seedbed(['generate', ...options, '--out', 'slid-near'], { cwd: folder });
  for (const name of ['public.orders.csv', 'public.users.csv'])
    expect(await readFile(join(folder, 'slid-far', name), 'utf8')).toBe(await readFile(join(folder, 'slid-near', name), 'utf8'));

  await using target = await server.targets.freshTarget();
  await server.client.request(createConnectionRoute, { body: { name: 'Sliding', address: target.url } });
  const still = ['shop.sql', '--reference-date', '2026-01-01', '--dataset', 'sliding', '--connection', 'sliding'];
  expect((await there('load', ...still, '--create')).code).toBe(0);
  const newest = async () => (await target.client.query<{ at: string }>('select max(placed_at)::date::text as at from orders')).rows[0]!.at;
  const before = await newest();
  await writeFile(join(folder, 'slides.json'), JSON.stringify({ slide: '2026-11-25' }));
  const again = await there('load', ...still, '--mode', 'truncate', '--config', 'slides.json');
  expect([again.code, again.stderr]).toEqual([0, expect.any(String)]);
  expect((Date.parse(await newest()) - Date.parse(before)) / 86_400_000).toBe(46 * 7);
  await writeFile(join(folder, 'shop.sql'), DDL);
});
