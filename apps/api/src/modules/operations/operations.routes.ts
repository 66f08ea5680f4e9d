import { healthRoute, meRoute, readyRoute } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import { VERSION } from '../../version.ts';
import type { Readiness } from './readiness.ts';

export function operationRoutes(app: FastifyInstance, readiness: () => Promise<Readiness>): void {
  mount(app, healthRoute, () => ({ status: 'ok' as const }));
  mount(app, readyRoute, async (_, { status, header }) => {
    const found = await readiness();
    if (!found.ready) {
      status(503);
      header('retry-after', '2');
    }
    return found;
  });
  mount(app, meRoute, (_, { caller }) => ({ user: { id: caller.id, name: caller.name }, role: caller.role, local: true, version: VERSION }));
}
