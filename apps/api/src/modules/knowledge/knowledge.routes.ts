import { askChangesRoute, askQuestionRoute, askReviewRoute, keepAnswerRoute, tryAnswerRoute, tryChangesRoute } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import { toRevision } from '../datasets/datasets.mapper.ts';
import { revisionOf } from '../datasets/revision-tag.ts';
import type { KnowledgeService } from './knowledge.service.ts';

export function knowledgeRoutes(app: FastifyInstance, knowledge: KnowledgeService): void {
  mount(app, askQuestionRoute, ({ params, query }, { workspace, signal }) =>
    query.short ? knowledge.shortQuestion(workspace, params.id, signal) : knowledge.question(workspace, params.id, query.part ?? 1, signal),
  );

  mount(app, tryAnswerRoute, ({ params, body }, { workspace, signal }) => knowledge.attempt(workspace, params.id, body, signal));

  mount(app, askReviewRoute, ({ params, body }, { workspace, signal }) => knowledge.review(workspace, params.id, body, signal));

  mount(app, askChangesRoute, ({ params, body }, { workspace, signal }) => knowledge.say(workspace, params.id, body, signal));

  mount(app, tryChangesRoute, ({ params, body }, { workspace, signal }) => knowledge.changes(workspace, params.id, body, signal));

  mount(app, keepAnswerRoute, async ({ params, headers, body }, { caller, header, signal }) => {
    const revision = await knowledge.keep(caller, params.id, revisionOf(headers['if-match']), body, signal);
    header('etag', `"${revision.number}"`);
    header('location', `/api/v1/datasets/${params.id}/revisions/${revision.number}`);
    return toRevision(revision);
  });
}
