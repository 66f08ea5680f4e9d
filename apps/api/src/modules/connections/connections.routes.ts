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
    const connection = await connections.create(body);
    header('location', `/api/v1/connections/${connection.id}`);
    return connection;
  });
  mount(app, getConnectionRoute, ({ params }) => connections.get(params.id));
  mount(app, updateConnectionRoute, ({ params, body }) => connections.update(params.id, body));
  mount(app, deleteConnectionRoute, ({ params }) => connections.remove(params.id));
  mount(app, testConnectionRoute, ({ params }, { signal }) => connections.test(params.id, signal));
}
