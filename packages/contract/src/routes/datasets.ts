import { Type } from 'typebox';
import { Id, Label, PageQuery, page, revisionTag, text } from '../api-page.ts';
import { API_PREFIX, defineRoute, noContent, strictObject } from '../api-route.ts';
import { Blueprint } from '../blueprint.ts';
import { CreatedDataset, Dataset } from '../dataset.ts';
import { Diagnostic } from '../diagnostic.ts';
import { LIMITS } from '../limits.ts';
import { BlueprintOptions, SchemaSource } from '../source.ts';
import { exampleCursor, exampleDataset, exampleDdl, exampleIds } from './examples.ts';

export const DatasetParams = { id: Id };
const IfMatch = Type.Object({
  'if-match': Type.Optional(revisionTag('ETag of the dataset as it was looked at, or *. Where another revision is current by now nothing is changed')),
});
const exampleParams = { id: exampleIds.dataset };

export const listDatasetsRoute = defineRoute({
  id: 'listDatasets',
  method: 'GET',
  path: `${API_PREFIX}/datasets`,
  needs: 'read',
  summary: 'Datasets, the last changed first',
  tags: ['Datasets'],
  query: strictObject({
    ...PageQuery,
    search: Type.Optional(text(200)),
    archived: Type.Optional(Type.Boolean({ default: false, description: 'Archived ones instead of active ones' })),
  }),
  reply: page(Type.Unsafe<Dataset>(Dataset)),
  problems: [],
  examples: { query: { limit: 20, cursor: exampleCursor, search: 'shop', archived: false }, reply: { items: [exampleDataset], next_cursor: null } },
});

const newDataset = strictObject({
  name: Type.Optional(Label),
  description: Type.Optional(text(2_000)),
  ...SchemaSource,
  blueprint: Type.Optional(Type.Unsafe<Blueprint>(Blueprint)),
  ...BlueprintOptions,
  prove: Type.Optional(
    Type.Union([Type.Literal('first'), Type.Literal('later')], {
      description:
        'first, as without it: the blueprint is tried in the private Postgres, and what it refuses is mended, before the answer. later: it is answered as inferred, much sooner; prove and mend it then.',
    }),
  ),
});

export const createDatasetRoute = defineRoute({
  id: 'createDataset',
  method: 'POST',
  path: `${API_PREFIX}/datasets`,
  needs: 'write',
  summary: 'Make a dataset',
  description:
    'From one of ddl, template, connectionId, address or blueprint; blank where none is given. Its name is taken from the source where it is left out.',
  tags: ['Datasets'],
  body: newDataset,
  bodyLimit: LIMITS.blueprintBytes + 64 * 1024,
  status: 201,
  reply: Type.Unsafe<CreatedDataset>(CreatedDataset),
  replyHeaders: ['location', 'etag'],
  problems: ['conflict', 'invalid-ddl', 'invalid-blueprint', 'too-large', 'not-found', 'connection-failed', 'connection-refused-by-policy', 'overloaded'],
  startsWork: true,
  examples: { body: { name: 'Shop', ddl: exampleDdl }, reply: { dataset: exampleDataset, diagnostics: [] } },
});

export const createDatasetEventsRoute = defineRoute({
  id: 'createDatasetEvents',
  method: 'POST',
  path: `${API_PREFIX}/datasets/events`,
  needs: 'write',
  summary: 'The same, telling each table as it is read, by server-sent events',
  description:
    'Each event is a GrowthEvent: tables as their statements have run, then all of them with their columns, and at the end the dataset, or the problem that there is none. What is wrong before the first table is answered as a problem. Going away makes no dataset.',
  tags: ['Datasets'],
  body: newDataset,
  bodyLimit: LIMITS.blueprintBytes + 64 * 1024,
  reply: { stream: ['text/event-stream'], description: 'Events: made, read, dataset, problem' },
  problems: ['conflict', 'invalid-ddl', 'invalid-blueprint', 'too-large', 'not-found', 'connection-failed', 'connection-refused-by-policy', 'overloaded'],
  startsWork: true,
  examples: {
    body: { name: 'Shop, told', ddl: exampleDdl },
    reply: 'id: 1\nevent: made\ndata: {"kind":"made","table":"users","done":1,"total":2}\n\n',
  },
});

export const getDatasetRoute = defineRoute({
  id: 'getDataset',
  method: 'GET',
  path: `${API_PREFIX}/datasets/{id}`,
  needs: 'read',
  summary: 'One dataset',
  tags: ['Datasets'],
  params: strictObject(DatasetParams),
  reply: Type.Unsafe<Dataset>(Dataset),
  replyHeaders: ['etag'],
  problems: ['not-found'],
  examples: { params: exampleParams, reply: exampleDataset },
});

export const updateDatasetRoute = defineRoute({
  id: 'updateDataset',
  method: 'PATCH',
  path: `${API_PREFIX}/datasets/{id}`,
  needs: 'write',
  summary: 'Rename, describe, archive or bring back',
  tags: ['Datasets'],
  params: strictObject(DatasetParams),
  headers: IfMatch,
  body: strictObject({ name: Type.Optional(Label), description: Type.Optional(text(2_000)), archived: Type.Optional(Type.Boolean()) }),
  reply: Type.Unsafe<Dataset>(Dataset),
  replyHeaders: ['etag'],
  problems: ['not-found', 'conflict', 'precondition-failed'],
  examples: {
    params: exampleParams,
    headers: { 'if-match': '"1"' },
    body: { name: 'Shop, large' },
    reply: { ...exampleDataset, name: 'Shop, large', slug: 'shop-large' },
  },
});

export const duplicateDatasetRoute = defineRoute({
  id: 'duplicateDataset',
  method: 'POST',
  path: `${API_PREFIX}/datasets/{id}/duplicate`,
  needs: 'write',
  summary: 'Make another dataset like this one',
  description:
    'With the current revision as its first one, and with what this one was made from. It has no history, no proof and no runs yet, and is active even where this one is archived. Its name is taken from this one where it is left out.',
  tags: ['Datasets'],
  params: strictObject(DatasetParams),
  body: strictObject({ name: Type.Optional(Label) }),
  status: 201,
  reply: Type.Unsafe<Dataset>(Dataset),
  replyHeaders: ['location', 'etag'],
  problems: ['not-found', 'conflict'],
  examples: {
    params: exampleParams,
    body: { name: 'Shop for tests' },
    reply: { ...exampleDataset, name: 'Shop for tests', slug: 'shop-for-tests' },
  },
});

export const deleteDatasetRoute = defineRoute({
  id: 'deleteDataset',
  method: 'DELETE',
  path: `${API_PREFIX}/datasets/{id}`,
  needs: 'write',
  summary: 'Delete an archived dataset with its history',
  description: 'Only an archived dataset can be deleted; an active one answers conflict.',
  tags: ['Datasets'],
  params: strictObject(DatasetParams),
  headers: IfMatch,
  status: 204,
  reply: noContent,
  problems: ['not-found', 'conflict', 'precondition-failed'],
  examples: { params: exampleParams, headers: { 'if-match': '"1"' } },
});

export const getDatasetDdlRoute = defineRoute({
  id: 'getDatasetDdl',
  method: 'GET',
  path: `${API_PREFIX}/datasets/{id}/ddl`,
  needs: 'read',
  summary: 'The DDL that the dataset was made from',
  description: 'Not found for datasets that were made from a blueprint alone or from nothing.',
  tags: ['Datasets'],
  params: strictObject(DatasetParams),
  reply: strictObject({ ddl: Type.String() }),
  problems: ['not-found'],
  examples: { params: exampleParams, reply: { ddl: exampleDdl } },
});

export const listDiagnosticsRoute = defineRoute({
  id: 'listDiagnostics',
  method: 'GET',
  path: `${API_PREFIX}/datasets/{id}/diagnostics`,
  needs: 'read',
  summary: 'What could not be understood, kept or proved',
  description:
    'Of inference, of the blueprint as it stands, and of its proof. Errors first. A blueprint that does not hold together is told here as well, with a pointer to each place.',
  tags: ['Datasets'],
  params: strictObject(DatasetParams),
  query: strictObject({ revision: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'Without it: the current one' })) }),
  reply: strictObject({ items: Type.Array(Type.Unsafe<Diagnostic>(Diagnostic)) }),
  problems: ['not-found', 'overloaded'],
  examples: {
    params: exampleParams,
    query: { revision: 1 },
    reply: {
      items: [
        {
          level: 'warning',
          code: 'check-not-read',
          table: 'public.users',
          column: 'bio',
          message: 'The CHECK is not understood; a plain value is used.',
          mend: 'Choose a generator.',
        },
      ],
    },
  },
});
