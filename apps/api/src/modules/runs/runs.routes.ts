import {
  cancelRunRoute,
  getRunRoute,
  listRunPartsRoute,
  listRunsRoute,
  lookAtTargetRoute,
  resumeRunRoute,
  runEventsRoute,
  startRunRoute,
} from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { RunsService } from './runs.service.ts';

export function runRoutes(app: FastifyInstance, runs: RunsService): void {
  mount(app, listRunsRoute, ({ query }, { workspace }) => runs.list(workspace, query));
  mount(app, startRunRoute, async ({ body, headers }, { workspace, header }) => {
    const run = await runs.start(workspace, body, headers['idempotency-key']);
    header('location', `/api/v1/runs/${run.id}`);
    return run;
  });
  mount(app, lookAtTargetRoute, ({ params, body }, { workspace, signal }) => runs.look(workspace, params.id, body, signal));
  mount(app, getRunRoute, ({ params }, { workspace }) => runs.get(workspace, params.id));
  mount(app, listRunPartsRoute, ({ params, query }, { workspace }) => runs.parts(workspace, params.id, query));
  mount(app, runEventsRoute, ({ params, headers }, { workspace, signal }) => runs.events(workspace, params.id, headers['last-event-id'], signal));
  mount(app, cancelRunRoute, ({ params }, { workspace }) => runs.cancel(workspace, params.id));
  mount(app, resumeRunRoute, ({ params }, { workspace }) => runs.resume(workspace, params.id));
}
