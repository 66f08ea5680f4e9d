import { acceptDriftRoute, driftRoute } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import { toRevision } from '../datasets/datasets.mapper.ts';
import { revisionOf } from '../datasets/revision-tag.ts';
import type { DriftService } from './drift.service.ts';

export function driftRoutes(app: FastifyInstance, drift: DriftService): void {
  mount(app, driftRoute, ({ params, body }, { workspace, signal }) => drift.compare(workspace, params.id, body, signal));

  mount(app, acceptDriftRoute, async ({ params, headers, body }, { caller, header, signal }) => {
    const revision = await drift.accept(caller, params.id, revisionOf(headers['if-match']), body, signal);
    header('etag', `"${revision.number}"`);
    header('location', `/api/v1/datasets/${params.id}/revisions/${revision.number}`);
    return toRevision(revision);
  });
}
