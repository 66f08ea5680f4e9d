import { Type } from 'typebox';
import { Id } from '../api-page.ts';
import { API_PREFIX, defineRoute, strictObject } from '../api-route.ts';
import { ArtifactLink } from '../artifact.ts';
import { FILE_MEDIA_TYPES } from '../format.ts';
import { LIMITS } from '../limits.ts';
import { exampleArtifact, exampleIds } from './examples.ts';

const params = strictObject({ id: Id });
const exampleParams = { id: exampleIds.artifact };
const stream = { stream: ['application/zip', ...FILE_MEDIA_TYPES], description: 'The file' };
const headers = Type.Object({
  range: Type.Optional(Type.String({ maxLength: 200, description: 'bytes=first-last; one range, answered with 206' })),
  'if-range': Type.Optional(
    Type.String({ maxLength: 200, description: 'ETag of the file that the caller has a part of; if the file differs, all of it is sent' }),
  ),
});
const exampleHeaders = { range: 'bytes=0-1', 'if-range': `"${exampleArtifact.sha256}"` };
const replyHeaders = ['content-disposition', 'etag'] as const;
const problems = ['not-found', 'gone', 'range-not-satisfiable', 'storage-failed', 'overloaded'] as const;

export const getArtifactRoute = defineRoute({
  id: 'getArtifact',
  method: 'GET',
  path: `${API_PREFIX}/artifacts/{id}`,
  needs: 'read',
  summary: 'A file that an export made',
  description: `Kept for ${LIMITS.artifactDays} days. Its ETag is its SHA-256; request a range of bytes to continue an interrupted download.`,
  tags: ['Runs'],
  params,
  headers,
  reply: stream,
  replyHeaders,
  problems,
  examples: { params: exampleParams, headers: exampleHeaders, reply: 'PK' },
});

export const linkArtifactRoute = defineRoute({
  id: 'linkArtifact',
  method: 'POST',
  path: `${API_PREFIX}/artifacts/{id}/link`,
  needs: 'run',
  summary: 'Create a signed link to the file that expires',
  description:
    'Works without a login until the link or the file expires. Nothing is stored: the server signs the link with its key. With an S3 store it is the store’s own presigned address.',
  tags: ['Runs'],
  params,
  body: strictObject({
    seconds: Type.Optional(
      Type.Integer({ minimum: 60, maximum: LIMITS.artifactDays * 86_400, description: 'Lifetime of the link. Default: as long as the file is kept' }),
    ),
  }),
  reply: Type.Unsafe<ArtifactLink>(ArtifactLink),
  problems: ['not-found', 'gone', 'storage-failed'],
  examples: {
    params: exampleParams,
    body: { seconds: 3600 },
    reply: {
      url: `http://127.0.0.1:4500${API_PREFIX}/artifacts/${exampleIds.artifact}/file?expires=1795856400&signature=3qJv0nVfA1bq1cH2m1hZ7d7dK8m0bqk1l0g8h9yQw2E`,
      expiresAt: '2026-11-28T09:00:00.000Z',
    },
  },
});

export const getLinkedArtifactRoute = defineRoute({
  id: 'getLinkedArtifact',
  method: 'GET',
  path: `${API_PREFIX}/artifacts/{id}/file`,
  needs: 'public',
  summary: 'The file of a signed address',
  description: 'The link from POST /artifacts/{id}/link; needs no login. A changed link answers 404, an expired one 410.',
  tags: ['Runs'],
  params,
  query: strictObject({
    expires: Type.Integer({ minimum: 0, maximum: 9_999_999_999, description: 'Seconds since 1970' }),
    signature: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }),
  }),
  headers,
  reply: stream,
  replyHeaders,
  problems,
  examples: {
    params: exampleParams,
    query: { expires: 1_795_856_400, signature: '3qJv0nVfA1bq1cH2m1hZ7d7dK8m0bqk1l0g8h9yQw2E' },
    headers: exampleHeaders,
    reply: 'PK',
  },
});
