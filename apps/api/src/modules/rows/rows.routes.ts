import {
  downloadDatasetRoute,
  downloadRoute,
  estimateRoute,
  getDistributionRoute,
  getRowRoute,
  listAgreementsRoute,
  listChildrenRoute,
  listFindingsRoute,
  listRowsRoute,
} from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { JsonAnswer } from '../../http/json-answer.ts';
import { mount, type Call } from '../../http/mount.ts';
import type { RevisionOf, RowsService, TableOf, Tagged } from './rows.service.ts';

type Headers = { readonly 'if-none-match'?: string };

export function rowRoutes(app: FastifyInstance, rows: RowsService): void {
  mount(app, listRowsRoute, ({ params, query, headers }, call) => answered(call, rows.page(tableOf(call, params, query, headers), query, call.signal)));
  mount(app, getRowRoute, ({ params, query, headers }, call) => answered(call, rows.row(tableOf(call, params, query, headers), params.number, call.signal)));
  mount(app, listChildrenRoute, ({ params, query, headers }, call) =>
    answered(call, rows.children(tableOf(call, params, query, headers), params.number, params.relation, query, call.signal)),
  );
  mount(app, getDistributionRoute, ({ params, query, headers }, call) =>
    answered(call, rows.distribution(tableOf(call, params, query, headers), params.column, call.signal)),
  );
  mount(app, listAgreementsRoute, ({ params, query, headers }, call) => answered(call, rows.agreements(tableOf(call, params, query, headers), call.signal)));
  mount(app, listFindingsRoute, ({ params, query, headers }, call) => answered(call, rows.findings(revisionOf(call, params, query, headers), call.signal)));
  mount(app, estimateRoute, ({ params, query, headers }, call) =>
    answered(call, rows.estimate(revisionOf(call, params, query, headers), query.format ?? 'csv', call.signal)),
  );
  mount(app, downloadDatasetRoute, ({ params, query }, { workspace, signal }) => {
    const { revision, ...options } = query;
    return rows.archive({ workspace, id: params.id, revision }, options, signal);
  });
  mount(app, downloadRoute, ({ params, query }, { workspace, signal }) => {
    const { revision, ...options } = query;
    return rows.download({ workspace, id: params.id, table: params.table, revision }, options, signal);
  });
}

/** The tag identifies the rows' source: a caller with the same tag has them already. */
async function answered({ header, status }: Call, tagged: Promise<Tagged>): Promise<JsonAnswer> {
  const { tag, answer } = await tagged;
  if (tag !== undefined) header('etag', tag);
  header('cache-control', tag === undefined ? 'no-store' : 'private, no-cache');
  if (answer) return new JsonAnswer(answer);
  status(304);
  return new JsonAnswer({ bytes: [], rest: undefined });
}

function tableOf(call: Call, params: { id: string; table: string }, query: { revision?: number }, headers: Headers): TableOf {
  return { ...revisionOf(call, params, query, headers), table: params.table };
}

function revisionOf({ workspace }: Call, { id }: { id: string }, { revision }: { revision?: number }, headers: Headers): RevisionOf {
  return { workspace, id, revision, known: headers['if-none-match'] };
}
