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
  mount(app, listRunsRoute, ({ query }) => runs.list(query));
  mount(app, startRunRoute, async ({ body, headers }, { header }) => {
    const run = await runs.start(body, headers['idempotency-key']);
    header('location', `/api/v1/runs/${run.id}`);
    return run;
  });
  mount(app, lookAtTargetRoute, ({ params, body }, { signal }) => runs.look(params.id, body, signal));
  mount(app, getRunRoute, ({ params }) => runs.get(params.id));
  mount(app, listRunPartsRoute, ({ params, query }) => runs.parts(params.id, query));
  mount(app, runEventsRoute, ({ params, headers }, { signal }) => runs.events(params.id, headers['last-event-id'], signal));
  mount(app, cancelRunRoute, ({ params }) => runs.cancel(params.id));
  mount(app, resumeRunRoute, ({ params }) => runs.resume(params.id));
}
