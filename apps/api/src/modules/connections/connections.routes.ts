import {
  createConnectionRoute,
  deleteConnectionRoute,
  getConnectionRoute,
  listConnectionsRoute,
  testConnectionRoute,
  updateConnectionRoute,
} from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { ConnectionsService } from './connections.service.ts';

export function connectionRoutes(app: FastifyInstance, connections: ConnectionsService): void {
  mount(app, listConnectionsRoute, ({ query }) => connections.list(query));
  mount(app, createConnectionRoute, async ({ body }, { header }) => {
    const { connection, tag } = await connections.create(body);
    header('etag', tag);
    header('location', `/api/v1/connections/${connection.id}`);
    return connection;
  });
  mount(app, getConnectionRoute, async ({ params }, { header }) => {
    const { connection, tag } = await connections.get(params.id);
    header('etag', tag);
    return connection;
  });
  mount(app, updateConnectionRoute, async ({ params, headers, body }, { header }) => {
    const { connection, tag } = await connections.update(params.id, headers['if-match'], body);
    header('etag', tag);
    return connection;
  });
  mount(app, deleteConnectionRoute, ({ params, headers }) => connections.remove(params.id, headers['if-match']));
  mount(app, testConnectionRoute, ({ params }, { signal }) => connections.test(params.id, signal));
}
