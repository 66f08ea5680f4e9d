import type { Mock } from '@seedbed/contract';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SMALL_DDL } from '../support/running-server.ts';
import { send } from '../support/send.ts';
import { startTeam, type Team } from '../support/team.ts';

let team: Team;
let mock: Mock;
let url: string;

beforeAll(async () => {
  team = await startTeam();
  const { body: made } = await team.owner.send('POST', '/datasets', { name: 'Of the team', ddl: SMALL_DDL, rows: 5, prove: 'later' });
  mock = (await team.owner.send<Mock>('POST', '/mocks', { datasetId: made.dataset.id, visibility: 'workspace' })).body;
  url = team.baseUrl + mock.path;
});
afterAll(() => team?.[Symbol.asyncDispose]());

const status = async (headers: Record<string, string>) => (await send(url, 'GET', '/users?limit=1', undefined, headers)).status;

test('sec-T18: a mock of a workspace answers only its members and keys, and no other origin’s page by a cookie', async () => {
  const viewer = await team.member('viewer');
  const stranger = await team.member('owner', 'stranger', await anotherWorkspace());
  expect(await status({})).toBe(401);
  expect(await status(viewer.headers)).toBe(200);
  expect(await status(stranger.headers)).toBe(404);
  expect(await status({ ...viewer.headers, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' })).toBe(403);

  const reader = await team.key(team.owner, ['read']);
  expect(await status({ ...reader.headers, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' })).toBe(200);
  expect(await status((await team.key(team.owner, ['run'])).headers)).toBe(403);
  expect(await status({ authorization: `Bearer ${reader.key.slice(0, -1)}_` })).toBe(401);
  // A Supabase client needs only a key; it may also send a user's token in Authorization.
  const supabase = createClient(url, reader.key);
  expect((await supabase.from('users').select('id')).data).toHaveLength(5);
  expect(await status({ apikey: reader.key, authorization: 'Bearer of-a-user' })).toBe(200);
});

test('in a mock of a workspace viewers and keys to read sign in, and change nothing: neither rows nor snapshots, and no reset', async () => {
  const [viewer, reader] = [await team.member('viewer', 'looks on'), await team.key(team.owner, ['read'])];
  const [editor, writer] = [await team.member('editor'), await team.key(team.owner, ['read', 'write'])];
  let id = 100;
  const asked = async (headers: Record<string, string>): Promise<number[]> => {
    const row = { id: ++id, email: `${id}@example.com` };
    const statuses = [];
    for (const [method, path, body] of [
      ['POST', '/users', row],
      ['PATCH', `/users?id=eq.${id}`, { email: 'changed@example.com' }],
      ['PUT', '/__snapshots/one', undefined],
      ['POST', '/__restore/one', undefined],
      ['DELETE', `/users?id=eq.${id}`, undefined],
      ['POST', '/auth/v1/signup', { email: `new${id}@example.com`, password: 'long enough' }],
      ['POST', '/__reset', undefined],
    ] as const)
      statuses.push((await send(url, method, path, body, headers)).status);
    return statuses;
  };
  for (const { headers } of [viewer, reader]) expect(await asked(headers)).toEqual([403, 403, 403, 403, 403, 403, 403]);
  for (const { headers } of [editor, writer]) expect(await asked(headers)).toEqual([201, 204, 204, 204, 204, expect.any(Number), 204]);
  const refused = await send(url, 'POST', '/__reset', undefined, viewer.headers);
  expect(refused.body.detail).toContain('A write to this mock API needs the right "write", which a viewer has not.');
  const { email } = (await send(url, 'GET', '/users?limit=1', undefined, viewer.headers)).body[0];
  const token = '/auth/v1/token?grant_type=password';
  expect((await send(url, 'POST', token, { email, password: 'seedbed' }, viewer.headers)).status).toBe(200);
});

test('a public mock needs only its address, and identifies nobody', async () => {
  const { body: open } = await team.owner.send<Mock>('POST', '/mocks', { datasetId: mock.datasetId });
  const answer = await send(team.baseUrl + open.path, 'GET', '/users?limit=1', undefined, { ...(await team.member('viewer')).headers });
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
  expect((await send(team.baseUrl, 'GET', open.path.replace(/.$/, '') + '/users')).status).toBe(404);
});

test('the audit log records mocks that are created, changed, reset and deleted', async () => {
  const { body: made } = await team.owner.send<Mock>('POST', '/mocks', { datasetId: mock.datasetId, name: 'Audited', dialect: 'plain' });
  await team.owner.send('PATCH', `/mocks/${made.id}`, { on: false });
  await team.owner.send('POST', `/mocks/${made.id}/reset`);
  await team.owner.send('DELETE', `/mocks/${made.id}`);
  const { items } = (await team.owner.send('GET', '/audit?limit=4')).body;
  expect(items.map((item: any) => [item.action, item.object.name, item.details])).toEqual([
    ['mock.removed', 'Audited', {}],
    ['mock.reset', 'Audited', {}],
    ['mock.changed', 'Audited', { on: false }],
    ['mock.created', 'Audited', { dialect: 'plain' }],
  ]);
});

test('the number of mocks of a workspace is limited', async () => {
  const { rows } = await team.control.query('SELECT count(*)::int AS count FROM mocks WHERE workspace_id = $1', [team.workspace]);
  await team.control.query(
    `INSERT INTO mocks (id, workspace_id, dataset_id, name, slug, dialect, "on", read_only, visibility, created_at, created_by, updated_at, updated_by)
     SELECT gen_random_uuid(), $1, $2, 'Many', 'many-' || n, 'plain', true, false, 'public', now(), 'test', now(), 'test' FROM generate_series(1, $3::int) n`,
    [team.workspace, mock.datasetId, 50 - rows[0].count],
  );
  const { status: refused, body } = await team.owner.send('POST', '/mocks', { datasetId: mock.datasetId });
  expect([refused, body.detail]).toEqual([413, 'A workspace has at most 50 mock APIs. Delete one that you no longer need.']);
});

async function anotherWorkspace() {
  const { rows } = await team.control.query("INSERT INTO workspaces (id, name, created_at) VALUES (gen_random_uuid(), 'Elsewhere', now()) RETURNING id");
  return rows[0].id;
}
