import { ROUTES, type Route } from '@seedbed/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browser, type Browser } from '../support/browser.ts';
import { PASSWORD, startTeam, type Team } from '../support/team.ts';
import { SMALL_DDL } from '../support/running-server.ts';

/** The callers of each line, in order. A stranger is the owner of another workspace. */
const WHO = ['nobody', 'viewer', 'stranger', 'editor', 'owner'] as const;
type Who = (typeof WHO)[number];

/** The input instead of the route's example. */
type Given = { readonly params?: object; readonly query?: object; readonly body?: unknown };
type Line = readonly [statuses: string, given?: (ids: Ids) => Given];
type Ids = Readonly<
  Record<'dataset' | 'mock' | 'share' | 'connection' | 'key' | 'run' | 'artifact' | 'member' | 'invitation' | 'session' | 'workspace', string>
>;

const ofDataset = ({ dataset: id }: Ids): Given => ({ params: { id }, query: {} });
const ofTable = ({ dataset: id }: Ids): Given => ({ params: { id, table: 'users' }, query: {} });
const ofRow = ({ dataset: id }: Ids): Given => ({ params: { id, table: 'users', number: 1 }, query: {} });
const ofConnection = ({ connection: id }: Ids): Given => ({ params: { id } });
const ofMock = ({ mock: id }: Ids): Given => ({ params: { id }, query: {} });
const ofRun = ({ run: id }: Ids): Given => ({ params: { id }, query: {} });
const ofArtifact = ({ artifact: id }: Ids): Given => ({ params: { id } });
const ofMember = ({ member: id }: Ids): Given => ({ params: { id } });
const body = (body: unknown) => (): Given => ({ body });
const bodyOf = (of: (ids: Ids) => Given, make: (ids: Ids) => unknown) => (ids: Ids) => ({ ...of(ids), body: make(ids) });

/** As quick as can be. */
const REHEARSED = { ddl: 'CREATE TABLE hulls (id int)', migration: 'SELECT 1', edge: 0 };
const BORN = { format: 2, tables: { users: { columns: { born: { range: ['-80y', '-18y'] } } } } };

/**
 * Each operation's answers: to nobody, a viewer, a stranger, an editor, an owner. A new route needs its line here.
 * Later lines depend on earlier ones.
 */
const LINES: Readonly<Record<string, Line>> = {
  health: ['200 200 200 200 200'],
  ready: ['200 200 200 200 200'],
  // Public, but useless without the operator's token.
  metrics: ['404 404 404 404 404'],
  signInOptions: ['200 200 200 200 200'],
  me: ['401 200 200 200 200'],
  generate: ['401 200 200 200 200'],
  infer: ['401 200 200 200 200'],
  readSchema: ['401 200 200 200 200'],
  rehearse: ['401 403 200 200 200', body(REHEARSED)],
  rehearseEvents: ['401 403 200 200 200', body(REHEARSED)],
  listGenerators: ['401 200 200 200 200'],
  listTemplates: ['401 200 200 200 200'],
  getKnowledgeSchema: ['401 200 200 200 200'],
  createDataset: ['401 403 201 201 409'],
  // The stream reports that its name is taken, after the tables are read.
  createDatasetEvents: ['401 403 200 200 200'],
  listDatasets: ['401 200 200 200 200'],
  getDataset: ['401 200 404 200 200', ofDataset],
  getDatasetDdl: ['401 200 404 200 200', ofDataset],
  duplicateDataset: ['401 403 404 201 201', bodyOf(ofDataset, () => ({}))],
  updateDataset: ['401 403 404 200 200', bodyOf(ofDataset, () => ({ description: 'changed' }))],
  createRevision: ['401 403 404 201 201', bodyOf(ofDataset, () => ({ patch: [{ op: 'replace', path: '/seed', value: 7 }] }))],
  listRevisions: ['401 200 404 200 200', ofDataset],
  getRevision: ['401 200 404 200 200', ({ dataset: id }) => ({ params: { id, number: '1' } })],
  nameRevision: ['401 403 404 200 200', ({ dataset: id }) => ({ params: { id, number: 1 }, body: { message: 'First' } })],
  diffRevisions: ['401 200 404 200 200', ({ dataset: id }) => ({ params: { id }, query: { a: 1, b: 2 } })],
  listDiagnostics: ['401 200 404 200 200', ofDataset],
  explainColumn: ['401 200 404 200 200', ({ dataset: id }) => ({ params: { id }, query: { column: 'users.email' } })],
  reviewColumn: ['401 200 404 200 200', ({ dataset: id }) => ({ params: { id }, query: { column: 'users.email' } })],
  listFindings: ['401 200 404 200 200', ofDataset],
  listRows: ['401 200 404 200 200', ofTable],
  getRow: ['401 200 404 200 200', ofRow],
  listChildren: ['401 200 404 200 200', ({ dataset: id }) => ({ params: { id, table: 'users', number: 1, relation: 'orders' }, query: {} })],
  query: ['401 200 404 200 200', bodyOf(ofDataset, () => ({ sql: 'select 1' }))],
  getDistribution: ['401 200 404 200 200', ({ dataset: id }) => ({ params: { id, table: 'users', column: 'email' }, query: {} })],
  listAgreements: ['401 200 404 200 200', ofTable],
  estimate: ['401 200 404 200 200', ofDataset],
  download: ['401 200 404 200 200', ofTable],
  downloadDataset: ['401 200 404 200 200', ({ dataset: id }) => ({ params: { id }, query: { tables: 'users', rows: '2' } })],
  prove: ['401 403 404 200 200', ofDataset],
  proveEvents: ['401 403 404 200 200', ofDataset],
  getProving: ['401 200 404 200 200', ofDataset],
  stopProving: ['401 403 404 204 204', ofDataset],
  getProof: ['401 200 404 200 200', ofDataset],
  repair: ['401 403 404 200 200', bodyOf(ofDataset, () => ({}))],
  drift: ['401 200 404 200 200', bodyOf(ofDataset, () => ({ ddl: SMALL_DDL }))],
  acceptDrift: ['401 403 404 201 201', bodyOf(ofDataset, () => ({ ddl: SMALL_DDL }))],
  askQuestion: ['401 200 404 200 200', ofDataset],
  tryAnswer: ['401 200 404 200 200', bodyOf(ofDataset, () => ({ knowledge: BORN }))],
  askReview: ['401 200 404 200 200', bodyOf(ofDataset, () => ({ knowledge: BORN }))],
  askChanges: ['401 200 404 200 200', bodyOf(ofDataset, () => ({ words: '5 users' }))],
  tryChanges: ['401 200 404 200 200', bodyOf(ofDataset, () => ({ changes: [{ wish: 'born', knowledge: BORN }] }))],
  keepAnswer: ['401 403 404 201 201', bodyOf(ofDataset, () => ({ knowledge: BORN }))],
  // Each workspace has its own endpoint; here a port on which nothing listens.
  putModelEndpoint: ['401 403 200 403 200', body({ url: 'http://127.0.0.1:1/v1', model: 'small' })],
  getModelEndpoint: ['401 403 200 403 200'],
  testModelEndpoint: ['401 403 200 403 200'],
  getAskableModel: ['401 403 200 200 200'],
  askModel: ['401 403 404 200 200', bodyOf(ofDataset, () => ({ part: 1 }))],
  listModelsAtHand: ['401 403 200 200 200'],
  askModelAtHand: ['401 403 404 403 403', bodyOf(ofDataset, () => ({ with: 'claude', part: 1 }))],
  deleteModelEndpoint: ['401 403 204 403 204', () => ({ query: {} })],
  listPacks: ['401 200 200 200 200'],
  putPack: ['401 403 200 200 200'],
  getPack: ['401 200 404 200 200', () => ({ params: { name: 'pack-of-the-team' } })],
  deletePack: ['401 403 404 204 404', () => ({ params: { name: 'pack-of-the-team' } })],
  listMocks: ['401 200 200 200 200', () => ({ query: {} })],
  createMock: [
    '401 403 404 201 201',
    bodyOf(
      () => ({}),
      ({ dataset: datasetId }) => ({ datasetId }),
    ),
  ],
  getMock: ['401 200 404 200 200', ofMock],
  getMockState: ['401 200 404 200 200', ofMock],
  updateMock: ['401 403 404 200 200', bodyOf(ofMock, () => ({ readOnly: true }))],
  resetMock: ['401 403 404 204 204', ofMock],
  listMockRequests: ['401 200 404 200 200', ofMock],
  deleteMock: ['401 403 404 204 404', ofMock],
  listShares: ['401 200 404 200 200', ofDataset],
  createShare: ['401 403 404 201 201', bodyOf(ofDataset, () => ({}))],
  deleteShare: ['401 403 404 204 404', ({ dataset: id, share }) => ({ params: { id, share } })],
  // Public, but useless without a link's token, which is a header.
  getShared: ['400 400 400 400 400'],
  listSharedRows: ['400 400 400 400 400'],
  getSharedRow: ['400 400 400 400 400'],
  getSharedDistribution: ['400 400 400 400 400'],
  listSharedProblems: ['400 400 400 400 400'],
  listConnections: ['401 200 200 200 200'],
  getConnection: ['401 200 404 200 200', ofConnection],
  testConnection: ['401 200 404 200 200', ofConnection],
  profileConnection: ['401 200 404 200 200', bodyOf(ofConnection, () => ({}))],
  testConnectionEvents: ['401 200 404 200 200', ofConnection],
  testAddressEvents: ['401 403 200 403 200', body({ address: 'postgres://ana:secret@127.0.0.1:1/shop' })],
  createConnection: ['401 403 201 403 201'],
  updateConnection: ['401 403 404 403 200', bodyOf(ofConnection, () => ({ name: 'Target, renamed' }))],
  lookAtTarget: ['401 403 404 200 200', bodyOf(ofDataset, ({ connection: connectionId }) => ({ connectionId }))],
  startRun: [
    '401 403 404 202 202',
    bodyOf(
      () => ({}),
      ({ dataset: datasetId, connection: connectionId }) => ({ datasetId, connectionId, create: true }),
    ),
  ],
  listRuns: ['401 200 200 200 200'],
  getRun: ['401 200 404 200 200', ofRun],
  listRunParts: ['401 200 404 200 200', ofRun],
  runEvents: ['401 200 404 200 200', ofRun],
  getArtifact: ['401 200 404 200 200', ofArtifact],
  linkArtifact: ['401 403 404 200 200', ofArtifact],
  // Public, but useless without its signature.
  getLinkedArtifact: ['404 404 404 404 404', ({ artifact: id }) => ({ params: { id } })],
  cancelRun: ['401 403 404 409 409', ofRun],
  resumeRun: ['401 403 404 409 409', ofRun],
  deleteDataset: ['401 403 404 409 409', ofDataset],
  deleteConnection: ['401 403 404 403 204', ofConnection],
  listMembers: ['401 403 200 403 200'],
  updateMember: ['401 403 404 403 200', bodyOf(ofMember, () => ({ role: 'viewer' }))],
  resetMemberPassword: ['401 403 404 403 201', ofMember],
  endMemberSessions: ['401 403 404 403 204', ofMember],
  removeMember: ['401 403 404 403 204', ofMember],
  listInvitations: ['401 403 200 403 200'],
  createInvitation: ['401 403 201 403 201'],
  deleteInvitation: ['401 403 404 403 204', ({ invitation: id }) => ({ params: { id } })],
  listApiKeys: ['401 403 200 403 200'],
  createApiKey: ['401 403 201 403 201'],
  deleteApiKey: ['401 403 404 403 204', ({ key: id }) => ({ params: { id } })],
  listAuditEvents: ['401 403 200 403 200'],
  exportAudit: ['401 403 200 403 200'],
  // Public, but useless without a link's token.
  lookAtInvitation: ['404 404 404 404 404'],
  acceptInvitation: ['404 404 404 404 404'],
  setUp: ['404 404 404 404 404'],
  requestPasswordReset: ['202 202 202 202 202', body({ email: 'nobody-at-all@example.com' })],
  usePasswordReset: ['404 404 404 404 404'],
  oidcStart: ['404 404 404 404 404'],
  oidcCallback: ['404 404 404 404 404'],
  signIn: ['401 401 401 401 401', body({ email: 'nobody-at-all@example.com', password: PASSWORD })],
  // Only for the caller's own account.
  updateMe: ['401 200 200 200 200'],
  listSessions: ['401 200 200 200 200'],
  endSession: ['401 404 404 404 204', ({ session: id }) => ({ params: { id } })],
  switchWorkspace: ['401 200 404 200 200', ({ workspace: id }) => ({ body: { id } })],
  updateWorkspace: ['401 403 200 403 200'],
  createWorkspace: ['401 403 201 403 201'],
  changePassword: ['401 204 204 204 204'],
  signOut: ['401 204 204 204 204'],
  endSessions: ['401 401 401 401 401'],
};

let team: Team;
let callers: Readonly<Record<Who, Browser>>;
let ids: Ids;
beforeAll(async () => {
  team = await startTeam();
  const { owner } = team;
  const [viewer, editor, stranger, member] = [
    await team.join('viewer'),
    await team.join('editor'),
    await team.join('owner', 'stranger'),
    await team.join('viewer', 'member'),
  ];
  const { body: me } = await owner.send('GET', '/me');
  await stranger.send('POST', '/workspaces', { name: 'Elsewhere' });
  expect((await owner.send('DELETE', `/members/${stranger.me.user.id}`)).status).toBe(204);
  callers = { nobody: browser(team.baseUrl), viewer, editor, owner, stranger };

  const second = browser(team.baseUrl);
  const { body: other } = await second.send('POST', '/session', { email: 'ana@example.com', password: PASSWORD });
  const { body: made } = await owner.send('POST', '/datasets', { name: 'Of the team', ddl: SMALL_DDL, rows: 5 });
  const { body: mock } = await owner.send('POST', '/mocks', { datasetId: made.dataset.id });
  const { body: shared } = await owner.send('POST', `/datasets/${made.dataset.id}/shares`, {});
  const target = await team.targets.freshTarget();
  await target.client.end();
  const { body: connection } = await owner.send('POST', '/connections', { name: 'Target', address: target.url });
  const { body: run } = await owner.send('POST', '/runs', { datasetId: made.dataset.id, connectionId: connection.id, create: true });
  const events = await owner.send<string>('GET', `/runs/${run.id}/events`);
  expect(events.body).toContain('"state":"succeeded"');
  const { body: exported } = await owner.send('POST', '/runs', { kind: 'export', datasetId: made.dataset.id, files: { format: 'csv' } });
  await owner.send<string>('GET', `/runs/${exported.id}/events`);
  const { artifacts } = (await owner.send('GET', `/runs/${exported.id}`)).body;
  const { body: hotel } = await owner.send('GET', '/packs/hotel');
  await owner.send('PUT', '/packs/pack-of-the-team', { ...hotel.pack, pack: 'pack-of-the-team' });
  const { body: invited } = await owner.send('POST', '/invitations', { email: 'ida@example.com', role: 'viewer' });
  const { body: key } = await owner.send('POST', '/api-keys', { name: 'CI', scopes: ['read'] });
  ids = {
    key: key.apiKey.id,
    dataset: made.dataset.id,
    mock: mock.id,
    share: shared.share.id,
    connection: connection.id,
    run: run.id,
    artifact: artifacts[0].id,
    member: member.me.user.id,
    invitation: invited.invitation.id,
    session: other.session.id,
    workspace: me.workspace.id,
  };
});
afterAll(() => team?.[Symbol.asyncDispose]());

test('sec-T18: every route is in the table of rights', () => {
  expect(Object.keys(LINES).toSorted()).toEqual(ROUTES.map(({ id }) => id).toSorted());
});

test('sec-T5: a caller who may not choose a host cannot name one in any body', async () => {
  const editor = await team.join('editor');
  const address = 'postgres://ana@db.example.com/shop';
  const [dataset] = (await editor.send('GET', '/datasets')).body.items;
  const bodies: [path: string, body: object][] = [
    ['/infer', { address }],
    ['/rehearsals', { address, migration: 'SELECT 1' }],
    ['/rehearsals/events', { address, migration: 'SELECT 1' }],
    ['/datasets', { address }],
    [`/datasets/${dataset.id}/drift`, { address }],
    [`/datasets/${dataset.id}/drift/accept`, { address }],
    [`/datasets/${dataset.id}/target`, { address }],
    ['/runs', { datasetId: dataset.id, address }],
  ];
  for (const [path, body] of bodies) {
    const { status, body: problem } = await editor.send('POST', path, body, { 'if-match': '*' });
    expect([path, status, problem.detail]).toEqual([path, 403, expect.stringContaining('"address" in a body needs the right "connections"')]);
  }
});

test('sec-T18: files, documentation and agents', async () => {
  const nobody = browser(team.baseUrl);
  for (const path of ['/docs', '/openapi.json', '/']) expect((await fetch(team.baseUrl + path, { redirect: 'manual' })).status).toBeLessThan(400);
  const hello = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  };
  const headers = { accept: 'application/json, text/event-stream' };
  const [viewer, editor] = [await team.join('viewer'), await team.join('editor')];
  const agents = '/mcp';
  expect((await nobody.send('POST', agents, hello, headers)).status).toBe(401);
  // Calls check the needs of each tool: api-keys.test.ts.
  expect((await viewer.send('POST', agents, hello, headers)).status).toBe(200);
  const begun = await editor.send('POST', agents, hello, headers);
  const session = begun.headers.get('mcp-session-id')!;
  expect([begun.status, typeof session]).toEqual([200, 'string']);
  // An agent's session belongs to its caller.
  const another = await team.join('editor');
  const ask = { jsonrpc: '2.0', id: 2, method: 'tools/list' };
  const also = { ...headers, 'mcp-session-id': session, 'mcp-protocol-version': '2025-06-18' };
  expect((await another.send('POST', agents, ask, also)).status).toBe(404);
  expect((await editor.send('POST', agents, ask, also)).status).toBe(200);
});

test('sec-T18: the answer of every operation to nobody, a viewer, a stranger, an editor and an owner', async () => {
  const routes = new Map(ROUTES.map((route) => [route.id, route]));
  const answered: Record<string, string> = {};
  for (const [id, [, given]] of Object.entries(LINES)) {
    const statuses: number[] = [];
    for (const who of WHO) statuses.push(await call(routes.get(id)!, callers[who], given?.(ids) ?? {}));
    answered[id] = statuses.join(' ');
  }
  expect(answered).toEqual(Object.fromEntries(Object.entries(LINES).map(([id, [statuses]]) => [id, statuses])));
  expect(team.reported).toEqual([]);
});

async function call({ method, path, examples, headers: named, body: takesBody }: Route, caller: Browser, given: Given): Promise<number> {
  const {
    params = {},
    query = {},
    body = {},
  } = { ...examples, ...given } as { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name]!));
  const parameters = new URLSearchParams(query).toString();
  const answer = await caller.send(
    method,
    `${filled}${parameters ? `?${parameters}` : ''}`,
    takesBody ? body : undefined,
    named && 'if-match' in named.properties ? { 'if-match': '*' } : {},
  );
  return answer.status;
}
