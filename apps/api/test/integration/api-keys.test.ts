import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Scope } from '@seedbed/contract';
import { openLog } from '../../src/log/open-log.ts';
import { agentAt } from '../support/agent.ts';
import { gist } from '../support/send.ts';
import { SMALL_DDL } from '../support/running-server.ts';
import { startTeam, type Person, type Team } from '../support/team.ts';

const lines: string[] = [];
let team: Team;
beforeAll(async () => {
  team = await startTeam({}, openLog('trace', { write: (line) => void lines.push(line) }));
});
afterAll(() => team[Symbol.asyncDispose]());

const me = (who: Person) => team.call(who, 'GET', '/me');

test('sec-T20: a key is shown once, stored as a hash, and accepted only in the header', async () => {
  const { body, status } = await team.call(team.owner, 'POST', '/api-keys', { name: '  CI  ', scopes: ['read', 'run'] });
  expect([status, body.apiKey]).toEqual([
    201,
    {
      id: body.apiKey.id,
      name: 'CI',
      prefix: `sb_${body.apiKey.id.replaceAll('-', '')}`,
      scopes: ['read', 'run'],
      createdBy: 'Ana',
      createdAt: expect.any(String),
      expiresAt: null,
      lastUsedAt: null,
    },
  ]);
  const { key } = body;
  const { rows } = await team.control.query(`SELECT row_to_json(k)::text AS row, secret_hash FROM api_keys k WHERE id = $1`, [body.apiKey.id]);
  expect([rows[0].row.includes(key.slice(-20)), rows[0].secret_hash.length]).toEqual([false, 32]);

  const who = await me({ id: '', headers: { authorization: `Bearer ${key}` } });
  expect(who.body).toMatchObject({
    user: { name: 'CI', email: null },
    session: null,
    role: 'editor',
    rights: ['read', 'run', 'connect'],
    workspace: { name: 'Acme' },
  });
  expect(who.body.workspaces).toHaveLength(1);
  const list = await team.call(team.owner, 'GET', '/api-keys');
  expect([JSON.stringify(list.body).includes(key.slice(-20)), typeof list.body.items[0].lastUsedAt]).toEqual([false, 'string']);

  for (const path of [`/me?key=${key}`, `/datasets?search=${key}`, `/datasets/${key}`])
    expect([path.slice(0, 10), gist(await team.call(team.owner, 'GET', path))]).toEqual([path.slice(0, 10), { type: 'invalid-request', status: 400, at: [] }]);
  // Every sixteenth key ends with A.
  const other = `${key.slice(0, -1)}${key.endsWith('A') ? 'E' : 'A'}`;
  for (const authorization of [key, `Basic ${btoa(`x:${key}`)}`, `Bearer ${key}x`, `Bearer ${other}`, 'Bearer', `Bearer ${'x'.repeat(5_000)}`])
    expect(gist(await team.call(undefined, 'GET', '/me', undefined, { authorization }))).toMatchObject({ type: 'unauthenticated', status: 401 });
  // An invalid key does not fall back to a cookie.
  expect((await team.call(team.owner, 'GET', '/me', undefined, { authorization: 'Bearer sb_nothing' })).status).toBe(401);
});

test('sec-T20, sec-T22: no log line, answer or event contains a key or cookie, whatever goes wrong', async () => {
  const { key, headers } = await team.key(team.owner, ['read', 'write', 'run']);
  const secret = key.slice(-43);
  const cookie = team.owner.headers['cookie']!.split('=')[1]!;
  const wrong = [
    team.call(undefined, 'GET', `/me?token=${key}`),
    team.call(undefined, 'GET', `/${key}`),
    team.call(undefined, 'POST', '/datasets', `{"name": "${key}`, headers as Record<string, string>),
    team.call(undefined, 'POST', '/datasets', { name: 'x', surprise: key }, headers as Record<string, string>),
    team.call(undefined, 'POST', '/infer', { ddl: `create table "${key}" (` }, headers as Record<string, string>),
    team.call(undefined, 'GET', '/me', undefined, { authorization: `Bearer ${key.slice(0, -1)}_` }),
    team.call(team.owner, 'POST', '/session', { email: 'ana@example.com', password: key }),
    team.call(undefined, 'GET', '/me', undefined, { cookie: `__Host-seedbed=${cookie}x` }),
  ];
  for (const { status } of await Promise.all(wrong)) expect(status).toBeGreaterThanOrEqual(400);
  team.app.log.error({ err: new Error(`no such key ${key}`), authorization: key }, `it said ${key}`);
  await team.call({ id: '', headers }, 'POST', '/datasets', { name: 'Logged', ddl: SMALL_DDL });
  const log = lines.join('');
  expect([log.length > 0, log.includes(secret), log.includes(cookie)]).toEqual([true, false, false]);
  const events = await team.control.query('SELECT json_agg(e)::text AS all FROM audit_events e');
  expect([events.rows[0].all.includes(secret), events.rows[0].all.includes(cookie)]).toEqual([false, false]);
});

test('a key stops working immediately when it is removed, expires, or its owner leaves', async () => {
  const ben = await team.member('owner', 'Ben');
  const [removed, left] = [await team.key(team.owner, ['read']), await team.key(ben, ['read'])];
  expect([(await me(removed)).status, (await me(left)).status]).toEqual([200, 200]);
  expect((await team.call(team.owner, 'DELETE', `/api-keys/${removed.id}`)).status).toBe(204);
  expect((await team.call(team.owner, 'DELETE', `/api-keys/${removed.id}`)).status).toBe(404);
  await team.control.query('DELETE FROM memberships WHERE user_id = $1', [ben.id]);
  expect((await me(removed)).status).toBe(401);
  // The notifier tells this server of other processes' writes.
  await expect.poll(async () => (await me(left)).status, { timeout: 30_000 }).toBe(401);

  const soon = await team.key(team.owner, ['read'], { expiresAt: new Date(Date.now() + 3_600_000).toISOString() });
  expect((await me(soon)).status).toBe(200);
  await team.control.query(`UPDATE api_keys SET expires_at = now() WHERE id = $1`, [soon.id]);
  await expect.poll(async () => (await me(soon)).body.detail, { timeout: 30_000 }).toBe('The API key has expired.');
  const past = await team.call(team.owner, 'POST', '/api-keys', { name: 'Late', scopes: ['read'], expiresAt: '2020-01-01T00:00:00.000Z' });
  expect(gist(past)).toEqual({ type: 'invalid-request', status: 400, at: ['/expiresAt'] });
});

test('sec-T18: a key never has more rights than its owner has now, and never those reserved for people', async () => {
  const cleo = await team.member('owner', 'Cleo');
  const all = await team.key(cleo, ['read', 'write', 'run']);
  const rights = async () => (await me(all)).body.rights;
  expect(await rights()).toEqual(['read', 'write', 'run', 'connect']);
  for (const [method, path, body] of [
    ['GET', '/api-keys'],
    ['POST', '/api-keys', { name: 'Another', scopes: ['read'] }],
    ['GET', '/audit'],
    ['PUT', '/me/password', { current: 'x', password: 'another long password' }],
    ['POST', '/connections', { name: 'x', address: 'postgres://a@db/x' }],
  ] as const)
    expect([path, gist(await team.call(all, method, path, body)).type]).toEqual([path, 'forbidden']);

  await team.control.query(`UPDATE memberships SET role = 'viewer' WHERE user_id = $1`, [cleo.id]);
  await expect.poll(rights, { timeout: 30_000 }).toEqual(['read', 'connect']);
  const refused = await team.call(all, 'POST', '/datasets', {});
  expect([gist(refused).type, refused.body.detail]).toEqual(['forbidden', expect.stringContaining('"write"')]);
});

test('the time of a key’s last use is written at most once a minute', async () => {
  const used = await team.key(team.owner, ['read']);
  const at = async () => (await team.control.query('SELECT last_used_at::text AS at, xmin::text FROM api_keys WHERE id = $1', [used.id])).rows[0];
  await me(used);
  const first = await at();
  for (let calls = 0; calls < 5; calls++) await me(used);
  expect(await at()).toEqual(first);
  await team.control.query(`UPDATE api_keys SET last_used_at = last_used_at - interval '61 seconds' WHERE id = $1`, [used.id]);
  await expect.poll(async () => (await me(used), (await at()).at >= first.at), { timeout: 30_000 }).toBe(true);
});

test('sec-T18: an agent’s tool needs the same rights as the API call that does the same', async () => {
  const refusedWithout = async (tool: string, args: object, scopes: readonly Scope[]) => {
    const { headers } = await team.key(team.owner, scopes);
    await using agent = await agentAt(team.baseUrl, headers);
    const { error, parts } = await agent.call(tool, args);
    return error ? /needs the right "(\w+)", which this API key has not/.exec(parts[0]!)?.[1] : undefined;
  };
  const ddl = 'create table t (id bigint primary key)';
  const alike: readonly [tool: string, args: object, path: string, body: object][] = [
    ['infer', { schema: ddl }, '/infer', { ddl }],
    ['generate', { table: 't' }, '/generate', { ddl }],
    ['prove', {}, '/datasets/00000000-0000-7000-8000-000000000000/prove', {}],
    ['load', {}, '/runs', { datasetId: '00000000-0000-7000-8000-000000000000' }],
  ];
  for (const scopes of [['read'], ['write'], ['run'], ['read', 'write', 'run']] as const) {
    for (const [tool, args, path, body] of alike) {
      const { status, body: answer } = await team.call(await team.key(team.owner, scopes), 'POST', path, body);
      expect([scopes, tool, await refusedWithout(tool, args, scopes)]).toEqual([scopes, tool, status === 403 ? answer.needs : undefined]);
    }
  }
  expect(await refusedWithout('infer', { database: true }, ['read'])).toBe('run');
  await expect(agentAt(team.baseUrl)).rejects.toThrow(/401|[Uu]nauth|Sign in/);
});

test('sec-T23: unauthenticated requests are limited by address, and each key separately', async () => {
  await using small = await startTeam({ SEEDBED_REQUESTS_PER_MINUTE: '30' });
  const [a, b] = [await small.key(small.owner, ['read']), await small.key(small.owner, ['read'])];
  const many = async (headers: Record<string, string>, times: number) => {
    const answers = await Promise.all(Array.from({ length: times }, () => small.call(undefined, 'GET', '/me', undefined, headers)));
    return new Set(answers.map(({ status }) => status));
  };
  expect(await many(a.headers as Record<string, string>, 60)).toEqual(new Set([200, 429]));
  expect((await small.call(b, 'GET', '/me')).status).toBe(200);
  expect(await many({ authorization: `Bearer ${b.key.slice(0, -1)}_` }, 60)).toEqual(new Set([401, 429]));
});
