import { getProofRoute, listDiagnosticsRoute, repairRoute, proveEventsRoute, proveRoute } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { jsonObject, RawJson } from '../../http/json-answer.ts';
import { mount } from '../../http/mount.ts';
import type { ProofsService } from './proofs.service.ts';

export function proofRoutes(app: FastifyInstance, proofs: ProofsService): void {
  mount(app, proveRoute, ({ params, body }, { signal }) => proofs.prove(params.id, body, signal));
  mount(app, proveEventsRoute, ({ params, body }, { signal }) => proofs.proveTelling(params.id, body, signal));
  mount(app, repairRoute, async ({ params, body }, { signal }) => {
    const { json, diagnostics } = await proofs.repair(params.id, body, signal);
    return jsonObject({ blueprint: new RawJson(json), diagnostics });
  });
  mount(app, getProofRoute, ({ params, query }) => proofs.get(params.id, query.revision));
  mount(app, listDiagnosticsRoute, async ({ params, query }) => ({ items: await proofs.diagnostics(params.id, query.revision) }));
}
