import { Problem, healthRoute, readyRoute } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { Readiness } from './readiness.ts';

export function operationRoutes(app: FastifyInstance, readiness: () => Promise<Readiness>): void {
  mount(app, healthRoute, () => ({ status: 'ok' as const }));
  mount(app, readyRoute, async () => {
    const found = await readiness();
    if (found.ready) return found;
    const amiss = Object.entries(found.checks).filter(([, check]) => check !== 'ok');
    throw new Problem('overloaded', `Not ready: ${amiss.map(([name, check]) => `${name} ${check}`).join(', ')}.`, { facts: { ...found, retryAfter: 2 } });
  });
}
