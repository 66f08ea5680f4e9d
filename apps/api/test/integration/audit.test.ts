import { afterAll, beforeAll, expect, test } from 'vitest';
import { AUDITED, COMMAND_LINE_AGENT, ROUTES, type AuditEvent } from '@seedbed/contract';
import { parseAddress } from '@seedbed/postgres/address';
import { openTargetServer, type Target, type TargetServer } from '@seedbed/testing';
import { targetName } from '../../src/modules/connections/address-text.ts';
import { agentAt } from '../support/agent.ts';
import { gist } from '../support/send.ts';
import { SMALL_DDL } from '../support/running-server.ts';
import { otherWorkspace, PASSWORD, startTeam, type Person, type Team } from '../support/team.ts';

let targets: TargetServer;
let target: Target;
let team: Team;
beforeAll(async () => {
  targets = await openTargetServer();
  target = await targets.freshTarget();
  await target.client.end();
  team = await startTeam({ SEEDBED_TRUSTED_PROXIES: '127.0.0.1', SEEDBED_TARGET_URL: target.url, SEEDBED_ALLOWED_TARGETS: '127.0.0.1' });
});
afterAll(async () => {
  await team[Symbol.asyncDispose]();
  await targets[Symbol.asyncDispose]();
});

async function events(query = '', who: Person = team.owner): Promise<AuditEvent[]> {
  const { body, status } = await team.call(who, 'GET', `/audit?limit=200${query}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.items;
}

test('records who did what to what, from where and when: changes, downloads and runs', async () => {
  const ben = await team.member('editor', 'Ben');
  const from = { 'x-forwarded-for': '203.0.113.9' };
  const { dataset } = (await team.call(ben, 'POST', '/datasets', { name: 'Shop', ddl: SMALL_DDL, rows: 10 }, from)).body;
  await team.call(ben, 'PATCH', `/datasets/${dataset.id}`, { name: 'The shop' }, from);
  await team.call(ben, 'GET', `/datasets/${dataset.id}/tables/users/download?format=csv`, undefined, from);
  const key = await team.key(team.owner, ['write']);
  await team.call(key, 'POST', `/datasets/${dataset.id}/duplicate`, { name: 'Copy' });
  const copy = (await team.call(team.owner, 'GET', '/datasets?search=Copy')).body.items[0];
  await team.call(key, 'PATCH', `/datasets/${copy.id}`, { archived: true });
  await team.call(key, 'DELETE', `/datasets/${copy.id}`);
  // Rejected calls and reads are not recorded.
  await team.call(ben, 'DELETE', `/datasets/${dataset.id}`);
  await team.call(ben, 'GET', `/datasets/${dataset.id}`);

  const recorded = (await events()).toReversed().filter(({ action }) => action.startsWith('dataset.') || action.startsWith('api-key.'));
  const whom = {
    ben: { kind: 'user', id: ben.id, name: 'Ben' },
    ana: { kind: 'user', id: team.owner.id, name: 'Ana' },
    key: { kind: 'key', id: key.id, name: 'CI' },
  };
  const shop = (name: string) => ({ kind: 'dataset', id: dataset.id, name });
  expect(recorded.map(({ who, action, object, from: where, details }) => ({ who, action, object, where, details }))).toEqual([
    { who: whom.ben, action: 'dataset.created', object: shop('Shop'), where: '203.0.113.9', details: { source: 'ddl' } },
    { who: whom.ben, action: 'dataset.changed', object: shop('Shop'), where: '203.0.113.9', details: { name: 'The shop' } },
    { who: whom.ben, action: 'dataset.downloaded', object: shop('The shop'), where: '203.0.113.9', details: { table: 'users', format: 'csv' } },
    { who: whom.ana, action: 'api-key.created', object: { kind: 'api-key', id: key.id, name: 'CI' }, where: '127.0.0.1', details: { scopes: ['write'] } },
    { who: whom.key, action: 'dataset.duplicated', object: expect.anything(), where: '127.0.0.1', details: {} },
    { who: whom.key, action: 'dataset.changed', object: { kind: 'dataset', id: copy.id, name: 'Copy' }, where: '127.0.0.1', details: { archived: true } },
    { who: whom.key, action: 'dataset.removed', object: { kind: 'dataset', id: copy.id, name: 'Copy' }, where: '127.0.0.1', details: {} },
  ]);

  const run = (await team.call(team.owner, 'POST', '/runs', { datasetId: dataset.id, address: 'postgres://ann:pa55@198.51.100.1:1/x?sslmode=disable' })).body;
  const [started] = await events('&action=run.started');
  expect(started).toMatchObject({ object: { kind: 'run', id: run.id }, details: { target: 'ann@198.51.100.1:1/x' } });
  expect(JSON.stringify(started)).not.toContain('pa55');
});

test('records sign-ins and refused ones, but not the name typed for an account that does not exist', async () => {
  const signIn = (email: string, password: string) => team.call(undefined, 'POST', '/session', { email, password });
  expect((await signIn('ana@example.com', PASSWORD)).status).toBe(201);
  expect((await signIn('ANA@example.com', 'wrong')).status).toBe(401);
  expect((await signIn('hunter2@typed.example', 'wrong')).status).toBe(401);
  // Rejections are recorded after their answers.
  expect(await events('&action=workspace.')).toMatchObject([
    { action: 'workspace.set-up', who: { kind: 'user', id: team.owner.id, name: 'Ana' }, object: { kind: 'workspace', id: team.workspace, name: 'Acme' } },
  ]);
  let recorded: string[] = [];
  while (recorded.length < 3) recorded = (await events('&action=session.')).map(({ who, action }) => `${action} ${who.kind} ${who.name}`);
  expect(recorded.toSorted()).toEqual(['session.begun user Ana', 'session.refused system somebody unknown', 'session.refused user Ana']);
  const { rows } = await team.control.query('SELECT json_agg(e)::text AS all FROM audit_events e');
  expect(rows[0].all).not.toMatch(/hunter2|correct horse|wrong/);
});

test('records the kind of client: browser, command line, agent, other program', async () => {
  const key = await team.key(team.owner, ['read', 'write', 'run']);
  const headers: Record<string, string>[] = [{ 'user-agent': 'curl/8' }, { 'user-agent': `${COMMAND_LINE_AGENT}0.1.0` }];
  for (const [at, more] of headers.entries()) await team.call(key, 'POST', '/datasets', { name: `By key ${at}` }, more);
  await team.call(team.owner, 'POST', '/datasets', { name: 'By hand' });
  {
    await using agent = await agentAt(team.baseUrl, { ...key.headers, 'x-forwarded-for': '203.0.113.7' });
    expect((await agent.call('infer', { schema: SMALL_DDL, rows: { users: 5, orders: 5, order_items: 5 } })).error).toBe(false);
    expect(await agent.call('load', { create: true })).toMatchObject({ error: false, parts: [expect.stringContaining('"rows":15')] });
  }
  const recorded = (await events()).filter(({ action }) => /^(dataset\.created|target\.)/.test(action)).slice(0, 4);
  expect(recorded.map(({ via, who, object }) => [via, who.name, object?.name])).toEqual([
    ['agent', 'CI', targetName(parseAddress(target.url))],
    ['browser', 'Ana', 'By hand'],
    ['command-line', 'CI', 'By key 1'],
    ['program', 'CI', 'By key 0'],
  ]);
  expect(recorded[0]).toMatchObject({ action: 'target.loaded', who: { kind: 'key', id: key.id }, from: '203.0.113.7', details: { rows: 15, create: true } });
});

test('list, pages and file apply the same filters', async () => {
  const dan = await team.member('editor', '100% Dan_');
  for (let made = 0; made < 5; made++) await team.call(dan, 'POST', '/datasets', { name: `Dan's ${made}` });
  const his = await events('&who=100%25%20dan_');
  expect(his.map(({ object }) => object?.name)).toEqual([4, 3, 2, 1, 0].map((made) => `Dan's ${made}`));
  expect(await events(`&who=${dan.id}`)).toEqual(his);
  expect((await events('&who=100__dan')).length).toBe(0);
  expect((await events("&object=dan's%203")).map(({ id }) => id)).toEqual([his[1]!.id]);
  expect(await events(`&who=${dan.id}&action=dataset.created&from=${his[3]!.at}&to=${his[0]!.at}`)).toEqual(
    his.filter(({ at }) => at >= his[3]!.at && at < his[0]!.at),
  );

  const paged: AuditEvent[] = [];
  for (let cursor = ''; ;) {
    const { items, next_cursor } = (await team.call(team.owner, 'GET', `/audit?who=${dan.id}&limit=2${cursor && `&cursor=${cursor}`}`)).body;
    paged.push(...items);
    if (next_cursor === null) break;
    cursor = next_cursor;
  }
  expect(paged).toEqual(his);
  const file = await team.call(team.owner, 'GET', `/audit/export?who=${dan.id}`);
  expect([file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
    'application/x-ndjson',
    expect.stringMatching(/seedbed-audit-.*\.ndjson/),
  ]);
  expect(
    String(file.body)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as AuditEvent),
  ).toEqual(his.toReversed());
});

test('sec-T18: the log belongs to its workspace, and only owners read it', async () => {
  const other = await otherWorkspace(team, 'Other');
  const eve = await team.member('owner', 'Eve', other);
  expect(await events('', eve)).toEqual([]);
  await team.call(eve, 'POST', '/datasets', { name: 'Hers' });
  expect((await events('', eve)).map(({ action }) => action)).toEqual(['dataset.created']);
  expect((await events('&object=Hers')).length).toBe(0);
  for (const path of ['/audit', '/audit/export'])
    for (const who of [await team.member('editor'), await team.member('viewer'), await team.key(team.owner, ['read', 'write', 'run'])])
      expect(gist(await team.call(who, 'GET', path))).toMatchObject({ type: 'forbidden', status: 403 });
});

test('nobody can change or remove an event; expired ones are deleted when retention is set', async () => {
  const refused = (sql: string) =>
    team.control.query(sql).then(
      () => 'done',
      (error: Error) => error.message,
    );
  for (const sql of [
    `UPDATE audit_events SET who_name = 'Nobody'`,
    'DELETE FROM audit_events',
    'TRUNCATE audit_events',
    `DELETE FROM audit_events WHERE at < now()`,
    `INSERT INTO audit_events SELECT * FROM audit_events ON CONFLICT (id) DO UPDATE SET action = 'x.y'`,
  ])
    expect([sql, await refused(sql)]).toEqual([sql, 'audit events are never changed or removed']);

  const { rows } = await team.control.query('SELECT count(*)::int AS n FROM audit_events');
  await team.control.query(
    `INSERT INTO audit_events SELECT gen_random_uuid(), workspace_id, now() - interval '31 days', who_kind, who_id, 'Old', action, object_kind, object_id, object_name, from_address, details FROM audit_events LIMIT 3`,
  );
  const { auditRepository } = await import('../../src/modules/audit/audit.repository.ts');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const repository = auditRepository(drizzle({ client: team.control, casing: 'snake_case' }) as never);
  expect([await repository.cut(32), await repository.cut(30), await repository.cut(30)]).toEqual([0, 3, 0]);
  expect((await team.control.query('SELECT count(*)::int AS n FROM audit_events')).rows).toEqual(rows);
  // The setting of one transaction does not outlive it.
  expect(await refused('DELETE FROM audit_events')).toBe('audit events are never changed or removed');
});

test('every call that changes something is in the table and goes through the one place that writes', () => {
  const silent = ROUTES.filter(({ method, id }) => method !== 'GET' && !AUDITED[id]).map(({ id }) => id);
  // Calls that only read, or store nothing.
  expect(silent.toSorted()).toEqual([
    'drift',
    'generate',
    'infer',
    'lookAtInvitation',
    'lookAtTarget',
    'query',
    'readSchema',
    'rehearse',
    'rehearseEvents',
    'repair',
    'requestPasswordReset',
    'tryAnswer',
    'tryChanges',
  ]);
});
