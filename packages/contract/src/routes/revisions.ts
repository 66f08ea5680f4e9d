import { Type } from 'typebox';
import { Id, label, page, PageQuery, revisionNumber, revisionTag, text } from '../api-page.ts';
import { API_PREFIX, defineRoute, strictObject } from '../api-route.ts';
import { Blueprint } from '../blueprint.ts';
import { Difference, PatchOperation, Revision, RevisionSummary } from '../dataset.ts';
import { LIMITS } from '../limits.ts';
import { exampleIds, exampleRevision, exampleSummary } from './examples.ts';

const exampleParams = { id: exampleIds.dataset };

export const listRevisionsRoute = defineRoute({
  id: 'listRevisions',
  method: 'GET',
  path: `${API_PREFIX}/datasets/{id}/revisions`,
  needs: 'read',
  summary: 'The history, newest first',
  tags: ['Datasets'],
  params: strictObject({ id: Id }),
  query: strictObject(PageQuery),
  reply: page(Type.Unsafe<RevisionSummary>(RevisionSummary)),
  problems: ['not-found'],
  examples: { params: exampleParams, query: { limit: 20, cursor: '4' }, reply: { items: [exampleSummary], next_cursor: null } },
});

export const createRevisionRoute = defineRoute({
  id: 'createRevision',
  method: 'POST',
  path: `${API_PREFIX}/datasets/{id}/revisions`,
  needs: 'write',
  summary: 'Save a new revision',
  description:
    'Either a whole blueprint, or a JSON Patch (RFC 6902) of the one that If-Match names. If-Match holds the number of the edited revision, in quotes; if another revision is current, the answer is precondition-failed with its number and author. A blueprint equal to the current one makes no new revision: the current revision is returned.',
  tags: ['Datasets'],
  params: strictObject({ id: Id }),
  headers: Type.Object({ 'if-match': revisionTag('ETag of the revision that was edited, or *') }),
  body: strictObject({
    blueprint: Type.Optional(Type.Unsafe<Blueprint>(Blueprint)),
    patch: Type.Optional(Type.Array(Type.Unsafe<PatchOperation>(PatchOperation), { maxItems: 10_000 })),
    message: Type.Optional(text(500)),
  }),
  bodyLimit: LIMITS.blueprintBytes + 64 * 1024,
  status: 201,
  reply: Type.Unsafe<Revision>(Revision),
  replyHeaders: ['location', 'etag'],
  problems: ['not-found', 'conflict', 'precondition-failed', 'invalid-blueprint', 'too-large'],
  examples: {
    params: exampleParams,
    headers: { 'if-match': '"1"' },
    body: { patch: [{ op: 'replace', path: '/tables/0/rows', value: 1_000_000 }], message: 'A million users' },
    reply: { ...exampleRevision, number: 2, message: 'A million users' },
  },
});

export const getRevisionRoute = defineRoute({
  id: 'getRevision',
  method: 'GET',
  path: `${API_PREFIX}/datasets/{id}/revisions/{number}`,
  needs: 'read',
  summary: 'One revision with its blueprint',
  description: '`current` names the newest. The ETag is the number in quotes; If-None-Match answers 304.',
  tags: ['Datasets'],
  params: strictObject({ id: Id, number: Type.String({ pattern: '^([1-9][0-9]{0,8}|current)$' }) }),
  headers: Type.Object({ 'if-none-match': Type.Optional(Type.String({ maxLength: 1_000, description: 'ETag of the version that the caller has' })) }),
  reply: Type.Unsafe<Revision>(Revision),
  replyHeaders: ['etag', 'cache-control'],
  problems: ['not-found'],
  examples: { params: { ...exampleParams, number: '1' }, headers: { 'if-none-match': '"1"' }, reply: exampleRevision },
});

export const nameRevisionRoute = defineRoute({
  id: 'nameRevision',
  method: 'PATCH',
  path: `${API_PREFIX}/datasets/{id}/revisions/{number}`,
  needs: 'write',
  summary: 'Name a revision',
  description: 'The message is its name in the history. Its content and its ETag never change.',
  tags: ['Datasets'],
  params: strictObject({ id: Id, number: revisionNumber() }),
  body: strictObject({ message: label(500) }),
  reply: Type.Unsafe<RevisionSummary>(RevisionSummary),
  problems: ['not-found'],
  examples: { params: { ...exampleParams, number: 1 }, body: { message: 'As shown in March' }, reply: { ...exampleSummary, message: 'As shown in March' } },
});

export const diffRevisionsRoute = defineRoute({
  id: 'diffRevisions',
  method: 'GET',
  path: `${API_PREFIX}/datasets/{id}/diff`,
  needs: 'read',
  summary: 'What changed between two revisions',
  tags: ['Datasets'],
  params: strictObject({ id: Id }),
  query: strictObject({ a: revisionNumber(), b: revisionNumber() }),
  reply: Type.Unsafe<Difference>(Difference),
  problems: ['not-found'],
  examples: {
    params: exampleParams,
    query: { a: 1, b: 2 },
    reply: {
      a: 1,
      b: 2,
      changes: [{ kind: 'changed', table: 'public.users', member: 'rows', before: 1000, after: 1_000_000, text: 'public.users: rows 1000 → 1000000' }],
      identicalColumns: 3,
    },
  },
});
