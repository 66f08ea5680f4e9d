import {
  createShareRoute,
  deleteShareRoute,
  getSharedDistributionRoute,
  getSharedRoute,
  getSharedRowRoute,
  listSharedProblemsRoute,
  listSharedRowsRoute,
  listSharesRoute,
  SHARE_HEADER,
} from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { JsonAnswer } from '../../http/json-answer.ts';
import { mount, type Call } from '../../http/mount.ts';
import type { ProofsService } from '../proofs/proofs.service.ts';
import type { RowsService, TableOf, Tagged } from '../rows/rows.service.ts';
import type { OpenShare, SharesService } from './shares.service.ts';

type Headers = { readonly [SHARE_HEADER]: string };
type Shown = { readonly rows: Pick<RowsService, 'page' | 'row' | 'distribution'>; readonly proofs: Pick<ProofsService, 'diagnostics'> };

/** Members make and revoke links; the other calls answer whoever has a token, of the current revision of its dataset alone. */
export function shareRoutes(app: FastifyInstance, shares: SharesService, { rows, proofs }: Shown): void {
  mount(app, listSharesRoute, async ({ params }, { workspace }) => ({ items: await shares.list(workspace, params.id) }));
  mount(app, createShareRoute, ({ params, body }, { caller }) => shares.create(caller, params.id, body.days));
  mount(app, deleteShareRoute, ({ params }, { workspace }) => shares.remove(workspace, params.id, params.share));

  const open = (headers: Headers, { signal }: Call) => shares.open(headers[SHARE_HEADER], signal);
  mount(app, getSharedRoute, async ({ headers }, call) => shares.look(await open(headers, call)));
  mount(app, listSharedRowsRoute, async ({ params, query, headers }, call) => {
    const share = await open(headers, call);
    return answered(rows.page(tableOf(share, params.table), query, share.signal));
  });
  mount(app, getSharedRowRoute, async ({ params, headers }, call) => {
    const share = await open(headers, call);
    return answered(rows.row(tableOf(share, params.table), params.number, share.signal));
  });
  mount(app, getSharedDistributionRoute, async ({ params, headers }, call) => {
    const share = await open(headers, call);
    return answered(rows.distribution(tableOf(share, params.table), params.column, share.signal));
  });
  mount(app, listSharedProblemsRoute, async ({ headers }, call) => {
    const { workspace, datasetId } = await open(headers, call);
    return { items: await proofs.diagnostics(workspace, datasetId, undefined) };
  });
}

function tableOf({ workspace, datasetId }: OpenShare, table: string): TableOf {
  return { workspace, id: datasetId, revision: undefined, known: undefined, table };
}

async function answered(tagged: Promise<Tagged>): Promise<JsonAnswer> {
  return new JsonAnswer((await tagged).answer!);
}
