import { explainColumnRoute, reviewColumnRoute } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { ExplainService } from './explain.service.ts';

export function explainRoutes(app: FastifyInstance, explain: ExplainService): void {
  mount(app, explainColumnRoute, ({ params, query }, { workspace, signal }) =>
    explain.column(workspace, params.id, query.revision, { column: query.column, called: query.called }, signal),
  );
  mount(app, reviewColumnRoute, ({ params, query }, { workspace, signal }) => explain.review(workspace, params.id, query, signal));
}
