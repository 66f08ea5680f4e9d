import { createApiKeyRoute, deleteApiKeyRoute, listApiKeysRoute } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import { demandPeople, type People } from '../people/people.ts';

export function apiKeyRoutes(app: FastifyInstance, people: People | null): void {
  mount(app, listApiKeysRoute, async (_, { workspace }) => ({ items: await demandPeople(people).apiKeys.list(workspace) }));
  mount(app, createApiKeyRoute, ({ body }, { caller }) => demandPeople(people).apiKeys.create(caller, body));
  mount(app, deleteApiKeyRoute, ({ params }, { workspace }) => demandPeople(people).apiKeys.remove(workspace, params.id));
}
