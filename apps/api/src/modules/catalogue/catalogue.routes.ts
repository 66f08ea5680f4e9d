import { getKnowledgeSchemaRoute, Knowledge, listGeneratorsRoute, listTemplatesRoute } from '@seedbed/contract';
import type { Answer } from '@seedbed/runner/compute';
import type { FastifyInstance } from 'fastify';
import { JsonAnswer } from '../../http/json-answer.ts';
import { mount } from '../../http/mount.ts';
import { listTemplates } from '../../templates.ts';

/** The same for everyone until the next release; an hour's keeping saves the question. */
const KEEP = 'private, max-age=3600';

export function catalogueRoutes(app: FastifyInstance, generators: () => Promise<Answer>): void {
  mount(app, listGeneratorsRoute, async (_, { header }) => {
    header('cache-control', KEEP);
    return new JsonAnswer(await generators());
  });
  mount(app, listTemplatesRoute, async (_, { header }) => {
    header('cache-control', KEEP);
    return { items: [...(await listTemplates())] };
  });
  mount(app, getKnowledgeSchemaRoute, async (_, { header }) => {
    header('cache-control', KEEP);
    return JSON.parse(JSON.stringify(Knowledge)) as Record<string, unknown>;
  });
}
