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
  range: Type.Optional(Type.String({ maxLength: 200, description: 'bytes=first-last, of which one range is answered with 206' })),
  'if-range': Type.Optional(Type.String({ maxLength: 200, description: 'ETag of what the caller has a part of: of another file it gets all' })),
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
  description: `Kept for ${LIMITS.artifactDays} days. Its ETag is its SHA-256; a range of its bytes goes on with a download that broke off.`,
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
  summary: 'An address that gives the file to whoever has it, for a while',
  description:
    'Works without a login until it expires, or the file does. Nothing is stored: the address is signed with the server’s key. With an S3 store it is the store’s own presigned address.',
  tags: ['Runs'],
  params,
  body: strictObject({
    seconds: Type.Optional(
      Type.Integer({ minimum: 60, maximum: LIMITS.artifactDays * 86_400, description: 'How long it works. Without it: as long as the file is kept' }),
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
  description: 'The address as POST /artifacts/{id}/link gave it; needs no login. Changed in any way it is not found, and gone when it has expired.',
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
