import { deletePackRoute, getPackRoute, listPacksRoute, putPackRoute } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { PacksService } from './packs.service.ts';

export function packRoutes(app: FastifyInstance, packs: PacksService): void {
  mount(app, listPacksRoute, async (_, { workspace }) => ({ items: await packs.list(workspace) }));
  mount(app, getPackRoute, async ({ params }, { workspace, header }) => {
    const { answer, tag } = await packs.get(workspace, params.name);
    header('etag', tag);
    return answer;
  });
  mount(app, putPackRoute, async ({ params, headers, body }, { workspace, header }) => {
    const { answer, tag } = await packs.put(workspace, params.name, headers['if-match'], body);
    header('etag', tag);
    return answer;
  });
  mount(app, deletePackRoute, ({ params, headers }, { workspace }) => packs.remove(workspace, params.name, headers['if-match']));
}
