import { explainColumnRoute } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { ExplainService } from './explain.service.ts';

export function explainRoutes(app: FastifyInstance, explain: ExplainService): void {
  mount(app, explainColumnRoute, ({ params, query }, { signal }) => explain.column(params.id, query.revision, query.column, signal));
}
