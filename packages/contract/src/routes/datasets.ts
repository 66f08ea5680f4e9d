import { Type } from 'typebox';
import { Id, Label, page, PageQuery, revisionNumber, revisionTag, text } from '../api-page.ts';
import { API_PREFIX, defineRoute, noContent, strictObject } from '../api-route.ts';
import { Blueprint } from '../blueprint.ts';
import { CreatedDataset, Dataset } from '../dataset.ts';
import { Diagnostic } from '../diagnostic.ts';
import { LIMITS } from '../limits.ts';
import { BlueprintOptions, SchemaSource, ShapeOption, ZipOptions } from '../source.ts';
import { exampleCursor, exampleDataset, exampleDdl, exampleIds, exampleZipQuery } from './examples.ts';

export const DatasetParams = { id: Id };
const IfMatch = Type.Object({
  'if-match': Type.Optional(revisionTag('ETag of the dataset that was read, or *. If another revision is current, nothing is changed')),
});
const exampleZippedDataset = { name: 'Shop', description: 'From its migrations', ...exampleZipQuery, prove: 'first' };
const exampleParams = { id: exampleIds.dataset };

export const listDatasetsRoute = defineRoute({
  id: 'listDatasets',
  method: 'GET',
  path: `${API_PREFIX}/datasets`,
  needs: 'read',
  summary: 'Datasets, most recently changed first',
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

const prove = Type.Optional(
  Type.Union([Type.Literal('first'), Type.Literal('later')], {
    description:
      'first (default): the blueprint is tried in the private Postgres and repaired before the response. later: the blueprint is returned as inferred, much sooner; prove and repair it then.',
  }),
);

const newDataset = strictObject({
  name: Type.Optional(Label),
  description: Type.Optional(text(2_000)),
  ...SchemaSource,
  blueprint: Type.Optional(Type.Unsafe<Blueprint>(Blueprint)),
  ...BlueprintOptions,
  ...ShapeOption,
  prove,
});

const zippedDataset = strictObject({ name: Type.Optional(Label), description: Type.Optional(text(2_000)), ...ZipOptions, prove });

export const createDatasetRoute = defineRoute({
  id: 'createDataset',
  method: 'POST',
  path: `${API_PREFIX}/datasets`,
  needs: 'write',
  summary: 'Create a dataset',
  description:
    'From one of ddl, files, template, connectionId, address or blueprint; blank if none is given. With `shape`, the first revision has the shape of a database. As `application/zip` the body is a ZIP file of a folder, and the options go into the query. Without a name, the name of the source is used.',
  tags: ['Datasets'],
  query: zippedDataset,
  body: newDataset,
  zip: true,
  bodyLimit: LIMITS.blueprintBytes + 64 * 1024,
  status: 201,
  reply: Type.Unsafe<CreatedDataset>(CreatedDataset),
  replyHeaders: ['location', 'etag'],
  problems: ['conflict', 'invalid-ddl', 'invalid-blueprint', 'too-large', 'not-found', 'connection-failed', 'connection-refused-by-policy', 'overloaded'],
  startsWork: true,
  examples: { query: exampleZippedDataset, body: { name: 'Shop', ddl: exampleDdl }, reply: { dataset: exampleDataset, diagnostics: [] } },
});

export const createDatasetEventsRoute = defineRoute({
  id: 'createDatasetEvents',
  method: 'POST',
  path: `${API_PREFIX}/datasets/events`,
  needs: 'write',
  summary: 'The same as server-sent events, one for each table',
  description:
    'Each event is a GrowthEvent: each table when its statement has run, then all tables with their columns, then the dataset or the problem that stopped it. An error before the first table is returned as a problem document. If the caller disconnects, no dataset is created.',
  tags: ['Datasets'],
  query: zippedDataset,
  body: newDataset,
  zip: true,
  bodyLimit: LIMITS.blueprintBytes + 64 * 1024,
  reply: { stream: ['text/event-stream'], description: 'Events: made, read, dataset, problem' },
  problems: ['conflict', 'invalid-ddl', 'invalid-blueprint', 'too-large', 'not-found', 'connection-failed', 'connection-refused-by-policy', 'overloaded'],
  startsWork: true,
  examples: {
    query: exampleZippedDataset,
    body: { name: 'Shop, as events', ddl: exampleDdl },
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
  summary: 'Rename, describe, archive or restore a dataset',
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
  summary: 'Duplicate a dataset',
  description:
    'The copy starts with the current revision and the same source. It has no history, proof or runs, and is active even if the original is archived. Without a name, the name of the original is used.',
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
  description: 'Only an archived dataset can be deleted; for an active one the answer is `conflict`.',
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
  description: 'Not found if the dataset was made from a blueprint alone or blank.',
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
  summary: 'Problems of a dataset: what could not be read, satisfied or proved',
  description:
    'From inference, from the current blueprint and from its proof; errors first. An inconsistent blueprint is listed too, with a pointer to each place.',
  tags: ['Datasets'],
  params: strictObject(DatasetParams),
  query: strictObject({ revision: Type.Optional(revisionNumber('Default: the current revision')) }),
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
