import { rehearseEventsRoute, rehearseRoute } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { RehearsalsService } from './rehearsals.service.ts';

export function rehearsalRoutes(app: FastifyInstance, rehearsals: RehearsalsService): void {
  mount(app, rehearseRoute, ({ body }, { workspace, signal }) => rehearsals.rehearse(workspace, body, signal));
  mount(app, rehearseEventsRoute, ({ body }, { workspace, signal }) => rehearsals.rehearseTelling(workspace, body, signal));
}
