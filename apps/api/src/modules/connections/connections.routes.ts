import {
  createConnectionRoute,
  deleteConnectionRoute,
  getConnectionRoute,
  listConnectionsRoute,
  testAddressEventsRoute,
  testConnectionEventsRoute,
  testConnectionRoute,
  updateConnectionRoute,
} from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
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
  mount(app, testAddressEventsRoute, ({ body }, { signal }) => connections.testAddress(body.address, signal));
  mount(app, testConnectionEventsRoute, ({ params }, { workspace, signal }) => connections.testTelling(workspace, params.id, signal));
}
