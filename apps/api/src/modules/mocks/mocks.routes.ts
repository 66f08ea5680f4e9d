import {
  createMockRoute,
  deleteMockRoute,
  getMockRoute,
  getMockStateRoute,
  listMockRequestsRoute,
  listMocksRoute,
  resetMockRoute,
  updateMockRoute,
} from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { MocksService } from './mocks.service.ts';

export function mockRoutes(app: FastifyInstance, mocks: MocksService): void {
  mount(app, listMocksRoute, ({ query }, { workspace }) => mocks.list(workspace, query));
  mount(app, createMockRoute, async ({ body }, { caller, header }) => {
    const mock = await mocks.create(caller, body);
    header('location', `/api/v1/mocks/${mock.id}`);
    return mock;
  });
  mount(app, getMockRoute, ({ params }, { workspace }) => mocks.get(workspace, params.id));
  mount(app, getMockStateRoute, ({ params }, { workspace, signal }) => mocks.state(workspace, params.id, signal));
  mount(app, updateMockRoute, ({ params, body }, { caller }) => mocks.update(caller, params.id, body));
  mount(app, deleteMockRoute, ({ params }, { workspace }) => mocks.remove(workspace, params.id));
  mount(app, resetMockRoute, ({ params }, { workspace }) => mocks.reset(workspace, params.id));
  mount(app, listMockRequestsRoute, async ({ params, query }, { workspace }) => ({ items: await mocks.requests(workspace, params.id, query.after ?? 0) }));
}
