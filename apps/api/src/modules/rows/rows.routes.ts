import { downloadRoute, estimateRoute, getDistributionRoute, getRowRoute, listChildrenRoute, listRowsRoute } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { RowsService, TableOf } from './rows.service.ts';

export function rowRoutes(app: FastifyInstance, rows: RowsService): void {
  mount(app, listRowsRoute, ({ params, query }, { signal }) => rows.page(tableOf(params, query), query, signal));
  mount(app, getRowRoute, ({ params, query }, { signal }) => rows.row(tableOf(params, query), params.number, signal));
  mount(app, listChildrenRoute, ({ params, query }, { signal }) => rows.children(tableOf(params, query), params.number, params.relation, query, signal));
  mount(app, getDistributionRoute, ({ params, query }, { signal }) => rows.distribution(tableOf(params, query), params.column, signal));
  mount(app, estimateRoute, ({ params, query }, { signal }) => rows.estimate({ id: params.id, revision: query.revision }, query.format ?? 'csv', signal));
  mount(app, downloadRoute, ({ params, query }, { signal }) => {
    const { format = 'csv', revision: _, ...range } = query;
    return rows.download(tableOf(params, query), format, range, signal);
  });
}

function tableOf(params: { id: string; table: string }, query: { revision?: number }): TableOf {
  return { id: params.id, table: params.table, revision: query.revision };
}
