import { generateRoute } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { GenerateService } from './generate.service.ts';

export function generateRoutes(app: FastifyInstance, service: GenerateService): void {
  mount(app, generateRoute, ({ body }, { signal }) => service.generate(body, signal));
}
