import { createHash } from 'node:crypto';
import { ROUTES, SHARED_PREFIX, SHARE_HEADER, type CreatedShare, type Route } from '@seedbed/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SMALL_DDL, startServer, type RunningServer } from '../support/running-server.ts';
import { send } from '../support/send.ts';
import { otherWorkspace, startTeam, type Person, type Team } from '../support/team.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

let now = Date.now();
let team: Team;
let local: RunningServer;
let dataset: string;
let secret: string;
beforeAll(async () => {
  team = await startTeam({}, undefined, () => new Date(now));
  local = await startServer();
  dataset = (await team.call(team.owner, 'POST', '/datasets', { name: 'Shown', ddl: SMALL_DDL, rows: 20 })).body.dataset.id;
  secret = (await team.call(team.owner, 'POST', '/datasets', { name: 'Not shown', ddl: 'CREATE TABLE salaries (id int PRIMARY KEY, pay int)', rows: 20 })).body
    .dataset.id;
});
afterAll(async () => {
  await local?.[Symbol.asyncDispose]();
  await team?.[Symbol.asyncDispose]();
});

async function share(body: object = {}, of = dataset, by: Person = team.owner): Promise<CreatedShare> {
  const answer = await team.call(by, 'POST', `/datasets/${of}/shares`, body);
  expect(answer.status).toBe(201);
  return answer.body;
}

const by = (token: string) => ({ [SHARE_HEADER]: token });
const look = (token: string, path = '') => team.call(undefined, 'GET', `/shared${path}`, undefined, by(token));

test('a link opens at the place of its sender with the rows around it, the proof, the sender, and a mock API if they allow it', async () => {
  const rows = { users: 20, orders: 200, order_items: 20 };
  const { id } = (await team.call(team.owner, 'POST', '/datasets', { name: 'At a place', ddl: SMALL_DDL, rows, prove: 'later' })).body.dataset;
  const at = { table: 'public.orders', row: 130 };
  const made = await share({ at, mock: true }, id);
  expect(made.share).toMatchObject({ at, mock: true });
  const before = (await look(made.token)).body;
  expect(before).toMatchObject({ sender: made.share.createdBy, at, proof: null, mock: null, first: { table: 'public.orders', offset: 128, total: 200 } });
  expect(before.first.rows).toHaveLength(64);
  expect(before.first.rows).toEqual((await look(made.token, '/tables/public.orders/rows?offset=128&limit=64')).body.rows);
  await team.call(team.owner, 'POST', `/datasets/${id}/prove`);
  const mock = (await team.call(team.owner, 'POST', '/mocks', { datasetId: id, visibility: 'public' })).body;
  expect((await look(made.token)).body).toMatchObject({ proof: { ok: true, revision: 1 }, mock: mock.path });
  // Not of a link that does not allow it, nor a mock that asks for a key.
  expect((await look((await share({}, id)).token)).body).toMatchObject({ mock: null, at: null, first: null });
  await team.call(team.owner, 'PATCH', `/mocks/${mock.id}`, { visibility: 'workspace' });
  expect((await look(made.token)).body.mock).toBeNull();
  // A table that is not there any more is no place.
  expect((await look((await share({ at: { table: 'public.gone', row: 1 } }, id)).token)).body).toMatchObject({ at: null, first: null });
});

test('a visitor with the link sees rows, schema and problems, and no generator, seed, DDL or id', async () => {
  const { token, path } = await share();
  expect(path).toBe(`/shared#${token}`);
  const { status, body } = await look(token);
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: 'Shown', revision: 1 });
  expect(body.schema.tables.map((table: { name: string; rows: number }) => [table.name, table.rows])).toEqual([
    ['order_items', 20],
    ['orders', 20],
    ['users', 20],
  ]);
  expect(body.schema.relations).toEqual(
    expect.arrayContaining([
      { name: expect.any(String), from: { table: 'public.orders', columns: ['user_id'] }, to: { table: 'public.users', columns: ['id'] } },
    ]),
  );
  const text = JSON.stringify(body);
  for (const hidden of [dataset, 'generator', 'seed', 'confidence', 'CREATE TABLE', team.workspace]) expect(text).not.toContain(hidden);

  const own = await team.call(team.owner, 'GET', `/datasets/${dataset}/tables/users/rows?limit=3`);
  expect((await look(token, '/tables/users/rows?limit=3')).body).toEqual(own.body);
  expect((await look(token, '/tables/orders/rows/2')).body.parents).toMatchObject([{ table: 'public.users' }]);
  expect((await look(token, '/tables/users/columns/born/distribution')).body.sampled).toBe(20);
  expect((await look(token, '/diagnostics')).status).toBe(200);
});

test('it follows the current revision', async () => {
  const { token } = await share();
  const before = (await look(token, '/tables/users/rows?limit=3')).body.rows;
  const edited = await team.call(
    team.owner,
    'POST',
    `/datasets/${dataset}/revisions`,
    { patch: [{ op: 'replace', path: '/seed', value: 77 }] },
    { 'if-match': '*' },
  );
  expect(edited.status).toBe(201);
  expect((await look(token)).body.revision).toBe(edited.body.number);
  expect((await look(token, '/tables/users/rows?limit=3')).body.rows).not.toEqual(before);
});

test('sec-T18: with the token every other call is refused, whatever other credentials the caller has', async () => {
  const { token, share: made } = await share();
  const opened = ROUTES.filter(({ path }) => path.startsWith(SHARED_PREFIX));
  expect(opened.map(({ method, needs, id }) => `${method} ${needs} ${id}`)).toEqual([
    'GET public getShared',
    'GET public listSharedRows',
    'GET public getSharedRow',
    'GET public getSharedDistribution',
    'GET public listSharedProblems',
  ]);
  const others = ROUTES.filter((route) => !opened.includes(route));
  expect(others.length).toBeGreaterThan(90);
  const ways: [name: string, baseUrl: string, headers: Record<string, string>][] = [
    ['its header', team.baseUrl, by(token)],
    ['a bearer', team.baseUrl, { authorization: `Bearer ${token}` }],
    ['its header, of the owner', team.baseUrl, { ...by(token), ...team.owner.headers }],
    ['a bearer, of the owner', team.baseUrl, { authorization: `bearer ${token}`, ...team.owner.headers }],
    ['a session', team.baseUrl, { cookie: `seedbed_session=${token}; __Host-seedbed=${token}` }],
    ['its header, without a login', local.baseUrl, by(token)],
    ['a bearer, without a login', local.baseUrl, { authorization: `Bearer ${token}` }],
  ];
  const through: string[] = [];
  for (const [name, baseUrl, headers] of ways) {
    for (const route of others) {
      // A cookie does not matter for a call that everyone may make.
      if (name === 'a session' && route.needs === 'public') continue;
      const status = await call(route, baseUrl, headers);
      if (status !== 401 && status !== 403) through.push(`${name}: ${route.method} ${route.path} ${status}`);
    }
  }
  expect(through).toEqual([]);
  // Nor endpoints outside of the contract.
  const mcp = await send(team.baseUrl, 'POST', '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' }, by(token));
  expect([401, 403]).toContain(mcp.status);
  expect((await team.call(team.owner, 'GET', `/datasets/${dataset}/shares`)).body.items.map((item: { id: string }) => item.id)).toContain(made.id);
});

test('sec-T18: it opens one dataset: no path, name or member leads to another', async () => {
  const { token } = await share();
  for (const path of [
    '/tables/salaries/rows',
    '/tables/public.salaries/rows',
    `/tables/${secret}/rows`,
    '/tables/..%2F..%2Fdatasets/rows',
    `/../datasets/${secret}`,
    '/tables/users/rows?revision=1',
    `/tables/users/rows?id=${secret}`,
    `/${secret}`,
    '/tables/users/download',
    '/download',
    '/ddl',
    '/revisions/current',
    '/shares',
  ]) {
    const answer = await look(token, path);
    expect([path, [400, 401, 403, 404].includes(answer.status), JSON.stringify(answer.body).includes('pay')]).toEqual([path, true, false]);
  }
  // Unknown parameters change nothing.
  expect((await look(token, `?datasetId=${secret}`)).body.name).toBe('Shown');
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    for (const path of ['/shared', '/shared/tables/users/rows', '/shared/diagnostics'])
      expect([method, path, (await team.call(undefined, method, path, {}, by(token))).status]).toEqual([method, path, 405]);
  }
});

test('a link has a name for the workspace, which the link itself does not show', async () => {
  const named = await share({ name: 'For the support team' });
  const plain = await share();
  expect([named.share.name, plain.share.name]).toEqual(['For the support team', null]);
  const { body } = await team.call(team.owner, 'GET', `/datasets/${dataset}/shares`);
  expect(body.items.find(({ id }: { id: string }) => id === named.share.id).name).toBe('For the support team');
  expect(JSON.stringify((await look(named.token)).body)).not.toContain('support');
  for (const { share: one } of [named, plain]) await team.call(team.owner, 'DELETE', `/datasets/${dataset}/shares/${one.id}`);
});

test('revoked, expired, archived, deleted, guessed: the same answer', async () => {
  const gone: string[] = [];
  const answerOf = async (token: string) => {
    const { status, body } = await look(token);
    gone.push(body.detail);
    return status;
  };
  const revoked = await share();
  expect((await look(revoked.token)).status).toBe(200);
  expect((await team.call(team.owner, 'DELETE', `/datasets/${dataset}/shares/${revoked.share.id}`)).status).toBe(204);
  expect(await answerOf(revoked.token)).toBe(404);
  for (const path of ['/tables/users/rows', '/tables/users/rows/1', '/tables/users/columns/born/distribution', '/diagnostics'])
    expect([path, (await look(revoked.token, path)).status]).toEqual([path, 404]);

  const short = await share({ days: 1 });
  expect(short.share.expiresAt).toBe(new Date(now + DAY_MS).toISOString());
  now += DAY_MS - 1_000;
  expect((await look(short.token)).status).toBe(200);
  now += 1_000;
  expect(await answerOf(short.token)).toBe(404);

  const { body: copy } = await team.call(team.owner, 'POST', `/datasets/${dataset}/duplicate`, { name: 'To be archived' });
  const kept = await share({}, copy.id);
  await team.call(team.owner, 'PATCH', `/datasets/${copy.id}`, { archived: true });
  expect(await answerOf(kept.token)).toBe(404);
  expect((await team.call(team.owner, 'POST', `/datasets/${copy.id}/shares`, {})).status).toBe(409);
  await team.call(team.owner, 'PATCH', `/datasets/${copy.id}`, { archived: false });
  expect((await look(kept.token)).status).toBe(200);
  await team.call(team.owner, 'PATCH', `/datasets/${copy.id}`, { archived: true });
  expect((await team.call(team.owner, 'DELETE', `/datasets/${copy.id}`)).status).toBe(204);
  expect(await answerOf(kept.token)).toBe(404);

  expect(await answerOf(`sbs_${'A'.repeat(43)}`)).toBe(404);
  expect(new Set(gone).size).toBe(1);
  expect((await look('sbs_short')).status).toBe(400);
  expect((await team.call(undefined, 'GET', '/shared')).status).toBe(400);
});

test('off by default; a copy of a dataset does not have its links, and other workspaces do not see them', async () => {
  const { body: made } = await team.call(team.owner, 'POST', '/datasets', { name: 'Fresh', ddl: SMALL_DDL, rows: 5, prove: 'later' });
  expect((await team.call(team.owner, 'GET', `/datasets/${made.dataset.id}/shares`)).body.items).toEqual([]);
  const { share: one } = await share({}, made.dataset.id);
  const { body: copy } = await team.call(team.owner, 'POST', `/datasets/${made.dataset.id}/duplicate`, {});
  expect((await team.call(team.owner, 'GET', `/datasets/${copy.id}/shares`)).body.items).toEqual([]);
  expect((await team.call(team.owner, 'DELETE', `/datasets/${copy.id}/shares/${one.id}`)).status).toBe(404);
  const stranger = await team.member('owner', 'Stranger', await otherWorkspace(team, 'Elsewhere'));
  expect((await team.call(stranger, 'GET', `/datasets/${made.dataset.id}/shares`)).status).toBe(404);
  expect((await team.call(stranger, 'POST', `/datasets/${made.dataset.id}/shares`, {})).status).toBe(404);
  expect((await team.call(stranger, 'DELETE', `/datasets/${made.dataset.id}/shares/${one.id}`)).status).toBe(404);
});

test('only the hash is stored; lists, audit log and addresses have no token; at most 20, also at once', async () => {
  const { body: made } = await team.call(team.owner, 'POST', '/datasets', { name: 'Many', ddl: SMALL_DDL, rows: 5, prove: 'later' });
  const id = made.dataset.id as string;
  const { token, share: one } = await share({ days: 3 }, id);
  await look(token);
  const { rows } = await team.control.query('SELECT * FROM shares WHERE id = $1', [one.id]);
  expect(rows[0].token_hash).toEqual(createHash('sha256').update(token).digest());
  expect(JSON.stringify(rows)).not.toContain(token.slice(4));
  const listed = (await team.call(team.owner, 'GET', `/datasets/${id}/shares`)).body;
  expect(listed.items).toMatchObject([{ id: one.id, createdBy: 'Ana', lastUsedAt: expect.any(String) }]);
  await team.call(team.owner, 'DELETE', `/datasets/${id}/shares/${one.id}`);
  const { items } = (await team.call(team.owner, 'GET', '/audit?limit=200')).body;
  const recorded = items.filter((event: { object: { id: string } | null }) => event.object?.id === id);
  expect(recorded.map(({ action, object, details }: any) => [action, object.name, details])).toEqual([
    ['dataset.unshared', 'Many', { share: one.id }],
    ['dataset.shared', 'Many', { days: 3, share: one.id }],
    ['dataset.created', 'Many', { source: 'ddl' }],
  ]);
  expect(JSON.stringify([listed, items])).not.toContain(token.slice(4));
  const inAddress = await team.call(undefined, 'GET', `/shared?token=${token}`, undefined, by(token));
  expect([inAddress.status, inAddress.body.detail]).toEqual([400, expect.stringContaining('never in an address')]);
  const encoded = await team.call(undefined, 'GET', `/shared?token=${token.replace('_', '%5F').replace('sbs', '%73bs')}`, undefined, by(token));
  expect(encoded.status).toBe(400);

  const statuses = await Promise.all(Array.from({ length: 25 }, () => team.call(team.owner, 'POST', `/datasets/${id}/shares`, {})));
  expect(statuses.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(statuses.filter(({ status }) => status === 413)).toHaveLength(5);
});

async function call({ method, path, examples, body: takesBody }: Route, baseUrl: string, headers: Record<string, string>): Promise<number> {
  const { params = {}, body = {} } = examples as { params?: Record<string, string>; body?: unknown };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name]!));
  const answer = await send(baseUrl, method, filled, takesBody ? body : undefined, headers);
  return answer.status;
}
