import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SMALL_DDL, type RunningServer } from '../support/running-server.ts';
import { send } from '../support/send.ts';
import { startTeam, type Person, type Team } from '../support/team.ts';

const FROM = { address: '192.0.2.1', agent: 'another place', url: '/', cookies: undefined };
const DAY_MS = 24 * 60 * 60 * 1000;
const TABLES = ['sessions', 'api_keys', 'memberships', 'users', 'workspaces'];

/** The clock of two servers on one database. It stands still, so that no cache entry expires. */
let now = new Date();
let team: Team;
let other: RunningServer;
beforeAll(async () => {
  team = await startTeam({ SEEDBED_REQUESTS_PER_MINUTE: '0', SEEDBED_WORKER: '0' }, undefined, () => now);
  other = await team.beside();
});
beforeEach(async () => {
  // Expires the entries of the test before.
  now = new Date(now.getTime() + 2_000);
  await setTriggers('ENABLE');
});
afterAll(() => team?.[Symbol.asyncDispose]());

const setTriggers = async (be: 'ENABLE' | 'DISABLE'): Promise<void> => {
  for (const table of TABLES) await team.control.query(`ALTER TABLE ${table} ${be} TRIGGER ${table}_ring`);
};
const status = async ({ headers }: Person, { baseUrl }: RunningServer): Promise<number> =>
  (await send(baseUrl, 'GET', '/api/v1/me', undefined, { ...headers })).status;
/** Known to both servers from now on. */
async function seen(person: Person): Promise<void> {
  for (const server of [team, other]) expect(await status(person, server)).toBe(200);
}
async function elsewhere({ id }: Person): Promise<Person> {
  const { cookie, caller } = await team.services.people!.sessions.begin(id, team.workspace, FROM);
  return { id: caller.session!.id, headers: { cookie: cookie.split(';', 1)[0]! } };
}
/** Silences the notifier: earlier messages arrive in order. */
async function silence(): Promise<void> {
  const last = await team.member('viewer');
  await seen(last);
  await team.control.query('DELETE FROM sessions WHERE user_id = $1', [last.id]);
  for (const server of [team, other]) await expect.poll(() => status(last, server), { timeout: 30_000, interval: 20 }).toBe(401);
  await setTriggers('DISABLE');
}

/** Every way in which a session or a key ends, or changes; the calls go to the first server. */
type Ending = (who: Person) => Promise<{ ends: Person; by: () => Promise<unknown> }>;
const ENDINGS = new Map<string, Ending>([
  ['a sign-out', async (who) => ({ ends: who, by: () => team.call(who, 'DELETE', '/session') })],
  [
    'a session that is ended from another',
    async (who) => {
      const there = await elsewhere(who);
      return { ends: there, by: () => team.call(who, 'DELETE', `/sessions/${there.id}`) };
    },
  ],
  [
    'a sign-out everywhere',
    async (who) => {
      const there = await elsewhere(who);
      return { ends: there, by: () => team.call(who, 'DELETE', '/sessions') };
    },
  ],
  [
    'a new password',
    async (who) => {
      const there = await elsewhere(who);
      return { ends: there, by: () => team.call(who, 'PUT', '/me/password', { password: 'a long new password' }) };
    },
  ],
  [
    'a password by a link',
    async (who) => {
      const { body } = await team.call(team.owner, 'POST', `/members/${who.id}/password-reset`);
      const token = new URL(body.link).hash.slice(1);
      return { ends: who, by: () => team.call(undefined, 'POST', '/password-resets/use', { token, password: 'a long new password' }) };
    },
  ],
  ['another role', async (who) => ({ ends: who, by: () => team.call(team.owner, 'PATCH', `/members/${who.id}`, { role: 'editor' }) })],
  [
    'a sign-out by an owner',
    async (who) => {
      const there = await elsewhere(who);
      return { ends: there, by: () => team.call(team.owner, 'DELETE', `/members/${who.id}/sessions`) };
    },
  ],
  ['another workspace', async (who) => ({ ends: who, by: () => team.call(who, 'POST', '/workspaces', { name: 'Other' }) })],
  ['a removal', async (who) => ({ ends: who, by: () => team.call(team.owner, 'DELETE', `/members/${who.id}`) })],
  [
    'a removal of who made a key',
    async (who) => ({
      ends: await team.key(who, ['read']),
      by: () => team.call(team.owner, 'DELETE', `/members/${who.id}`),
    }),
  ],
  [
    'a key that is removed',
    async (who) => {
      const key = await team.key(who, ['read']);
      return { ends: key, by: () => team.call(who, 'DELETE', `/api-keys/${key.id}`) };
    },
  ],
]);

test.for([...ENDINGS.keys()])('sec-T19, sec-T20: %s takes effect at once on the same server, and on others when they are notified', async (name) => {
  const { ends, by } = await ENDINGS.get(name)!(await team.member('owner'));
  await seen(ends);
  await by();
  expect(await status(ends, team)).toBe(401);
  await expect.poll(() => status(ends, other), { timeout: 30_000, interval: 20 }).toBe(401);
});

test('sec-T19, sec-T20: without a notification it takes effect at once on the same server, and on others within a second', async () => {
  const endings = [];
  for (const ending of ENDINGS.values()) endings.push(await ending(await team.member('owner')));
  await silence();
  for (const { ends, by } of endings) {
    await seen(ends);
    await by();
    expect([await status(ends, team), await status(ends, other)]).toEqual([401, 200]);
  }
  now = new Date(now.getTime() + 1_000);
  expect(new Set(await Promise.all(endings.map(({ ends }) => status(ends, other))))).toEqual(new Set([401]));
});

test('sec-T18: the rights of a key’s owner limit it on other servers as well', async () => {
  const maker = await team.member('owner');
  const key = await team.key(maker, ['read', 'write']);
  await seen(key);
  const rights = async () => (await send(other.baseUrl, 'GET', '/api/v1/me', undefined, { ...key.headers })).body.rights;
  expect(await rights()).toContain('write');
  await team.call(team.owner, 'PATCH', `/members/${maker.id}`, { role: 'viewer' });
  await expect.poll(rights, { timeout: 30_000, interval: 20 }).not.toContain('write');
});

test('sec-T19, sec-T20: an idle session and an expiring key end to the millisecond, even when cached', async () => {
  const who = await team.member('viewer');
  const key = await team.key(team.owner, ['read'], { expiresAt: new Date(now.getTime() + 500).toISOString() });
  await seen(key);
  now = new Date(now.getTime() + 499);
  await seen(key);
  now = new Date(now.getTime() + 1);
  expect([await status(key, team), await status(key, other)]).toEqual([401, 401]);
  await seen(who);
  now = new Date(now.getTime() + 30 * DAY_MS);
  expect([await status(who, team), await status(who, other)]).toEqual([401, 401]);
  now = new Date(now.getTime() - 30 * DAY_MS);
});

test('sec-T19: a session ends 90 days after it began, however often it is used', async () => {
  const began = now;
  const who = await team.member('viewer');
  for (const days of [29, 58, 87, 90]) {
    now = new Date(began.getTime() + days * DAY_MS - 1);
    await seen(who);
  }
  now = new Date(now.getTime() + 1);
  expect([await status(who, team), await status(who, other)]).toEqual([401, 401]);
  now = began;
});

test('sec-T19, sec-T20: a stream of events ends with its caller’s session or key, on other servers too, with and without notifications', async () => {
  const { dataset } = (await team.call(team.owner, 'POST', '/datasets', { name: 'Shop', ddl: SMALL_DDL, rows: 5 })).body;
  // There is no worker here: the run waits, and its event stream stays open.
  const { id } = (await team.call(team.owner, 'POST', '/runs', { kind: 'export', datasetId: dataset.id, files: { format: 'csv' } })).body;
  const ended: string[] = [];
  const streamOf = async ({ headers }: Person, name: string) => {
    const { status, body } = await fetch(`${other.baseUrl}/api/v1/runs/${id}/events`, { headers: { ...headers } });
    const reader = body!.getReader();
    expect([status, new TextDecoder().decode((await reader.read()).value)]).toEqual([200, expect.stringContaining('"state":"queued"')]);
    void (async () => {
      while (!(await reader.read()).done);
    })()
      .catch(() => undefined)
      .then(() => ended.push(name));
    return reader;
  };
  const stays = await streamOf(await team.member('viewer'), 'one that nothing happened to');
  for (const name of ['a sign-out', 'another role', 'a removal', 'a key that is removed']) {
    const { ends, by } = await ENDINGS.get(name)!(await team.member('owner'));
    await streamOf(ends, name);
    await by();
    await expect.poll(() => ended.at(-1), { timeout: 30_000, interval: 20 }).toBe(name);
  }
  await silence();
  const who = await team.member('viewer');
  await streamOf(who, 'unheard');
  await team.call(who, 'DELETE', '/session');
  now = new Date(now.getTime() + 1_000);
  await expect.poll(() => ended.at(-1), { timeout: 30_000, interval: 20 }).toBe('unheard');
  expect(ended).toHaveLength(5);
  await stays.cancel();
});

test('sec-T19: while notifications are lost no caller is cached', async () => {
  const who = await team.member('viewer');
  await silence();
  await seen(who);
  await team.control.query('DELETE FROM sessions WHERE user_id = $1', [who.id]);
  expect([await status(who, team), await status(who, other)]).toEqual([200, 200]);
  await team.control.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'seedbed-bell' AND datname = current_database()`);
  await expect.poll(async () => [await status(who, team), await status(who, other)], { timeout: 30_000, interval: 20 }).toEqual([401, 401]);
});
