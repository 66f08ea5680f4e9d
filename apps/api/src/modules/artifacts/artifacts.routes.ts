import { getArtifactRoute, getLinkedArtifactRoute, linkArtifactRoute } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { mount, type Call } from '../../http/mount.ts';
import type { ArtifactsService, Fetched } from './artifacts.service.ts';

export function artifactRoutes(app: FastifyInstance, artifacts: ArtifactsService): void {
  mount(app, getArtifactRoute, ({ params, headers }, call) => sent(call, artifacts.fetch(call.workspace, params.id, headers, call.signal)));
  mount(app, linkArtifactRoute, ({ params, body }, { workspace, origin }) => artifacts.link(workspace, params.id, body.seconds, origin));
  mount(app, getLinkedArtifactRoute, ({ params, query, headers }, call) => sent(call, artifacts.fetchLinked(params.id, query, headers, call.signal)));
}

async function sent({ status }: Call, fetched: Promise<Fetched>): Promise<Fetched> {
  const found = await fetched;
  if (found.isPart) status(206);
  return found;
}
