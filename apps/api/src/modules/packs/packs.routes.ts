import { deletePackRoute, getPackRoute, listPacksRoute, putPackRoute } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { PacksService } from './packs.service.ts';

export function packRoutes(app: FastifyInstance, packs: PacksService): void {
  mount(app, listPacksRoute, async () => ({ items: await packs.list() }));
  mount(app, getPackRoute, async ({ params }, { header }) => {
    const { answer, tag } = await packs.get(params.name);
    header('etag', tag);
    return answer;
  });
  mount(app, putPackRoute, async ({ params, headers, body }, { header }) => {
    const { answer, tag } = await packs.put(params.name, headers['if-match'], body);
    header('etag', tag);
    return answer;
  });
  mount(app, deletePackRoute, ({ params, headers }) => packs.remove(params.name, headers['if-match']));
}
