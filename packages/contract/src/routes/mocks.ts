import { Type } from 'typebox';
import { Id, PageQuery, page } from '../api-page.ts';
import { API_PREFIX, defineRoute, noContent, strictObject } from '../api-route.ts';
import { Mock, MockChanges, MockRequestEntry, MockState, NewMock } from '../mock.ts';
import { exampleCursor, exampleIds } from './examples.ts';

const params = strictObject({ id: Id });
const exampleParams = { id: exampleIds.mock };

const exampleMock: Mock = {
  id: exampleIds.mock,
  datasetId: exampleIds.dataset,
  name: 'Shop',
  dialect: 'postgrest',
  on: true,
  readOnly: false,
  visibility: 'public',
  revision: null,
  seed: null,
  rows: null,
  chaos: null,
  people: null,
  schemas: null,
  path: '/mock/shop-4t9mfq2vzk7wbn3x',
  createdAt: '2026-11-20T09:00:00.000Z',
  createdBy: 'Local owner',
  updatedAt: '2026-11-20T09:00:00.000Z',
  updatedBy: 'Local owner',
};

const exampleEntry: MockRequestEntry = {
  number: 1,
  at: '2026-11-20T09:00:00.000Z',
  method: 'GET',
  path: '/orders?limit=3',
  status: 200,
  milliseconds: 3.1,
  injected: null,
  session: null,
};

export const listMocksRoute = defineRoute({
  id: 'listMocks',
  method: 'GET',
  path: `${API_PREFIX}/mocks`,
  needs: 'read',
  summary: 'Mock APIs, newest first',
  tags: ['Mocks'],
  query: strictObject({ ...PageQuery, datasetId: Type.Optional(Id) }),
  reply: page(Type.Unsafe<Mock>(Mock)),
  problems: [],
  examples: { query: { limit: 20, cursor: exampleCursor, datasetId: exampleIds.dataset }, reply: { items: [exampleMock], next_cursor: null } },
});

export const createMockRoute = defineRoute({
  id: 'createMock',
  method: 'POST',
  path: `${API_PREFIX}/mocks`,
  needs: 'write',
  summary: 'Serve a dataset as a mock API',
  description:
    'The mock is on at once, at the address in `path`. Defaults: the dialect postgrest, writable, public, the newest revision with the seed and rows of the dataset.',
  tags: ['Mocks'],
  body: Type.Unsafe<NewMock>(NewMock),
  status: 201,
  reply: Type.Unsafe<Mock>(Mock),
  replyHeaders: ['location'],
  problems: ['not-found', 'too-large'],
  examples: { body: { datasetId: exampleIds.dataset, dialect: 'postgrest' }, reply: exampleMock },
});

export const getMockRoute = defineRoute({
  id: 'getMock',
  method: 'GET',
  path: `${API_PREFIX}/mocks/{id}`,
  needs: 'read',
  summary: 'One mock API',
  tags: ['Mocks'],
  params,
  reply: Type.Unsafe<Mock>(Mock),
  problems: ['not-found'],
  examples: { params: exampleParams, reply: exampleMock },
});

export const getMockStateRoute = defineRoute({
  id: 'getMockState',
  method: 'GET',
  path: `${API_PREFIX}/mocks/{id}/state`,
  needs: 'read',
  summary: 'What a mock API serves now',
  description: 'The revision and seed of its rows, and which row-level policies of the schema it applies to callers. Opens the mock, also if it is off.',
  tags: ['Mocks'],
  params,
  reply: Type.Unsafe<MockState>(MockState),
  problems: ['not-found'],
  examples: {
    params: exampleParams,
    reply: {
      revision: 3,
      seed: 42,
      securedTables: ['public.todos'],
      signIn: { table: 'users', email: 'ada.lovelace@example.com', password: 'seedbed' },
      peopleTables: ['public.users'],
      policies: [
        { table: 'public.todos', policy: 'own todos', command: 'all', applied: true, reason: null, expression: null },
        { table: 'public.todos', policy: 'admins', command: 'select', applied: false, reason: 'expression', expression: 'is_admin()' },
      ],
    },
  },
});

export const updateMockRoute = defineRoute({
  id: 'updateMock',
  method: 'PATCH',
  path: `${API_PREFIX}/mocks/{id}`,
  needs: 'write',
  summary: 'Change a mock API, or turn it on or off',
  description: 'Applies to the next request. With another revision, seed or rows the mock starts again without what was written to it.',
  tags: ['Mocks'],
  params,
  body: Type.Unsafe<MockChanges>(MockChanges),
  reply: Type.Unsafe<Mock>(Mock),
  problems: ['not-found'],
  examples: { params: exampleParams, body: { readOnly: true }, reply: { ...exampleMock, readOnly: true } },
});

export const deleteMockRoute = defineRoute({
  id: 'deleteMock',
  method: 'DELETE',
  path: `${API_PREFIX}/mocks/{id}`,
  needs: 'write',
  summary: 'Delete a mock API and what was written to it',
  tags: ['Mocks'],
  params,
  status: 204,
  reply: noContent,
  problems: ['not-found'],
  examples: { params: exampleParams },
});

export const resetMockRoute = defineRoute({
  id: 'resetMock',
  method: 'POST',
  path: `${API_PREFIX}/mocks/{id}/reset`,
  needs: 'write',
  summary: 'Forget everything that was written to a mock API',
  description: 'All sessions and snapshots as well.',
  tags: ['Mocks'],
  params,
  status: 204,
  reply: noContent,
  problems: ['not-found'],
  examples: { params: exampleParams },
});

export const listMockRequestsRoute = defineRoute({
  id: 'listMockRequests',
  method: 'GET',
  path: `${API_PREFIX}/mocks/{id}/requests`,
  needs: 'read',
  summary: 'The last requests to a mock API, newest first',
  description: 'At most 200, of this server process since it started.',
  tags: ['Mocks'],
  params,
  query: strictObject({
    after: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: 'Only later ones than this number' })),
  }),
  reply: strictObject({ items: Type.Array(Type.Unsafe<MockRequestEntry>(MockRequestEntry)) }),
  problems: ['not-found'],
  examples: { params: exampleParams, query: { after: 0 }, reply: { items: [exampleEntry] } },
});
