import { getProofRoute, getProvingRoute, listDiagnosticsRoute, repairRoute, proveEventsRoute, proveRoute, stopProvingRoute } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { jsonObject, RawJson } from '../../http/json-answer.ts';
import { mount } from '../../http/mount.ts';
import type { ProofsService } from './proofs.service.ts';

export function proofRoutes(app: FastifyInstance, proofs: ProofsService): void {
  mount(app, proveRoute, ({ params, body }, { workspace, signal }) => proofs.prove(workspace, params.id, body, signal));
  mount(app, proveEventsRoute, ({ params, body }, { workspace, signal }) => proofs.proveTelling(workspace, params.id, body, signal));
  mount(app, repairRoute, async ({ params, body }, { workspace, signal }) => {
    const { json, diagnostics } = await proofs.repair(workspace, params.id, body, signal);
    return jsonObject({ blueprint: new RawJson(json), diagnostics });
  });
  mount(app, getProvingRoute, ({ params }, { workspace }) => proofs.proving(workspace, params.id));
  mount(app, stopProvingRoute, ({ params }, { workspace }) => proofs.stopProving(workspace, params.id));
  mount(app, getProofRoute, ({ params, query }, { workspace }) => proofs.get(workspace, params.id, query.revision));
  mount(app, listDiagnosticsRoute, async ({ params, query }, { workspace }) => ({ items: await proofs.diagnostics(workspace, params.id, query.revision) }));
}
