import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { seedbed } from './support.ts';

const DDL =
  'create table users (id int primary key, name text not null, email text not null unique); create table orders (id int primary key, user_id int not null references users);';

test.each([
  ['postgrest', 3],
  ['js0', 3],
  // One page of json-server 1.0 is an object.
  ['js1', undefined],
  ['plain', 3],
])('serve prints an address that answers, and ends at Ctrl-C: %s', async (dialect, rows) => {
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-cli-'));
  try {
    await writeFile(join(folder, 'shop.sql'), DDL);
    const main = join(import.meta.dirname, '../bin/seedbed.mjs');
    const args = [main, 'serve', 'shop.sql', '--port', '0', '--rows', 'users=5,orders=9', '--dialect', dialect];
    const child = spawn(process.execPath, args, { cwd: folder, env: {}, stdio: ['ignore', 'pipe', 'inherit'] });
    const closed = once(child, 'close') as Promise<[number]>;
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    while (!output.includes('\n')) await once(child.stdout, 'data');
    const [, curl] = /curl '([^']+)'/.exec(output)!;
    const answer = await fetch(curl!);
    expect(answer.status).toBe(200);
    const page: any = await answer.json();
    expect(rows === undefined ? page.data : page).toHaveLength(3);
    const base = new URL(curl!).origin;
    const [order] = (await (await fetch(`${base}/rest/v1/orders?select=user_id,users(id)&limit=1`)).json()) as any[];
    expect(order.users.id).toBe(order.user_id);
    const [, email, password] = /People of users sign in at \/auth\/v1, for example (\S+) with the password (\S+)/.exec(output)!;
    const token = await fetch(`${base}/auth/v1/token?grant_type=password`, { method: 'POST', body: JSON.stringify({ email, password }) });
    expect(await token.json()).toMatchObject({ token_type: 'bearer', user: { email, id: '1' } });
    child.kill('SIGINT');
    expect((await closed)[0]).toBe(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});

const GUARDED = `create function may() returns boolean language plpgsql stable as 'begin perform 1; return true; end'; create table notes (id int primary key);
alter table notes enable row level security; create policy "who may" on notes to anon using (may());`;

test.each([
  [[], 0, 'Policies that a mock cannot evaluate, and that deny: public.notes "who may". Use --unsupported-policies allow to let every row through.'],
  [['--unsupported-policies', 'allow'], 3, 'Policies that a mock cannot evaluate, and that allow every row as you asked: public.notes "who may"'],
])('serve lists policies that it cannot evaluate, and their effect: %j', async (options, rows, line) => {
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-cli-'));
  try {
    await writeFile(join(folder, 'notes.sql'), GUARDED);
    const main = join(import.meta.dirname, '../bin/seedbed.mjs');
    const args = [main, 'serve', 'notes.sql', '--port', '0', '--rows', '3', ...options];
    const child = spawn(process.execPath, args, { cwd: folder, env: {}, stdio: ['ignore', 'pipe', 'inherit'] });
    const closed = once(child, 'close') as Promise<[number]>;
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    while (!/Policies that .*\n/.test(output)) await once(child.stdout, 'data');
    expect(output).toContain(`${line}\n`);
    expect(await (await fetch(/curl '([^']+)'/.exec(output)![1]!)).json()).toHaveLength(rows);
    child.kill('SIGINT');
    expect((await closed)[0]).toBe(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('writes are there again at the next start, and are dropped with their rows', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-cli-'));
  try {
    await writeFile(join(folder, 'shop.sql'), DDL);
    const serve = async (seed: string, use: (base: string) => Promise<void>) => {
      const main = join(import.meta.dirname, '../bin/seedbed.mjs');
      const args = [main, 'serve', 'shop.sql', '--port', '0', '--rows', 'users=5,orders=9', '--seed', seed, '--state', 'shop.state'];
      const child = spawn(process.execPath, args, { cwd: folder, env: {}, stdio: ['ignore', 'pipe', 'pipe'] });
      const closed = once(child, 'close') as Promise<[number]>;
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
      while (!/curl '[^']+'/.test(output) && child.exitCode === null) await Promise.race([once(child.stdout, 'data'), closed]);
      const base = /curl '(http:\/\/[^/]+)/.exec(output)?.[1];
      if (base !== undefined) {
        await use(base);
        child.kill('SIGINT');
      }
      return { code: (await closed)[0], output };
    };
    const names = async (base: string) => ((await (await fetch(`${base}/users?select=name&order=id`)).json()) as { name: string }[]).map(({ name }) => name);
    let written: string[] = [];
    await serve('1', async (base) => {
      const answer = await fetch(`${base}/users?id=eq.2`, { method: 'PATCH', headers: { 'Content-Type': 'application/json' }, body: '{"name":"Ada"}' });
      expect(answer.status).toBe(204);
      written = await names(base);
    });
    expect(written[1]).toBe('Ada');
    await serve('1', async (base) => expect(await names(base)).toEqual(written));
    const other = await serve('2', () => expect.fail('a mock of other rows has begun'));
    expect(other.code).not.toBe(0);
    expect(other.output).toContain('--state shop.state holds writes to other rows');
    await serve('1', async (base) => void (await fetch(`${base}/__reset`, { method: 'POST' })));
    expect(await readdir(folder)).toEqual(['shop.sql']);
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** Starts a mock that keeps its writes in shop.state of the folder; `base` is missing if it ended at once. */
async function serveState(folder: string) {
  const main = join(import.meta.dirname, '../bin/seedbed.mjs');
  const args = [main, 'serve', 'shop.sql', '--port', '0', '--rows', 'users=5,orders=9', '--state', 'shop.state'];
  const child = spawn(process.execPath, args, { cwd: folder, env: {}, stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(child, 'close') as Promise<[number]>;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  while (!/curl '[^']+'/.test(output) && child.exitCode === null) await Promise.race([once(child.stdout, 'data'), closed]);
  return { child, closed, said: () => output, base: /curl '(http:\/\/[^/]+)/.exec(output)?.[1] };
}

let last = 100;
const write = (base: string, name: string) => {
  const body = JSON.stringify({ id: ++last, name, email: `${last}@example.com` });
  return fetch(`${base}/users`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
};
const namesIn = async (base: string) =>
  ((await (await fetch(`${base}/users?name=like.write*&select=name&order=id`)).json()) as { name: string }[]).map(({ name }) => name);

test('P14: after Ctrl-C and SIGTERM amid writes, those answered 201 are there, and no others that were answered', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-cli-'));
  try {
    await writeFile(join(folder, 'shop.sql'), DDL);
    const answers = new Map<string, number>();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGINT', 'SIGTERM'] as const) {
      const { child, closed, base } = await serveState(folder);
      let answered = 0;
      const client = async () => {
        for (;;) {
          const name = `write ${last}`;
          const answer = await write(base!, name).catch(() => null);
          if (answer === null) return;
          answers.set(name, answer.status);
          if (++answered === 40) child.kill(signal);
        }
      };
      await Promise.all(Array.from({ length: 16 }, client));
      expect((await closed)[0]).toBe(0);
      const text = await readFile(join(folder, 'shop.state'), 'utf8');
      const isThere = (name: string) => text.includes(`"${name}"`) || text.includes(`\\"${name}\\"`);
      const wrong = [...answers].filter(([name, status]) => isThere(name) !== (status === 201));
      expect(wrong).toEqual([]);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('P14: after kill -9 every write that was answered is there, once; a last line that is cut off is left out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-cli-'));
  try {
    await writeFile(join(folder, 'shop.sql'), DDL);
    const start = () => serveState(folder);
    const answered: string[] = [];
    for (const enough of [1, 40]) {
      const { child, closed, base } = await start();
      const client = async () => {
        for (;;) {
          const name = `write ${last}`;
          const answer = await write(base!, name).catch(() => null);
          if (answer === null) return;
          expect(answer.status).toBe(201);
          answered.push(name);
          if (answered.length >= enough) child.kill('SIGKILL');
        }
      };
      await Promise.all(Array.from({ length: 4 }, client));
      await closed;
    }
    await appendFile(join(folder, 'shop.state'), '{"format":1,"elapsed":12,"sta');
    const third = await start();
    const there = await namesIn(third.base!);
    expect(new Set(there).size).toBe(there.length);
    expect(there).toEqual(expect.arrayContaining(answered));
    expect((await write(third.base!, 'write after all')).status).toBe(201);
    third.child.kill('SIGINT');
    expect((await third.closed)[0]).toBe(0);
    const text = await readFile(join(folder, 'shop.state'), 'utf8');
    expect([text.split('\n').length, text]).toEqual([2, expect.stringContaining('write after all')]);
    await writeFile(join(folder, 'shop.state'), `${text}{"cut\n{"format":1,"elapsed":12,"states":[],"sessions":[],"snapshots":[]}\n`);
    const damaged = await start();
    expect((await damaged.closed)[0]).not.toBe(0);
    expect(damaged.said()).toContain('--state shop.state is damaged at line 2');
    await rm(join(folder, 'shop.state'));
    await mkdir(join(folder, 'shop.state.unfinished'));
    const full = await start();
    const refused = await write(full.base!, 'write nowhere');
    expect([refused.status, await refused.json(), await namesIn(full.base!)]).toEqual([
      503,
      { message: expect.stringContaining('Not written: --state shop.state cannot store it: EISDIR') },
      [],
    ]);
    await rm(join(folder, 'shop.state.unfinished'), { recursive: true });
    expect((await write(full.base!, 'write again')).status).toBe(201);
    full.child.kill('SIGINT');
    await full.closed;
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('an unknown dialect is refused with the known ones', async () => {
  const { code, stderr } = await seedbed(['serve', '-', '--dialect', 'soap', '--port', '0'], { input: DDL });
  expect(code).not.toBe(0);
  expect(stderr).toContain('There is no dialect "soap". Use one of: postgrest, js0, js1');
});

test('serve delays and fails requests on purpose, and announces it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-cli-'));
  try {
    await writeFile(join(folder, 'shop.sql'), DDL);
    const main = join(import.meta.dirname, '../bin/seedbed.mjs');
    const options = ['--latency', '1-20', '--error-rate', '100%', '--error-status', '500'];
    const child = spawn(process.execPath, [main, 'serve', 'shop.sql', '--port', '0', '--rows', '5', ...options], {
      cwd: folder,
      env: {},
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const closed = once(child, 'close') as Promise<[number]>;
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    while (!/Chaos: .*\n/.test(output)) await once(child.stdout, 'data');
    expect(output).toContain(
      'Chaos: answers wait 1 to 20 ms, 100% of requests fail with 500. The header X-Seedbed-Injected marks what the mock did on purpose.\n',
    );
    const answer = await fetch(/curl '([^']+)'/.exec(output)![1]!);
    expect([answer.status, answer.headers.get('X-Seedbed-Injected')]).toEqual([500, expect.stringMatching(/^delay=\d+, error$/)]);
    expect(await answer.json()).toMatchObject({ code: 'CHAOS' });
    child.kill('SIGINT');
    expect((await closed)[0]).toBe(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.each([
  [['--latency', '400-50'], '--latency takes milliseconds up to 30000, such as 200, or a range, such as 50-400, not "400-50"'],
  [['--latency', '30001'], '--latency takes milliseconds up to 30000'],
  [['--error-rate', '5'], '--error-rate takes a share, such as 5% or 0.05, not "5"'],
  [['--error-rate', '101%'], '--error-rate takes a share'],
  [['--error-rate', '5%', '--error-status', '200'], '--error-status takes a status from 400 to 599, not 200'],
  [['--error-status', '500'], '--error-status needs --error-rate, such as --error-rate 5%'],
])('serve refuses %j', async (options, message) => {
  const { code, stderr } = await seedbed(['serve', '-', '--port', '0', ...options], { input: DDL });
  expect(code).not.toBe(0);
  expect(stderr).toContain(message);
});

test('--export writes a Postman collection and rows instead of serving', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-cli-'));
  try {
    const requested = ['serve', '-', '--rows', 'users=5,orders=9', '--port', '4711', '--dialect', 'plain', '--export'];
    const file = join(folder, 'shop.json');
    expect(await seedbed([...requested, 'postman', '--out', file], { input: DDL })).toEqual({ code: 0, stdout: '', stderr: '' });
    const collection = JSON.parse(await readFile(file, 'utf8'));
    expect(collection.variable[0]).toEqual({ key: 'baseUrl', value: 'http://127.0.0.1:4711' });
    expect(collection.item.map(({ name }: { name: string }) => name)).toEqual(['Sign in', 'orders', 'users']);

    const { code, stdout, stderr } = await seedbed([...requested, 'json', '--max-rows', '6'], { input: DDL });
    expect(code).toBe(0);
    expect(stderr).toBe(
      'seedbed: only the first rows of orders are in the file, so references may lead to rows that are not. Use fewer --rows, or more --max-rows.\n',
    );
    const { users, orders } = JSON.parse(stdout);
    expect([users.length, orders.length]).toEqual([5, 6]);
    expect(users.map(({ id }: { id: number }) => id)).toEqual(expect.arrayContaining(orders.map((order: any) => order.user_id)));
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('an export of rows includes those that policies hide from callers', async () => {
  const { stdout } = await seedbed(['serve', '-', '--rows', '3', '--export', 'json'], { input: GUARDED });
  expect(JSON.parse(stdout).notes).toHaveLength(3);
});

/** Answers a request by exported handlers, in a process that has msw and the library. */
const ASK = `import { getResponse } from 'msw';
import { handlers } from './handlers.mjs';
const answer = await getResponse(handlers, new Request(process.argv[2]));
console.log(JSON.stringify([answer.status, await answer.json()]));
`;

test('--export msw writes handlers that answer like the mock', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-cli-'));
  try {
    await mkdir(join(folder, 'db'));
    await writeFile(join(folder, 'db', 'shop.sql'), DDL);
    const main = join(import.meta.dirname, '../bin/seedbed.mjs');
    const run = (args: readonly string[]) => promisify(execFile)(process.execPath, args, { cwd: folder, env: {} });
    const requested = ['serve', 'db/shop.sql', '--rows', 'users=5,orders=9', '--seed', '7', '--dialect', 'plain'];
    await run([main, ...requested, '--export', 'msw', '--out', 'handlers.mjs']);
    const text = await readFile(join(folder, 'handlers.mjs'), 'utf8');
    expect(text).toContain('new URL("./db/shop.sql", import.meta.url)), {"rows":{"users":5,"orders":9},"seed":7,"dialect":"plain"})');
    // A folder without packages: names them by their paths.
    const packages = {
      msw: createRequire(join(import.meta.dirname, '../../../packages/mock/src/server/package.json')).resolve('msw'),
      'seedbed/mock': join(import.meta.dirname, '../../library/src/mock-entry.ts'),
    };
    for (const [file, code] of [
      ['handlers.mjs', text],
      ['ask.mjs', ASK],
    ] as const)
      await writeFile(
        join(folder, file),
        Object.entries(packages).reduce((all, [name, path]) => all.replace(`'${name}'`, JSON.stringify(pathToFileURL(path).href)), code),
      );
    const { stdout } = await run([join(folder, 'ask.mjs'), 'http://127.0.0.1:4600/orders']);
    const dump = await run([main, ...requested, '--export', 'json']);
    expect(JSON.parse(stdout)).toEqual([200, JSON.parse(dump.stdout).orders]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.each([
  [['-', '--export', 'msw'], '--export msw needs a file that the handlers read again'],
  [['shop.sql', '--export', 'msw', '--scale', '2'], '--export msw cannot repeat --scale: write a blueprint with seedbed infer --out blueprint.json'],
  [['-', '--out', 'x.json'], '--out needs --export postman, msw or json'],
])('serve refuses to export: %j', async (options, message) => {
  const { code, stderr } = await seedbed(['serve', ...options], { input: DDL });
  expect(code).not.toBe(0);
  expect(stderr).toContain(message);
});
