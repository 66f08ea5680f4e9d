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
import { sharedProblems, withoutDetails } from './shared-problems.ts';
import type { OpenShare, SharesService } from './shares.service.ts';

type Headers = { readonly [SHARE_HEADER]: string };
type Shown = { readonly rows: Pick<RowsService, 'page' | 'row' | 'distribution'>; readonly proofs: Pick<ProofsService, 'diagnostics'> };

/** Members create and revoke links; the other calls serve anyone with a token, for the current revision of its dataset only. */
export function shareRoutes(app: FastifyInstance, shares: SharesService, { rows, proofs }: Shown): void {
  mount(app, listSharesRoute, async ({ params }, { workspace }) => ({ items: await shares.list(workspace, params.id) }));
  mount(app, createShareRoute, ({ params, body }, { caller }) => shares.create(caller, params.id, body));
  mount(app, deleteShareRoute, ({ params }, { workspace }) => shares.remove(workspace, params.id, params.share));

  /** Serves a token's request in the few places that all links of the server share. */
  const shown = <T>({ headers }: { readonly headers: Headers }, { signal }: Call, work: (share: OpenShare) => Promise<T>): Promise<T> =>
    shares.open(headers[SHARE_HEADER], signal).then((share) => shares.during(share, () => withoutDetails(() => work(share))));
  mount(app, getSharedRoute, (request, call) => shown(request, call, (share) => shares.look(share)));
  mount(app, listSharedRowsRoute, (request, call) =>
    shown(request, call, (share) => answered(rows.page(tableOf(share, request.params.table), request.query, share.signal))),
  );
  mount(app, getSharedRowRoute, (request, call) =>
    shown(request, call, (share) => answered(rows.row(tableOf(share, request.params.table), request.params.number, share.signal))),
  );
  mount(app, getSharedDistributionRoute, (request, call) =>
    shown(request, call, (share) => answered(rows.distribution(tableOf(share, request.params.table), request.params.column, share.signal))),
  );
  mount(app, listSharedProblemsRoute, (request, call) =>
    shown(request, call, async (share) => {
      const diagnostics = await proofs.diagnostics(share.workspace, share.datasetId, undefined);
      return { items: sharedProblems(diagnostics, await shares.schema(share)) };
    }),
  );
}

function tableOf({ workspace, datasetId }: OpenShare, table: string): TableOf {
  return { workspace, id: datasetId, revision: undefined, known: undefined, table };
}

async function answered(tagged: Promise<Tagged>): Promise<JsonAnswer> {
  return new JsonAnswer((await tagged).answer!);
}
