import { afterAll, beforeAll, expect, test } from 'vitest';
import { gist, send, type Answer } from '../support/send.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';
import type { Target } from '@seedbed/testing';

let server: RunningServer;
let target: Target;
beforeAll(async () => {
  server = await startServer();
  target = await server.targets.freshTarget();
  await target.client.query('CREATE TABLE things (id int PRIMARY KEY)');
});
afterAll(async () => {
  await target[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> =>
  send(server.baseUrl, method, `/api/v1/connections${path}`, body, headers);

test('a test runs step by step, and its result is stored', async () => {
  const { body: made } = await call('POST', '', { name: 'Good', address: target.url });
  expect(made).toMatchObject({ state: 'untested', hasPassword: true, host: '127.0.0.1', tls: 'disable' });
  const { body: tested } = await call('POST', `/${made.id}/test`);
  expect(tested.steps.map((step: { name: string; ok: boolean }) => [step.name, step.ok])).toEqual([
    ['resolve', true],
    ['connect', true],
    ['tls', true],
    ['sign in', true],
    ['rights', true],
    ['version', true],
    ['standby', true],
  ]);
  expect(tested.steps[2].message).toBe('none: not requested');
  expect(tested.steps[4].message).toBe('may read 1, insert into 1 and truncate 1 of 1 table; may create schemas and tables in public');
  expect(tested.serverVersion).toMatch(/^18\./);
  expect((await call('GET', `/${made.id}`)).body).toMatchObject({ state: 'ok', message: null, serverVersion: tested.serverVersion });
});

test('an address is tested without being saved', async () => {
  const before = (await call('GET', '?limit=100')).body.items.length;
  const { body } = await call('POST', '/test/events', { address: target.url });
  expect(String(body)).toContain('"ok":true');
  expect(String((await call('POST', '/test/events', { address: 'postgres://ana:secret@127.0.0.1:1/shop' })).body)).toMatch(/event: tested[^]*"ok":false/);
  expect((await call('GET', '?limit=100')).body.items).toHaveLength(before);
});

test('a wrong port, password or database: names the step and the reason', async () => {
  const { host, user, password, database } = target.connection;
  const { port } = target.connection;
  const failing = async (parts: object): Promise<{ name: string; message: string }> => {
    const { body } = await call('POST', '', {
      name: `Failing ${JSON.stringify(parts)}`.slice(0, 150),
      host,
      port,
      user,
      password,
      database,
      tls: 'disable',
      ...parts,
    });
    const tested = (await call('POST', `/${body.id}/test`)).body;
    expect([tested.ok, tested.connection.state]).toEqual([false, 'failing']);
    return tested.steps.at(-1);
  };
  expect(await failing({ port: 1 })).toMatchObject({ name: 'connect', message: expect.stringContaining('nothing listens there') });
  expect(await failing({ password: 'wrong' })).toMatchObject({ name: 'sign in', message: expect.stringContaining('password authentication failed') });
  expect(await failing({ database: 'nowhere' })).toMatchObject({ name: 'sign in', message: expect.stringContaining('does not exist') });
  expect(await failing({ host: 'no-such-host.invalid' })).toMatchObject({ name: 'resolve' });
  expect(await failing({ tls: 'require' })).toMatchObject({ name: 'tls', message: expect.stringContaining('SSL') });
  expect(await failing({ host: '169.254.169.254' })).toMatchObject({ name: 'resolve', message: expect.stringContaining('SEEDBED_ALLOWED_TARGETS') });
});

test('sec-T21: no answer contains the password, and it is stored encrypted', async () => {
  const canary = 'canary-Zq9!ü';
  const { body: made, ...created } = await call('POST', '', { name: 'Secret', host: '127.0.0.1', port: 1, database: 'x', user: 'y', password: canary });
  const seen = [JSON.stringify([made, [...created.headers]])];
  for (const [method, path, body] of [
    ['GET', ''],
    ['GET', `/${made.id}`],
    ['POST', `/${made.id}/test`],
    ['PATCH', `/${made.id}`, { password: `${canary}2` }],
    ['DELETE', `/${made.id}`],
  ] as const) {
    const answer = await call(method, path, body);
    seen.push(JSON.stringify([answer.body, [...answer.headers]]));
  }
  for (const text of seen) expect(text).not.toContain('canary');
});

test('sec-T21: the database does not contain it', async () => {
  await call('POST', '', { name: 'Sealed', host: '127.0.0.1', database: 'x', user: 'y', password: 'canary-in-database' });
  const { connect } = await import('@seedbed/postgres/sql');
  await using client = await connect(server.controlConnection);
  const { rows } = await client.query<{ row: string; sealed: Buffer }>(
    "SELECT connections::text AS row, sealed_password AS sealed FROM connections WHERE name = 'Sealed'",
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]!.row).not.toContain('canary');
  expect(rows[0]!.sealed.includes('canary')).toBe(false);
});

test('sec-T6: only plain addresses are accepted', async () => {
  for (const address of [
    'postgres://a@localhost/x?sslrootcert=/etc/passwd',
    'postgres://a@%2Fvar%2Frun/x',
    'postgres://a@/x?host=/tmp',
    'postgres://a@h1,h2/x',
    'postgres://a@localhost/x?options=-c%20log_statement=all',
    'postgres://a@localhost/x?service=prod',
    'mysql://a@localhost/x',
    'postgres://localhost:99999/x',
    `postgres://a@${'h'.repeat(3_000)}/x`,
  ]) {
    const answer = await call('POST', '', { name: 'Odd', address });
    expect([address.slice(0, 60), [400, 422].includes(answer.status)]).toEqual([address.slice(0, 60), true]);
  }
  expect((await call('GET', '')).body.items.map((item: { name: string }) => item.name)).not.toContain('Odd');
});

test('an address or its parts, complete and only one of them', async () => {
  expect(gist(await call('POST', '', { name: 'x' }))).toEqual({ type: 'invalid-request', status: 400, at: [''] });
  expect(gist(await call('POST', '', { name: 'x', host: 'db' }))).toEqual({ type: 'invalid-request', status: 400, at: ['/database', '/user'] });
  expect(gist(await call('POST', '', { name: 'x', address: target.url, user: 'me' }))).toEqual({ type: 'invalid-request', status: 400, at: ['/address'] });
  expect(gist(await call('POST', '', { name: 'Good', address: target.url }))).toEqual({ type: 'conflict', status: 409, at: ['/name'] });
});

test('each step is reported as it finishes, and the last event has the whole test', async () => {
  const { body: made } = await call('POST', '', { name: 'Told', address: target.url });
  await target.client.query(`alter database ${target.connection.database} set default_transaction_read_only = on`);
  const answer = await fetch(`${server.baseUrl}/api/v1/connections/${made.id}/test/events`, { method: 'POST' });
  const text = await answer.text();
  await target.client.query(`alter database ${target.connection.database} reset default_transaction_read_only`);
  const events = text.split('\n').flatMap((line) => (line.startsWith('data: ') ? [JSON.parse(line.slice(6))] : []));
  expect(events.map(({ kind, step, test: whole }) => (kind === 'step' ? `${step.name} ${step.ok}` : `${kind} ${whole.ok} ${whole.connection.state}`))).toEqual([
    'resolve true',
    'connect true',
    'tls true',
    'sign in true',
    'rights true',
    'version true',
    'standby false',
    'tested false failing',
  ]);
  expect(events.at(-1).test.steps.at(-1).message).toMatch(/take no writes.*ALTER DATABASE .* RESET default_transaction_read_only/);
});

test('sec-T21: changing the host of a connection needs its password again', async () => {
  const { host, port, user, password, database } = target.connection;
  const parts = { host, port, user, password, database, tls: 'disable' };
  const { body: made } = await call('POST', '', { name: 'Moved', ...parts });
  const path = `/${made.id}`;
  for (const changes of [{ host: 'localhost' }, { port: 1 }, { tls: 'prefer' }, { host: 'localhost', name: 'Moved on', user: 'me' }]) {
    expect(gist(await call('PATCH', path, changes))).toEqual({ type: 'invalid-request', status: 400, at: ['/password'] });
  }
  expect((await call('GET', path)).body).toMatchObject({ name: 'Moved', host, port, tls: 'disable' });
  expect((await call('PATCH', path, { host: 'localhost', port, password })).body).toMatchObject({ host: 'localhost', state: 'untested', hasPassword: true });
  expect((await call('POST', `${path}/test`)).body.ok).toBe(true);
  // The same server: another database of it, or another user, gets nothing that it had not.
  const moved = (await call('PATCH', path, { database: 'nowhere' })).body;
  expect(moved).toMatchObject({ database: 'nowhere', state: 'untested', serverVersion: null });
  expect((await call('POST', `${path}/test`)).body.steps.at(-1)).toMatchObject({
    name: 'sign in',
    ok: false,
    message: expect.stringContaining('does not exist'),
  });
  expect((await call('PATCH', path, { host: '/var/run', password })).status).toBe(422);
});

test('PATCH and DELETE honour If-Match: a connection changed in between stays as it is', async () => {
  const made = await call('POST', '', { name: 'Matched', address: target.url });
  const path = `/${made.body.id}`;
  const tag = made.headers.get('etag')!;
  expect((await call('GET', path)).headers.get('etag')).toBe(tag);
  const renamed = await call('PATCH', path, { name: 'Matched, renamed' }, { 'if-match': tag });
  expect([renamed.status, renamed.headers.get('etag') === tag]).toEqual([200, false]);
  expect(gist(await call('PATCH', path, { password: 'other' }, { 'if-match': tag }))).toMatchObject({ type: 'precondition-failed', status: 412 });
  expect(gist(await call('DELETE', path, undefined, { 'if-match': tag }))).toMatchObject({ status: 412 });
  expect((await call('GET', path)).body).toMatchObject({ name: 'Matched, renamed', hasPassword: true });
  expect((await call('DELETE', path, undefined, { 'if-match': renamed.headers.get('etag')! })).status).toBe(204);
});

test('a profile has the shape of the data without a text of it, makes a dataset of that shape, and says what its user may not read', async () => {
  const DDL = "CREATE TABLE parcels (id int PRIMARY KEY, size text NOT NULL CHECK (size IN ('small', 'large')), route text NOT NULL, remark text)";
  await using from = await server.targets.freshTarget();
  await from.client.query(`${DDL}; CREATE ROLE shape_reader LOGIN PASSWORD 'reads';
    INSERT INTO parcels SELECT i, CASE WHEN i % 10 = 0 THEN 'large' ELSE 'small' END, 'route-' || i % 3, CASE WHEN i % 4 = 0 THEN 'confidential ' || i END FROM generate_series(1, 900) i;
    ANALYZE parcels`);
  const { body: made } = await call('POST', '', { name: 'Profiled', address: from.url });
  const { body: plain, status } = await call('POST', `/${made.id}/profile`);
  expect([status, plain.unreadable, plain.offered]).toEqual([200, [], [{ column: 'public.parcels.route', labels: 3 }]]);
  expect(JSON.stringify(plain.shape)).not.toMatch(/route-|confidential/);
  const { body: approved } = await call('POST', `/${made.id}/profile`, { approve: ['public.parcels.route'] });
  expect(Object.keys(approved.shape.tables[0].columns[2].labels).toSorted()).toEqual(['route-0', 'route-1', 'route-2']);
  expect(gist(await call('POST', `/${made.id}/profile`, { approve: ['public.parcels.nothing'] }))).toMatchObject({ type: 'not-found', status: 404 });

  const created = await send(server.baseUrl, 'POST', '/api/v1/datasets', { name: 'Shaped', ddl: DDL, shape: approved.shape, scale: 2, prove: 'later' });
  expect(created.body).toMatchObject({ dataset: { rows: 1800 }, shape: { followed: 3 } });
  const { body: revision } = await send(server.baseUrl, 'GET', `/api/v1/datasets/${created.body.dataset.id}/revisions/1`);
  expect(JSON.stringify(revision.blueprint.tables[0].columns[2])).toContain('route-2');
  const { body: inferred } = await send(server.baseUrl, 'POST', '/api/v1/infer', { ddl: DDL, shape: plain.shape });
  expect([inferred.blueprint.tables[0].rows, inferred.shape.followed]).toEqual([900, 3]);
  expect(gist(await send(server.baseUrl, 'POST', '/api/v1/datasets', { shape: plain.shape }))).toEqual({
    type: 'invalid-request',
    status: 400,
    at: ['/shape'],
  });

  const { host, port, database } = from.connection;
  const reader = { host, port, database, user: 'shape_reader', password: 'reads', tls: 'disable' };
  const { body: other } = await call('POST', '', { name: 'Without rights', ...reader });
  const refused = await call('POST', `/${other.id}/profile`);
  expect([refused.status, refused.body.detail]).toEqual([404, expect.stringContaining('may not read the statistics of any table')]);
  await from.client.query('CREATE TABLE depots (id int PRIMARY KEY); GRANT SELECT ON depots TO shape_reader');
  expect((await call('POST', `/${other.id}/profile`)).body.unreadable).toEqual(['public.parcels']);
  await from.client.query('DROP OWNED BY shape_reader; DROP ROLE shape_reader');
});
