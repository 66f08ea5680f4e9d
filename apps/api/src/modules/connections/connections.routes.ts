import {
  createConnectionRoute,
  deleteConnectionRoute,
  getConnectionRoute,
  listConnectionsRoute,
  profileConnectionRoute,
  testAddressEventsRoute,
  testConnectionEventsRoute,
  testConnectionRoute,
  updateConnectionRoute,
} from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { jsonObject, RawJson } from '../../http/json-answer.ts';
import { mount } from '../../http/mount.ts';
import type { ConnectionsService } from './connections.service.ts';

export function connectionRoutes(app: FastifyInstance, connections: ConnectionsService): void {
  mount(app, listConnectionsRoute, ({ query }, { workspace }) => connections.list(workspace, query));
  mount(app, createConnectionRoute, async ({ body }, { workspace, header }) => {
    const { connection, tag } = await connections.create(workspace, body);
    header('etag', tag);
    header('location', `/api/v1/connections/${connection.id}`);
    return connection;
  });
  mount(app, getConnectionRoute, async ({ params }, { workspace, header }) => {
    const { connection, tag } = await connections.get(workspace, params.id);
    header('etag', tag);
    return connection;
  });
  mount(app, updateConnectionRoute, async ({ params, headers, body }, { workspace, header }) => {
    const { connection, tag } = await connections.update(workspace, params.id, headers['if-match'], body);
    header('etag', tag);
    return connection;
  });
  mount(app, deleteConnectionRoute, ({ params, headers }, { workspace }) => connections.remove(workspace, params.id, headers['if-match']));
  mount(app, testConnectionRoute, ({ params }, { workspace, signal }) => connections.test(workspace, params.id, signal));
  mount(app, profileConnectionRoute, async ({ params, body }, { workspace, signal }) => {
    const { json, offered, unreadable } = await connections.profile(workspace, params.id, body?.approve ?? [], signal);
    return jsonObject({ shape: new RawJson(json), offered, unreadable });
  });
  mount(app, testAddressEventsRoute, ({ body }, { signal }) => connections.testAddress(body.address, signal));
  mount(app, testConnectionEventsRoute, ({ params }, { workspace, signal }) => connections.testTelling(workspace, params.id, signal));
}
