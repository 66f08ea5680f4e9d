import { generateRoute } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import type { Bulkhead } from '../../http/bulkhead.ts';
import { mount } from '../../http/mount.ts';
import type { GenerateService } from './generate.service.ts';

export function generateRoutes(app: FastifyInstance, service: GenerateService, gate: Bulkhead): void {
  mount(app, generateRoute, ({ body }, { workspace, signal }) => service.generate(workspace, body, signal), gate);
}
