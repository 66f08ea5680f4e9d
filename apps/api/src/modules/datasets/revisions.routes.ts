import { createRevisionRoute, diffRevisionsRoute, getRevisionRoute, listRevisionsRoute, nameRevisionRoute } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { JsonAnswer } from '../../http/json-answer.ts';
import { mount } from '../../http/mount.ts';
import { toRevision } from './datasets.mapper.ts';
import { revisionOf } from './revision-tag.ts';
import type { RevisionsService } from './revisions.service.ts';

export function revisionRoutes(app: FastifyInstance, revisions: RevisionsService): void {
  mount(app, listRevisionsRoute, ({ params, query }, { workspace }) => revisions.list(workspace, params.id, query));

  mount(app, createRevisionRoute, async ({ params, headers, body }, { caller, header, signal }) => {
    const revision = await revisions.create(caller, params.id, revisionOf(headers['if-match']), body, signal);
    header('etag', `"${revision.number}"`);
    header('location', `/api/v1/datasets/${params.id}/revisions/${revision.number}`);
    return toRevision(revision);
  });

  mount(app, getRevisionRoute, async ({ params, headers }, { workspace, header, status }) => {
    const revision = await revisions.get(workspace, params.id, params.number === 'current' ? undefined : Number(params.number));
    const tag = `"${revision.number}"`;
    header('etag', tag);
    header('cache-control', 'private, no-cache');
    if (headers['if-none-match'] === tag) status(304);
    return toRevision(revision);
  });

  mount(app, nameRevisionRoute, ({ params, body }, { workspace }) => revisions.name(workspace, params.id, params.number, body.message));

  mount(
    app,
    diffRevisionsRoute,
    async ({ params, query }, { workspace, signal }) => new JsonAnswer(await revisions.diff(workspace, params.id, query.a, query.b, signal)),
  );
}
