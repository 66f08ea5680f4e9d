import { Type } from 'typebox';
import { Id, PageQuery, page } from '../api-page.ts';
import { API_PREFIX, defineRoute, noContent, strictObject } from '../api-route.ts';
import { Connection, ConnectionChanges, ConnectionTest, NewConnection } from '../connection.ts';
import { ConnectionProfile } from '../shape.ts';
import { Address } from '../source.ts';
import { exampleConnection, exampleCursor, exampleIds, exampleShape } from './examples.ts';

const params = strictObject({ id: Id });
const IfMatch = Type.Object({
  'if-match': Type.Optional(
    Type.String({
      pattern: '^("[0-9a-f]{16}"|\\*)$',
      description: 'ETag of the connection that was read, or *. If it has changed since, nothing is done',
    }),
  ),
});
const exampleParams = { id: exampleIds.connection };

export const listConnectionsRoute = defineRoute({
  id: 'listConnections',
  method: 'GET',
  path: `${API_PREFIX}/connections`,
  needs: 'connect',
  summary: 'Saved connections',
  tags: ['Connections'],
  query: strictObject(PageQuery),
  reply: page(Type.Unsafe<Connection>(Connection)),
  problems: [],
  examples: { query: { limit: 20, cursor: exampleCursor }, reply: { items: [exampleConnection], next_cursor: null } },
});

export const createConnectionRoute = defineRoute({
  id: 'createConnection',
  method: 'POST',
  path: `${API_PREFIX}/connections`,
  needs: 'connections',
  summary: 'Save a connection',
  description: 'Send either an address, or host, database and user. The password is stored encrypted and never returned.',
  tags: ['Connections'],
  body: Type.Unsafe<NewConnection>(NewConnection),
  status: 201,
  reply: Type.Unsafe<Connection>(Connection),
  replyHeaders: ['location', 'etag'],
  problems: ['conflict', 'connection-refused-by-policy'],
  examples: {
    body: { name: 'Staging', address: 'postgres://ana:secret@localhost:5432/shop' },
    reply: { ...exampleConnection, state: 'untested', serverVersion: null, testedAt: null },
  },
});

export const getConnectionRoute = defineRoute({
  id: 'getConnection',
  method: 'GET',
  path: `${API_PREFIX}/connections/{id}`,
  needs: 'connect',
  summary: 'One connection',
  tags: ['Connections'],
  params,
  reply: Type.Unsafe<Connection>(Connection),
  replyHeaders: ['etag'],
  problems: ['not-found'],
  examples: { params: exampleParams, reply: exampleConnection },
});

export const updateConnectionRoute = defineRoute({
  id: 'updateConnection',
  method: 'PATCH',
  path: `${API_PREFIX}/connections/{id}`,
  needs: 'connections',
  summary: 'Change name, password or database',
  description:
    'A password is only ever sent where it was given for: with another host, port or TLS mode it is to be given again, else the answer is invalid-request at /password.',
  tags: ['Connections'],
  params,
  headers: IfMatch,
  body: Type.Unsafe<ConnectionChanges>(ConnectionChanges),
  reply: Type.Unsafe<Connection>(Connection),
  replyHeaders: ['etag'],
  problems: ['not-found', 'conflict', 'precondition-failed', 'connection-refused-by-policy'],
  examples: {
    params: exampleParams,
    headers: { 'if-match': '"9f2c1a7b40d3e586"' },
    body: { name: 'Staging, old' },
    reply: { ...exampleConnection, name: 'Staging, old' },
  },
});

export const deleteConnectionRoute = defineRoute({
  id: 'deleteConnection',
  method: 'DELETE',
  path: `${API_PREFIX}/connections/{id}`,
  needs: 'connections',
  summary: 'Delete a connection',
  tags: ['Connections'],
  params,
  headers: IfMatch,
  status: 204,
  reply: noContent,
  problems: ['not-found', 'conflict', 'precondition-failed'],
  examples: { params: exampleParams, headers: { 'if-match': '"9f2c1a7b40d3e586"' } },
});

export const testConnectionRoute = defineRoute({
  id: 'testConnection',
  method: 'POST',
  path: `${API_PREFIX}/connections/{id}/test`,
  needs: 'connect',
  summary: 'Test a connection, step by step, without changing anything: resolve, connect, TLS, sign in, rights, version, standby',
  tags: ['Connections'],
  params,
  reply: Type.Unsafe<ConnectionTest>(ConnectionTest),
  problems: ['not-found', 'overloaded'],
  startsWork: true,
  examples: {
    params: exampleParams,
    reply: { ok: true, steps: [{ name: 'sign in', ok: true, message: 'as ana' }], serverVersion: '18.4', connection: exampleConnection },
  },
});

export const profileConnectionRoute = defineRoute({
  id: 'profileConnection',
  method: 'POST',
  path: `${API_PREFIX}/connections/{id}/profile`,
  needs: 'connect',
  summary: "The shape of a database's data, from the planner's statistics alone",
  description:
    'Row counts, shares of NULL, frequencies by rank, quantiles to two digits: no row is read, and no text is kept. Labels of a text column are kept where a person approves them (`approve`, which needs the right for connections): at most 50 different ones, of 20 rows each. Send the shape to POST /infer or POST /datasets. Where the user may read no table, the answer is `not-found`.',
  tags: ['Connections'],
  params,
  body: strictObject({
    approve: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 400 }), { maxItems: 1000, description: 'Columns whose labels are kept, as schema.table.column' }),
    ),
  }),
  reply: Type.Unsafe<ConnectionProfile>(ConnectionProfile),
  problems: ['not-found', 'connection-failed', 'connection-refused-by-policy', 'too-large', 'overloaded'],
  startsWork: true,
  examples: {
    params: exampleParams,
    body: { approve: ['public.orders.channel'] },
    reply: { shape: exampleShape, offered: [{ column: 'public.orders.channel', labels: 4 }], unreadable: [] },
  },
});

export const testConnectionEventsRoute = defineRoute({
  id: 'testConnectionEvents',
  method: 'POST',
  path: `${API_PREFIX}/connections/{id}/test/events`,
  needs: 'connect',
  summary: 'The same as server-sent events, one for each step',
  description: 'Each event is a ConnectionTestEvent: steps, then the whole test, or the problem that stopped it.',
  tags: ['Connections'],
  params,
  reply: { stream: ['text/event-stream'], description: 'Events: step, tested, problem' },
  problems: ['not-found', 'overloaded'],
  startsWork: true,
  examples: {
    params: exampleParams,
    reply: 'id: 1\nevent: step\ndata: {"kind":"step","step":{"name":"resolve","ok":true,"message":"localhost is 127.0.0.1"}}\n\n',
  },
});

export const testAddressEventsRoute = defineRoute({
  id: 'testAddressEvents',
  method: 'POST',
  path: `${API_PREFIX}/connections/test/events`,
  needs: 'connections',
  summary: 'Test an address before it is saved, as server-sent events, one for each step',
  description: 'Saves nothing. Each event is an AddressTestEvent: steps, then the whole test, or the problem that stopped it.',
  tags: ['Connections'],
  body: strictObject({ address: Address }),
  reply: { stream: ['text/event-stream'], description: 'Events: step, tested, problem' },
  problems: ['overloaded', 'connection-refused-by-policy'],
  startsWork: true,
  examples: {
    body: { address: 'postgres://ana:secret@localhost:5432/shop' },
    reply: 'id: 1\nevent: step\ndata: {"kind":"step","step":{"name":"resolve","ok":true,"message":"localhost is 127.0.0.1"}}\n\n',
  },
});
