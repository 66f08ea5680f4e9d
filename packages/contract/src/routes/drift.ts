import { Type } from 'typebox';
import { Id, revisionTag } from '../api-page.ts';
import { API_PREFIX, defineRoute, strictObject } from '../api-route.ts';
import { Revision } from '../dataset.ts';
import { Drift } from '../drift.ts';
import { LIMITS } from '../limits.ts';
import { SchemaSource } from '../source.ts';
import { exampleDdl, exampleIds, exampleRevision, exampleSummary } from './examples.ts';

/** JSON escapes can double a text. */
const DDL_BODY = 2 * LIMITS.ddlBytes + 64 * 1024;
const { ddl, files, path, connectionId, address } = SchemaSource;
/** Applied to the dataset's stored schema: changes to preview. */
const statements = Type.Optional(
  Type.String({
    minLength: 1,
    description: 'Statements to run on top of the schema that the dataset keeps: CREATE TABLE …, ALTER TABLE … A blank dataset has no schema yet',
    examples: ['CREATE TABLE public.tags (id bigint PRIMARY KEY, label text NOT NULL);'],
  }),
);
const exampleParams = { id: exampleIds.dataset };
const widened = exampleDdl.replace('born date', 'born date, phone text');

export const driftRoute = defineRoute({
  id: 'drift',
  method: 'POST',
  path: `${API_PREFIX}/datasets/{id}/drift`,
  needs: 'read',
  summary: 'What changed in the schema since the blueprint was made',
  description:
    'Send the current schema: exactly one of ddl, files, connectionId and address; or statements that change the stored schema. Lists what is new, removed and changed, and what accepting the changes would do. Nothing is stored.',
  tags: ['Datasets'],
  params: strictObject({ id: Id }),
  body: strictObject({ ddl, files, path, connectionId, address, statements }),
  bodyLimit: DDL_BODY,
  reply: Type.Unsafe<Drift>(Drift),
  problems: ['not-found', 'conflict', 'invalid-ddl', 'too-large', 'connection-failed', 'connection-refused-by-policy', 'overloaded'],
  startsWork: true,
  examples: {
    params: exampleParams,
    body: { ddl: widened },
    reply: {
      revision: 1,
      changes: [{ kind: 'new', what: 'column', table: 'public.users', name: 'phone', message: 'public.users.phone is new and is made by phone.number.' }],
      identicalColumns: 3,
      sha256: exampleSummary.sha256,
      diagnostics: [],
    },
  },
});

export const acceptDriftRoute = defineRoute({
  id: 'acceptDrift',
  method: 'POST',
  path: `${API_PREFIX}/datasets/{id}/drift/accept`,
  needs: 'write',
  summary: 'Update the blueprint to the current schema',
  description:
    'Saves the updated blueprint as a new revision, and stores the schema for later proofs and loads. Untouched columns keep their values byte for byte. With sha256, it is saved only if it equals the blueprint that was shown; otherwise the answer is precondition-failed.',
  tags: ['Datasets'],
  params: strictObject({ id: Id }),
  headers: Type.Object({ 'if-match': revisionTag('ETag of the revision that was compared, or *') }),
  body: strictObject({ ddl, files, path, connectionId, address, statements, sha256: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })) }),
  bodyLimit: DDL_BODY,
  status: 201,
  reply: Type.Unsafe<Revision>(Revision),
  replyHeaders: ['location', 'etag'],
  problems: ['not-found', 'conflict', 'precondition-failed', 'invalid-ddl', 'too-large', 'connection-failed', 'connection-refused-by-policy', 'overloaded'],
  examples: {
    params: exampleParams,
    headers: { 'if-match': '"1"' },
    body: { ddl: widened },
    reply: { ...exampleRevision, number: 2, message: 'Schema changed: public.users.phone is new and is made by phone.number.' },
  },
});
