import { ClientProblem } from '@seedbed/client';
import { ROUTES } from '@seedbed/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { openModelServer, says } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerChecker, type OpenApiDocument } from '../support/answer-checker.ts';
import { SMALL_DDL, startServer, type RunningServer } from '../support/running-server.ts';

/** Expected answers without a login; the others are 404. */
const WITHOUT_LOGIN: Readonly<Record<string, number>> = { me: 200, signInOptions: 200, listSessions: 200, listMembers: 200, listInvitations: 200 };

let server: RunningServer;
let document: OpenApiDocument;
beforeAll(async () => {
  server = await startServer();
  document = (await (await fetch(`${server.baseUrl}/openapi.json`)).json()) as OpenApiDocument;
});
afterAll(() => server[Symbol.asyncDispose]());

test('is valid OpenAPI 3.1 by a public validator', async () => {
  const validator = new Validator();
  const result = await validator.validate(structuredClone(document));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('describes every route of the contract and no other', () => {
  const described = Object.values(document.paths).flatMap((methods) => Object.values(methods).map((operation) => operation.operationId));
  expect(described.toSorted()).toEqual(ROUTES.map((route) => route.id).toSorted());
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(['Problem', 'Dataset', 'Blueprint', 'Run']));
});

test('has an example for every call: parameters, body and answer', () => {
  const lacking: string[] = [];
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { parameters = [], requestBody, responses }] of Object.entries(methods)) {
      const places = [
        ...parameters.map((parameter) => [parameter.name, parameter.example]),
        ...Object.entries(requestBody?.content ?? {}).map(([type, media]) => [type, media.example]),
        ...Object.entries(responses).flatMap(([status, { content = {} }]) =>
          Object.entries(content).map(([type, media]) => [`${status} ${type}`, media.example]),
        ),
      ];
      lacking.push(...places.filter(([, example]) => example === undefined).map(([place]) => `${method} ${path} ${String(place)}`));
    }
  }
  expect(lacking).toEqual([]);
});

test('says which calls need no sign-in, and describes every header of an answer', () => {
  expect(document.security).toEqual([]);
  const headers = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ responses }) => Object.values(responses).flatMap((answer) => Object.entries(answer.headers ?? {}))),
  );
  expect(new Set(headers.map(([name]) => name))).toEqual(new Set(['ETag', 'Location', 'Content-Disposition', 'Cache-Control', 'Retry-After']));
  expect(headers.filter(([, { description }]) => !description)).toEqual([]);
});

test('no member of a body has a default, which type generators take for "always present"', () => {
  const bodies = JSON.stringify(
    Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}).map(({ schema }) => schema)),
    ),
  );
  const { StartRun, NewConnection, PatchOperation } = document.components.schemas;
  expect(`${bodies}${JSON.stringify([StartRun, NewConnection, PatchOperation])}`).not.toMatch(/"default":[^{]/);
});

test('every operation is called, and every answer matches its description', async () => {
  const { operations, check } = answerChecker(document);
  const called = new Set<string>();
  const faults: string[] = [];

  async function call(
    id: string,
    input: { params?: Record<string, string | number>; query?: Record<string, string | number>; headers?: Record<string, string>; body?: unknown } = {},
    status = 200,
  ) {
    const { path, method } = operations.get(id)!;
    const url = new URL(
      path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.params![name]))),
      server.baseUrl,
    );
    for (const [name, value] of Object.entries(input.query ?? {})) url.searchParams.set(name, String(value));
    const response = await fetch(url, {
      method,
      headers: { ...input.headers, ...(input.body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
    called.add(id);
    faults.push(...(await check(id, response)));
    const text = await response.text();
    expect([id, response.status, text.slice(0, 500)]).toEqual([id, status, text.slice(0, 500)]);
    return response.headers.get('content-type')?.startsWith('application/json') ? (JSON.parse(text) as any) : text;
  }

  await call('health');
  await call('ready');
  await call('metrics');
  await call('listGenerators');
  await call('getKnowledgeSchema');
  const templates = await call('listTemplates');
  expect(templates.items.length).toBeGreaterThanOrEqual(6);
  await call('infer', { body: { ddl: SMALL_DDL, rows: 20 } });
  expect(await call('readSchema', { body: { files: [{ path: 'a/001_small.sql', text: SMALL_DDL }] } })).toMatchObject({
    tool: 'SQL',
    files: ['a/001_small.sql'],
  });
  const lines = await call('generate', { body: { ddl: SMALL_DDL, table: 'users', rows: 3 } });
  expect(lines.trim().split('\n')).toHaveLength(3);

  const pack = { ...(await call('getPack', { params: { name: 'hotel' } })).pack, pack: 'hotel-of-ours' };
  await call('putPack', { params: { name: 'hotel-of-ours' }, body: pack });
  expect((await call('listPacks')).items[0]).toMatchObject({ name: 'hotel-of-ours', origin: 'own' });
  await call('deletePack', { params: { name: 'hotel-of-ours' } }, 204);

  const { dataset } = await call('createDataset', { body: { name: 'Every call', ddl: SMALL_DDL, rows: 20 } }, 201);
  const params = { id: dataset.id as string };
  const growing = await call('createDatasetEvents', { body: { name: 'Every call, told', ddl: SMALL_DDL, rows: 20, prove: 'later' } });
  expect(growing).toMatch(/event: read\n.*\n\n(?:id: \d+\nevent: chosen\n.*\n\n)+id: \d+\nevent: dataset\n.*\n\n$/);
  await call('listDatasets', { query: { search: 'every', limit: 5 } });
  await call('getDataset', { params });
  await call('getDatasetDdl', { params });
  await call('duplicateDataset', { params, body: {} }, 201);
  await call('updateDataset', { params, body: { description: 'All of it' } });
  await call('createRevision', { params, headers: { 'if-match': '"1"' }, body: { patch: [{ op: 'replace', path: '/seed', value: 7 }] } }, 201);
  await call('listRevisions', { params });
  await call('getRevision', { params: { ...params, number: 'current' } });
  await call('nameRevision', { params: { ...params, number: 2 }, body: { message: 'Another seed' } });
  const difference = await call('diffRevisions', { params, query: { a: 1, b: 2 } });
  expect(difference.changes.map((change: { text: string }) => change.text)).toEqual(['seed 42 → 7']);
  await call('listDiagnostics', { params });
  const decision = await call('explainColumn', { params, query: { column: 'users.email' } });
  expect(decision).toMatchObject({ table: 'public.users', because: { code: 'name' } });
  expect(await call('reviewColumn', { params, query: { column: 'users.email' } })).toMatchObject({ column: 'email', decision: { because: { code: 'name' } } });

  const queried = await call('query', { params, body: { sql: 'select count(*) from users' } });
  expect(queried).toMatchObject({ revision: 2, rows: [[expect.stringMatching(/^\d+$/)]], hasMore: false });

  const users = { ...params, table: 'users' };
  const rows = await call('listRows', { params: users, query: { offset: 5, limit: 3 } });
  expect(rows.rows).toHaveLength(3);
  const row = await call('getRow', { params: { ...users, number: 1 } });
  expect(row.children.map((child: { table: string }) => child.table)).toEqual(['public.orders']);
  expect(await call('listAgreements', { params: users })).toMatchObject({ table: 'public.users', items: expect.any(Array) });
  await call('listChildren', { params: { ...users, number: 1, relation: 'orders' } });
  await call('getDistribution', { params: { ...users, column: 'email' } });
  expect(await call('listFindings', { params })).toMatchObject({ items: expect.any(Array), tables: expect.any(Number) });
  const estimate = await call('estimate', { params });
  expect(estimate.tables.map((table: { table: string }) => table.table).toSorted()).toEqual(['public.order_items', 'public.orders', 'public.users']);
  await call('downloadDataset', { params, query: { tables: 'users', rows: '2' } });
  const csv = await call('download', { params: users, query: { from: 1, to: 2 } });
  expect(csv.split('\n')[0]).toBe('id,email,born');

  const mock = { id: (await call('createMock', { body: { datasetId: params.id } }, 201)).id as string };
  await call('listMocks', { query: { datasetId: params.id } });
  await call('getMock', { params: mock });
  expect(await call('getMockState', { params: mock })).toMatchObject({ seed: 7, policies: [] });
  await call('updateMock', { params: mock, body: { dialect: 'plain' } });
  const { path } = await call('getMock', { params: mock });
  expect(await (await fetch(`${server.baseUrl}${path}/users/1`)).json()).toMatchObject({ id: 1 });
  expect((await call('listMockRequests', { params: mock, query: { after: 0 } })).items).toHaveLength(1);
  await call('resetMock', { params: mock }, 204);
  await call('deleteMock', { params: mock }, 204);

  const { token, share } = await call('createShare', { params, body: { days: 1 } }, 201);
  const headers = { 'seedbed-share': token as string };
  expect((await call('getShared', { headers })).schema.tables.map((table: { name: string }) => table.name)).toEqual(['order_items', 'orders', 'users']);
  expect((await call('listSharedRows', { headers, params: { table: 'users' }, query: { limit: 2 } })).rows).toHaveLength(2);
  await call('getSharedRow', { headers, params: { table: 'orders', number: 1 } });
  await call('getSharedDistribution', { headers, params: { table: 'users', column: 'born' } });
  await call('listSharedProblems', { headers });
  expect((await call('listShares', { params })).items).toMatchObject([{ id: share.id }]);
  await call('deleteShare', { params: { ...params, share: share.id as string } }, 204);

  await using target = await server.targets.freshTarget();
  const connection = await call('createConnection', { body: { name: 'Target', address: target.url } }, 201);
  const at = { id: connection.id as string };
  await call('listConnections');
  await call('getConnection', { params: at });
  await call('updateConnection', { params: at, body: { name: 'Target, renamed' } });
  const tested = await call('testConnection', { params: at });
  expect(tested.ok).toBe(true);
  expect((await call('profileConnection', { params: at, body: {} })).unreadable).toEqual([]);
  expect(await call('testAddressEvents', { body: { address: target.url } })).toContain('event: tested');
  expect(await call('testConnectionEvents', { params: at })).toContain('event: tested');

  const look = await call('lookAtTarget', { params, body: { connectionId: connection.id } });
  expect(look.tables.map((table: { state: string }) => table.state)).toEqual(['missing', 'missing', 'missing']);
  const run = await call('startRun', { body: { datasetId: dataset.id, connectionId: connection.id, create: true } }, 202);
  const events = await call('runEvents', { params: { id: run.id } });
  expect(events).toContain('event: run');
  const ended = await call('getRun', { params: { id: run.id } });
  expect([ended.state, ended.error?.detail]).toEqual(['succeeded', undefined]);
  await call('listRuns', { query: { kind: 'load', state: 'succeeded' } });
  expect((await call('listRunParts', { params: { id: run.id } })).items).toMatchObject([{ kind: 'whole', state: 'done', attempts: 1 }]);
  const exported = await call('startRun', { body: { kind: 'export', datasetId: dataset.id, files: { format: 'csv' } } }, 202);
  await call('runEvents', { params: { id: exported.id } });
  const { artifacts } = await call('getRun', { params: { id: exported.id } });
  const artifact = { id: artifacts[0].id as string };
  expect(await call('getArtifact', { params: artifact })).toMatch(/^PK/);
  await call('getArtifact', { params: artifact, headers: { range: 'bytes=0-9' } }, 206);
  const { url } = await call('linkArtifact', { params: artifact, body: {} });
  await call('getLinkedArtifact', { params: artifact, query: Object.fromEntries(new URL(url).searchParams) });

  await call('cancelRun', { params: { id: run.id } }, 409);
  await call('resumeRun', { params: { id: run.id } }, 409);

  await call('drift', { params, body: { ddl: SMALL_DDL } });
  const migration = 'ALTER TABLE users ALTER COLUMN email TYPE integer USING email::integer';
  expect((await call('rehearse', { body: { datasetId: dataset.id, migration, edge: 0 } })).findings[0]).toMatchObject({ kind: 'fails', statement: 1 });
  expect(await call('rehearseEvents', { body: { ddl: 'CREATE TABLE hulls (id int)', migration: 'SELECT 1', edge: 0 } })).toMatch(
    /^id: 1\nevent: progress\ndata: .*"step":"reads".*\n\n[^]*event: rehearsal\n.*\n\n$/,
  );
  await call('acceptDrift', { params, headers: { 'if-match': '*' }, body: { ddl: SMALL_DDL } }, 201);
  expect((await call('askQuestion', { params, query: { part: 1 } })).text).toContain('create table users');
  const knowledge = { format: 2, tables: { users: { columns: { born: { range: ['-80y', '-18y'] } } } } };
  const tried = await call('tryAnswer', { params, body: { answers: [JSON.stringify(knowledge)] } });
  expect(tried.outcome.taken).toMatchObject([{ table: 'public.users', column: 'born' }]);
  expect((await call('askReview', { params, body: { knowledge } })).text).toContain('What is still wrong');
  const { changes } = await call('askChanges', { params, body: { words: '7 users' } });
  expect(changes).toHaveLength(1);
  expect((await call('tryChanges', { params, body: { changes } })).changes[0].tables[0].after.total).toBe(7);
  await call('keepAnswer', { params, headers: { 'if-match': '*' }, body: { knowledge, accept: ['users.born'] } }, 201);
  await using model = await openModelServer();
  await call('putModelEndpoint', { body: { url: model.url, model: 'small' } });
  await call('getModelEndpoint');
  expect(await call('testModelEndpoint')).toMatchObject({ ok: true });
  expect((await call('getAskableModel')).endpoint.model).toBe('small');
  model.mood = says(knowledge);
  expect(await call('askModel', { params, body: { part: 1 } })).toContain('event: answered');
  await call('listModelsAtHand');
  await call('askModelAtHand', { params, body: { with: 'claude', part: 1 } }, 403);
  await call('deleteModelEndpoint', {}, 204);
  await call('prove', { params, body: {} });
  await call('getProof', { params });
  await call('getProving', { params });
  await call('stopProving', { params }, 204);
  const told = await call('proveEvents', { params, body: {} });
  await call('repair', { params, body: {} });
  expect(told).toMatch(/event: proof\n.*\n\n$/);

  await call('deleteConnection', { params: at }, 204);
  await call('deleteDataset', { params }, 409);
  await call('updateDataset', { params, body: { archived: true } });
  await call('deleteDataset', { params }, 204);
  await call('getDataset', { params }, 404);

  // Without a login there is nothing to sign in to. team.test.ts covers a server with one.
  for (const { id, tags, examples } of ROUTES) {
    if (tags.includes('People')) await call(id, examples as never, WITHOUT_LOGIN[id] ?? 404);
  }

  expect(faults).toEqual([]);
  expect([...operations.keys()].filter((id) => !called.has(id))).toEqual([]);
  expect(server.reported).toEqual([]);
});

test('the web client calls only what is described', async () => {
  const [route] = ROUTES.filter((each) => each.id === 'getDataset');
  const absent = await server.client.request(route!, { params: { id: '019a9e5c-5c1e-7b7a-9d43-0c9a52a1f3d1' } } as never).catch((error: unknown) => error);
  expect(absent).toBeInstanceOf(ClientProblem);
  expect((absent as ClientProblem).type).toBe('not-found');
});
