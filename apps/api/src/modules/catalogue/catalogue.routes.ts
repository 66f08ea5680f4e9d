import { listGeneratorsRoute, listTemplatesRoute } from '@seedbed/contract';
import { describeGenerators } from '@seedbed/runner';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import { listTemplates } from '../../templates.ts';

/** The same for everyone until the next release; an hour's keeping saves the question. */
const KEEP = 'private, max-age=3600';

export function catalogueRoutes(app: FastifyInstance): void {
  mount(app, listGeneratorsRoute, async (_, { header }) => {
    header('cache-control', KEEP);
    return { items: [...(await describeGenerators())] };
  });
  mount(app, listTemplatesRoute, async (_, { header }) => {
    header('cache-control', KEEP);
    return { items: [...(await listTemplates())] };
  });
}
