import { queryRoute } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { QueriesService } from './queries.service.ts';

export function queryRoutes(app: FastifyInstance, queries: QueriesService): void {
  mount(app, queryRoute, ({ params, body }, { workspace, signal }) => queries.run(workspace, params.id, body.revision, body.sql, signal));
}
