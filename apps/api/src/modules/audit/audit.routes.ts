import { exportAuditRoute, listAuditEventsRoute } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import { demandPeople, type People } from '../people/people.ts';

export function auditRoutes(app: FastifyInstance, people: People | null): void {
  mount(app, listAuditEventsRoute, ({ query }, { workspace }) => demandPeople(people).audit.list(workspace, query));
  mount(app, exportAuditRoute, ({ query }, { workspace }) => demandPeople(people).audit.export(workspace, query));
}
