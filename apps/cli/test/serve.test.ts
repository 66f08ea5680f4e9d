import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    while (!said.includes('\n')) await once(child.stdout, 'data');
    const [, curl] = /curl '([^']+)'/.exec(said)!;
    const answer = await fetch(curl!);
    expect(answer.status).toBe(200);
    const page: any = await answer.json();
    expect(rows === undefined ? page.data : page).toHaveLength(3);
    const base = new URL(curl!).origin;
    const [order] = (await (await fetch(`${base}/rest/v1/orders?select=user_id,users(id)&limit=1`)).json()) as any[];
    expect(order.users.id).toBe(order.user_id);
    const [, email, password] = /People of users sign in at \/auth\/v1, for example (\S+) with the password (\S+)/.exec(said)!;
    const token = await fetch(`${base}/auth/v1/token?grant_type=password`, { method: 'POST', body: JSON.stringify({ email, password }) });
    expect(await token.json()).toMatchObject({ token_type: 'bearer', user: { email, id: '1' } });
    child.kill('SIGINT');
    expect((await closed)[0]).toBe(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a dialect that there is not is named with those there are', async () => {
  const { code, stderr } = await seedbed(['serve', '-', '--dialect', 'soap', '--port', '0'], { input: DDL });
  expect(code).not.toBe(0);
  expect(stderr).toContain('There is no dialect "soap". Use one of: postgrest, js0, js1');
});
