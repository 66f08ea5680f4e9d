import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTargetServer } from '@seedbed/testing';
import { expect, test } from 'vitest';
import { seedbed } from './support.ts';

// A trigger, a generated column that a mock cannot compute, and an exclusion: what only a database does.
const DDL = `create table users (id int primary key, name text not null);
create table notes (id int primary key, user_id int not null references users, title text not null, words tsvector generated always as (to_tsvector('english', title)) stored);
create function stamp() returns trigger language plpgsql as $$ begin new.title := upper(new.title); return new; end $$;
create trigger stamp before insert on notes for each row execute function stamp();`;

type Served = { readonly url: string; readonly output: string; readonly child: ChildProcess; end(): Promise<number> };

async function serve(folder: string, ...options: string[]): Promise<Served> {
  await writeFile(join(folder, 'notes.sql'), DDL);
  const main = join(import.meta.dirname, '../bin/seedbed.mjs');
  const child = spawn(process.execPath, [main, 'serve', 'notes.sql', '--port', '0', '--rows', '20', ...options], {
    cwd: folder,
    env: {},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close') as Promise<[number]>;
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  while (!/Postgres|--url/.test(output))
    await Promise.race([once(child.stdout, 'data'), closed.then(([code]) => Promise.reject(new Error(`serve ended with ${code}: ${output}`)))]);
  const end = async () => {
    child.kill('SIGINT');
    return (await closed)[0];
  };
  return { url: / at (\S+)\. Try/.exec(output)![1]!, output, child, end };
}

async function ask(url: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}/rest/v1/${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { Prefer: 'return=representation', 'Content-Type': 'application/json', ...headers },
  });
  return { status: answer.status, engine: answer.headers.get('x-seedbed-engine'), body: (await answer.json()) as any };
}

async function withFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-cli-'));
  try {
    await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('--engine postgres answers from a loaded copy, with triggers and full text, a copy for each session', () =>
  withFolder(async (folder) => {
    const served = await serve(folder, '--engine', 'postgres');
    expect(served.output).toContain('Answers come from a private Postgres with 40 rows');
    const { url } = served;
    expect(await ask(url, 'notes', { id: 99, user_id: 1, title: 'two zebras' })).toMatchObject({
      status: 201,
      engine: 'postgres',
      body: [{ title: 'TWO ZEBRAS' }],
    });
    expect((await ask(url, 'notes?words=fts.zebra&select=id,users(id)')).body).toEqual([{ id: 99, users: { id: 1 } }]);
    expect((await fetch(`${url}/__reset`, { method: 'POST', headers: { 'X-Seedbed-Session': 'own' } })).status).toBe(204);
    expect((await ask(url, 'notes?id=eq.99', undefined, { 'X-Seedbed-Session': 'own' })).body).toEqual([]);
    expect((await ask(url, 'notes?id=eq.99')).body).toHaveLength(1);
    expect((await fetch(`${url}/__reset`, { method: 'POST' })).status).toBe(204);
    expect((await ask(url, 'notes?id=eq.99')).body).toEqual([]);
    expect(await (await fetch(`${url}/api/users?limit=2`)).json()).toHaveLength(2);
    expect(await served.end()).toBe(0);
  }));

test('--engine auto generates rows on request, and uses a copy for queries that the engine cannot answer', () =>
  withFolder(async (folder) => {
    const served = await serve(folder, '--engine', 'auto');
    const { url } = served;
    await ask(url, 'users', { id: 99, name: 'Zed' });
    expect(await ask(url, 'users?id=eq.99')).toMatchObject({ engine: null, body: [{ name: 'Zed' }] });
    expect(await ask(url, 'users?name=fts.zed&select=id')).toEqual({ status: 200, engine: 'postgres', body: [{ id: 99 }] });
    expect(await ask(url, 'users?name=fts.nobody')).toEqual({ status: 200, engine: 'postgres', body: [] });
    expect(await served.end()).toBe(0);
  }));

test('--url serves a loaded database, and writes to it', () =>
  withFolder(async (folder) => {
    await using server = await openTargetServer();
    await using target = await server.freshTarget();
    await expect(serve(folder, '--engine', 'postgres', '--url', target.url)).rejects.toThrow('serve ended with');
    expect((await seedbed(['load', join(folder, 'notes.sql'), '--url', target.url, '--create', '--rows', '7'])).code).toBe(0);
    const served = await serve(folder, '--engine', 'postgres', '--url', target.url);
    await ask(served.url, 'notes', { id: 99, user_id: 1, title: 'new' });
    expect((await target.client.query('select title from notes where id = 99')).rows).toEqual([{ title: 'NEW' }]);
    const reset = await fetch(`${served.url}/__reset`, { method: 'POST' });
    expect([reset.status, await reset.json()]).toEqual([501, { message: 'A reset: the mock serves a database of yours as it is.' }]);
    expect(await served.end()).toBe(0);
  }));

test.each([
  [['--engine', 'auto', '--url', 'postgres://a@b/c'], 2, '--url is the database of --engine postgres'],
  [['--engine', 'postgres', '--state', 'x.json'], 2, '--state keeps what is written to rows that are made'],
  [['--engine', 'auto', '--rows', '200000'], 2, 'The copy in Postgres takes at most 200,000 rows, and the schema has 400,000.'],
  [['--engine', 'postgres', '--rows', '3000000'], 2, 'at most 5,000,000 rows'],
])('%j is refused', (options, code, message) =>
  withFolder(async (folder) => {
    await writeFile(join(folder, 'notes.sql'), DDL);
    const run = await seedbed(['serve', join(folder, 'notes.sql'), '--port', '0', ...options]);
    expect([run.code, run.stderr]).toEqual([code, expect.stringContaining(message)]);
  }),
);
