import { createRevisionRoute, diffRevisionsRoute, getRevisionRoute, listRevisionsRoute } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import { revisionOf } from './revision-tag.ts';
import type { RevisionsService } from './revisions.service.ts';

export function revisionRoutes(app: FastifyInstance, revisions: RevisionsService): void {
  mount(app, listRevisionsRoute, ({ params, query }) => revisions.list(params.id, query));

  mount(app, createRevisionRoute, async ({ params, headers, body }, { caller, header }) => {
    const revision = await revisions.create(caller, params.id, revisionOf(headers['if-match']), body);
    header('etag', `"${revision.number}"`);
    header('location', `/api/v1/datasets/${params.id}/revisions/${revision.number}`);
    return revision;
  });

  mount(app, getRevisionRoute, async ({ params, headers }, { header, status }) => {
    const revision = await revisions.get(params.id, params.number === 'current' ? undefined : Number(params.number));
    const tag = `"${revision.number}"`;
    header('etag', tag);
    header('cache-control', 'private, no-cache');
    if (headers['if-none-match'] === tag) status(304);
    return revision;
  });

  mount(app, diffRevisionsRoute, ({ params, query }) => revisions.diff(params.id, query.a, query.b));
}
