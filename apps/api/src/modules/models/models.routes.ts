import {
  askModelAtHandRoute,
  askModelRoute,
  deleteModelEndpointRoute,
  getAskableModelRoute,
  getModelEndpointRoute,
  listModelsAtHandRoute,
  putModelEndpointRoute,
  testModelEndpointRoute,
} from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { AskModelService } from './ask-model.service.ts';
import type { AtHandService } from './at-hand.service.ts';
import type { ModelEndpointsService } from './model-endpoints.service.ts';

export function modelRoutes(app: FastifyInstance, endpoints: ModelEndpointsService, asking: AskModelService, atHand: AtHandService): void {
  mount(app, getModelEndpointRoute, async (_, { workspace, header }) => {
    const { endpoint, tag } = await endpoints.get(workspace);
    header('etag', tag);
    return endpoint;
  });
  mount(app, putModelEndpointRoute, async ({ headers, body }, { workspace, header }) => {
    const { endpoint, tag } = await endpoints.put(workspace, headers['if-match'], body);
    header('etag', tag);
    return endpoint;
  });
  mount(app, deleteModelEndpointRoute, ({ headers }, { workspace }) => endpoints.remove(workspace, headers['if-match']));
  mount(app, testModelEndpointRoute, (_, { workspace, signal }) => endpoints.test(workspace, signal));
  mount(app, getAskableModelRoute, (_, { workspace }) => endpoints.askable(workspace));
  mount(app, askModelRoute, ({ params, body }, { workspace, signal }) => asking.ask(workspace, params.id, body, signal, () => endpoints.open(workspace)));
  mount(app, listModelsAtHandRoute, () => atHand.list());
  mount(app, askModelAtHandRoute, async ({ params: { id }, body }, { workspace, signal, caller, from: { address }, isFromOwnPage }) => {
    const dataset = { id, name: await atHand.demandPage(workspace, id, isFromOwnPage) };
    const { with: name, model, ...ask } = body;
    return await asking.ask(workspace, id, ask, signal, () => atHand.open({ name, model, dataset, caller, address }));
  });
}
