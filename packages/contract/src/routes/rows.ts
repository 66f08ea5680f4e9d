import { Type } from 'typebox';
import { Id, RowNumber } from '../api-page.ts';
import { API_PREFIX, defineRoute, strictObject } from '../api-route.ts';
import { ArchiveCompression, BundleStatements, Compression, FILE_MEDIA_TYPES, FileFormat, FileOptions, Format, FORMATS } from '../format.ts';
import { LIMITS } from '../limits.ts';
import { Distribution, Estimate, RowDetail, RowsPage } from '../rows.ts';
import { exampleFiles, exampleIds, exampleRows } from './examples.ts';

const Table = Type.String({ minLength: 1, maxLength: 300, description: 'schema.name, or the name alone where it is in one schema only' });
const revision = Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'Without it: the current one' }));
const limit = Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.previewRows, default: 50 }));
const offset = Type.Optional(Type.Integer({ minimum: 0, maximum: LIMITS.rowsPerTable, default: 0, description: 'Rows passed over' }));
const TableParams = { id: Id, table: Table };
const exampleParams = { id: exampleIds.dataset, table: 'public.users' };
const headers = Type.Object({ 'if-none-match': Type.Optional(Type.String({ maxLength: 1_000, description: 'ETag of what the caller has already' })) });
const exampleHeaders = { 'if-none-match': 'W/"0-of-another-revision"' };
const replyHeaders = ['etag', 'cache-control'] as const;
const problems = ['not-found', 'invalid-blueprint', 'unsatisfiable', 'overloaded'] as const;

export const listRowsRoute = defineRoute({
  id: 'listRows',
  method: 'GET',
  path: `${API_PREFIX}/datasets/{id}/tables/{table}/rows`,
  needs: 'read',
  summary: 'Any rows of a table',
  description: 'Row 1,000,000,000 costs what row 1 costs: rows are computed, not stored. An offset at or behind the end gives no rows.',
  tags: ['Rows'],
  params: strictObject(TableParams),
  query: strictObject({ offset, limit, revision }),
  headers,
  reply: Type.Unsafe<RowsPage>(RowsPage),
  replyHeaders,
  problems,
  examples: { params: exampleParams, query: { offset: 0, limit: 2, revision: 1 }, headers: exampleHeaders, reply: exampleRows },
});

export const getRowRoute = defineRoute({
  id: 'getRow',
  method: 'GET',
  path: `${API_PREFIX}/datasets/{id}/tables/{table}/rows/{number}`,
  needs: 'read',
  summary: 'One row, and where its relations lead',
  tags: ['Rows'],
  params: strictObject({ ...TableParams, number: RowNumber }),
  query: strictObject({ revision }),
  headers,
  reply: Type.Unsafe<RowDetail>(RowDetail),
  replyHeaders,
  problems,
  examples: {
    params: { ...exampleParams, number: 1 },
    headers: exampleHeaders,
    query: { revision: 1 },
    reply: {
      table: 'public.users',
      number: 1,
      total: 1000,
      columns: exampleRows.columns,
      values: exampleRows.rows[0],
      parents: [],
      children: [{ relation: 'orders_user_id_fkey', table: 'public.orders', columns: ['user_id'], count: 3 }],
    },
  },
});

export const listChildrenRoute = defineRoute({
  id: 'listChildren',
  method: 'GET',
  path: `${API_PREFIX}/datasets/{id}/tables/{table}/rows/{number}/{relation}`,
  needs: 'read',
  summary: 'The children of a row',
  description: 'The relation is named as GET …/rows/{n} names it, or by its table where that is unambiguous: …/users/rows/42/orders.',
  tags: ['Rows'],
  params: strictObject({ ...TableParams, number: RowNumber, relation: Type.String({ minLength: 1, maxLength: 300 }) }),
  query: strictObject({ offset, limit, revision }),
  headers,
  reply: Type.Unsafe<RowsPage>(RowsPage),
  replyHeaders,
  problems,
  examples: {
    params: { ...exampleParams, number: 42, relation: 'orders' },
    headers: exampleHeaders,
    query: { offset: 0, limit: 5, revision: 1 },
    reply: {
      table: 'public.orders',
      total: 1,
      offset: 0,
      columns: [
        { name: 'id', type: 'bigint' },
        { name: 'user_id', type: 'bigint' },
      ],
      rows: [['7', '42']],
      numbers: [7],
    },
  },
});

export const getDistributionRoute = defineRoute({
  id: 'getDistribution',
  method: 'GET',
  path: `${API_PREFIX}/datasets/{id}/tables/{table}/columns/{column}/distribution`,
  needs: 'read',
  summary: "How a column's values lie",
  tags: ['Rows'],
  params: strictObject({ ...TableParams, column: Type.String({ minLength: 1, maxLength: 300 }) }),
  query: strictObject({ revision }),
  headers,
  reply: Type.Unsafe<Distribution>(Distribution),
  replyHeaders,
  problems,
  examples: {
    params: { ...exampleParams, column: 'born' },
    headers: exampleHeaders,
    query: { revision: 1 },
    reply: {
      table: 'public.users',
      column: 'born',
      sampled: 1000,
      nulls: 40,
      distinct: 951,
      histogram: [{ from: '1940-01-01', to: '1941-06-30', count: 12 }],
      top: [{ value: '1987-04-12', count: 2 }],
    },
  },
});

export const downloadRoute = defineRoute({
  id: 'download',
  method: 'GET',
  path: `${API_PREFIX}/datasets/{id}/tables/{table}/download`,
  needs: 'read',
  summary: 'A table as a file',
  description: 'A stream without a limit: `from` and `to` are both in it. It stops when the caller goes away, and waits for a slow one.',
  tags: ['Rows'],
  params: strictObject(TableParams),
  query: strictObject({
    format: Type.Optional(Type.Unsafe<FileFormat>(FileFormat)),
    compress: Type.Optional(Type.Unsafe<Compression>(Compression)),
    from: Type.Optional(RowNumber),
    to: Type.Optional(RowNumber),
    ...FileOptions,
    revision,
  }),
  reply: { stream: FILE_MEDIA_TYPES, description: 'The rows; csv without a format' },
  replyHeaders: ['content-disposition'],
  problems,
  startsWork: true,
  examples: {
    params: exampleParams,
    query: { format: 'csv', compress: 'none', from: 1, to: 2, spreadsheet_safe: true, restrict_key: 'none', revision: 1 },
    reply: exampleFiles[FORMATS.csv.mediaType],
    replies: exampleFiles,
  },
});

export const downloadDatasetRoute = defineRoute({
  id: 'downloadDataset',
  method: 'GET',
  path: `${API_PREFIX}/datasets/{id}/download`,
  needs: 'read',
  summary: 'A dataset as one ZIP file',
  description:
    'A file a table, parents before children, and at last manifest.json: hash of the blueprint, seed, versions, and rows, bytes and SHA-256 of each file. A stream without a limit, written while it is made (ZIP64 from 4 GiB on): it stops when the caller goes away, and waits for a slow one. Names of files have letters, digits, `.`, `_` and `-`; all else in a name is percent-encoded. As sql it is a bundle for psql: `schema.sql`, numbered files of rows, keys and sequences at last, and `load.psql`, which loads all in one transaction. With `rows` that keys have no values for the answer is `unsatisfiable` where it named the table, unless `cap` is true.',
  tags: ['Rows'],
  params: strictObject({ id: Id }),
  query: strictObject({
    format: Type.Optional(Type.Unsafe<FileFormat>(FileFormat)),
    compress: Type.Optional(Type.Unsafe<ArchiveCompression>(ArchiveCompression)),
    tables: Type.Optional(
      Type.String({ minLength: 1, maxLength: 6_000, description: 'Names with commas between them; without it all. A name with a comma is quoted' }),
    ),
    rows: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 6_000,
        description: 'Instead of the stored counts: 1000, or users=1000,orders=5000, or 200,users=20 for all with exceptions',
      }),
    ),
    cap: Type.Optional(Type.Boolean({ description: 'Go on with as many rows as there can be, where more were asked for' })),
    statements: Type.Optional(Type.Unsafe<BundleStatements>(BundleStatements)),
    ...FileOptions,
    revision,
  }),
  reply: { stream: ['application/zip'], description: 'The archive; csv without a format' },
  replyHeaders: ['content-disposition'],
  problems: ['not-found', 'invalid-blueprint', 'unsatisfiable', 'quota-exceeded', 'overloaded'],
  startsWork: true,
  examples: {
    params: { id: exampleIds.dataset },
    query: {
      format: 'csv',
      compress: 'deflate',
      tables: 'public.users',
      rows: '20',
      cap: true,
      statements: 'copy',
      spreadsheet_safe: true,
      restrict_key: 'none',
      revision: 1,
    },
    reply: 'PK',
  },
});

export const estimateRoute = defineRoute({
  id: 'estimate',
  method: 'GET',
  path: `${API_PREFIX}/datasets/{id}/estimate`,
  needs: 'read',
  summary: 'How many bytes a dataset will be',
  description: 'From rows at several places of each table, in the format asked for: copy is what a load sends.',
  tags: ['Rows'],
  params: strictObject({ id: Id }),
  query: strictObject({ format: Type.Optional(Type.Unsafe<Format>(Format)), revision }),
  headers,
  reply: Type.Unsafe<Estimate>(Estimate),
  replyHeaders,
  problems: ['not-found', 'invalid-blueprint', 'unsatisfiable', 'quota-exceeded', 'overloaded'],
  examples: {
    params: { id: exampleIds.dataset },
    headers: exampleHeaders,
    query: { format: 'csv', revision: 1 },
    reply: { rows: 1000, bytes: 48_200, sampled: 1000, tables: [{ table: 'public.users', rows: 1000, bytes: 48_200 }] },
  },
});
