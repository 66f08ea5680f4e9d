import { Type } from 'typebox';
import { TableAgreements } from '../agreement.ts';
import { Id, revisionNumber, RowNumber } from '../api-page.ts';
import { API_PREFIX, defineRoute, strictObject } from '../api-route.ts';
import { ArchiveCompression, BundleStatements, Compression, FILE_MEDIA_TYPES, FileFormat, FileOptions, Format, FORMATS } from '../format.ts';
import { Findings } from '../finding.ts';
import { LIMITS } from '../limits.ts';
import { Distribution, Estimate, RowDetail, RowsPage } from '../rows.ts';
import { exampleDistribution, exampleFiles, exampleIds, exampleRows } from './examples.ts';

const Table = Type.String({ minLength: 1, maxLength: 300, description: 'schema.name, or the name alone if it is unique' });
const revision = Type.Optional(revisionNumber('Default: the current revision'));
const limit = Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.previewRows, default: 50 }));
const offset = Type.Optional(Type.Integer({ minimum: 0, maximum: LIMITS.rowsPerTable, default: 0, description: 'Number of rows to skip' }));
const TableParams = { id: Id, table: Table };
const exampleParams = { id: exampleIds.dataset, table: 'public.users' };
const headers = Type.Object({ 'if-none-match': Type.Optional(Type.String({ maxLength: 1_000, description: 'ETag of the version that the caller has' })) });
const exampleHeaders = { 'if-none-match': 'W/"0-of-another-revision"' };
const replyHeaders = ['etag', 'cache-control'] as const;
const problems = ['not-found', 'invalid-blueprint', 'unsatisfiable', 'overloaded'] as const;

export const listRowsRoute = defineRoute({
  id: 'listRows',
  method: 'GET',
  path: `${API_PREFIX}/datasets/{id}/tables/{table}/rows`,
  needs: 'read',
  summary: 'Any rows of a table',
  description: 'Row 1,000,000,000 costs what row 1 costs: rows are computed, not stored. An offset at or after the end returns no rows.',
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
  summary: 'One row and its relations',
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
  description: 'Name the relation as in GET …/rows/{n}, or by its table if that is unambiguous: …/users/rows/42/orders.',
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
  summary: "Distribution of a column's values",
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
    reply: exampleDistribution,
  },
});

export const listAgreementsRoute = defineRoute({
  id: 'listAgreements',
  method: 'GET',
  path: `${API_PREFIX}/datasets/{id}/tables/{table}/agreements`,
  needs: 'read',
  summary: 'What agrees in the rows of a table',
  description:
    'How columns of the table agree with each other, with parents and with children: each as a sentence, with its origin and the number of generated rows in which it holds. ' +
    'Of a table of more than 2,000 rows, 2,000 that are spread over it are counted. `off.patch` is a JSON Patch of the revision that removes it, for a new revision; `off.demanded` says what keeps it.',
  tags: ['Rows'],
  params: strictObject(TableParams),
  query: strictObject({ revision }),
  headers,
  reply: Type.Unsafe<TableAgreements>(TableAgreements),
  replyHeaders,
  problems,
  examples: {
    params: exampleParams,
    headers: exampleHeaders,
    query: { revision: 1 },
    reply: {
      table: 'public.users',
      items: [
        {
          name: 'orders_count.count',
          table: 'public.users',
          columns: ['orders_count'],
          says: 'orders_count is the number of rows of orders that refer to the row.',
          statement: 'orders_count == count(orders)',
          from: 'the schema: the rows of orders that refer to it',
          holds: { of: 1000, hold: 1000 },
          off: {
            patch: [
              { op: 'test', path: '/tables/0/columns/4/name', value: 'orders_count' },
              { op: 'replace', path: '/tables/0/columns/4/generator', value: { kind: 'number.int', parameters: { min: 0, max: 1000 } } },
              { op: 'remove', path: '/tables/0/columns/4/because' },
            ],
          },
        },
      ],
    },
  },
});

export const downloadRoute = defineRoute({
  id: 'download',
  method: 'GET',
  path: `${API_PREFIX}/datasets/{id}/tables/{table}/download`,
  needs: 'read',
  summary: 'A table as a file',
  description: 'A stream without a limit; `from` and `to` are inclusive. It stops if the caller disconnects, and waits for a slow reader.',
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
  reply: { stream: FILE_MEDIA_TYPES, description: 'The rows; csv by default' },
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
    'One file for each table, parents before children, then manifest.json: hash of the blueprint, seed, versions, and rows, bytes and SHA-256 of each file. A stream without a limit (ZIP64 from 4 GiB on): it stops if the caller disconnects, and waits for a slow reader. File names contain letters, digits, `.`, `_` and `-`; other characters are percent-encoded. With sql it is a bundle for psql: `schema.sql`, numbered files of rows, then keys and sequences, and `load.psql`, which loads everything in one transaction. If `rows` asks a table for more rows than its keys allow, the answer is `unsatisfiable`, unless `cap` is true.',
  tags: ['Rows'],
  params: strictObject({ id: Id }),
  query: strictObject({
    format: Type.Optional(Type.Unsafe<FileFormat>(FileFormat)),
    compress: Type.Optional(Type.Unsafe<ArchiveCompression>(ArchiveCompression)),
    tables: Type.Optional(
      Type.String({ minLength: 1, maxLength: 6_000, description: 'Table names, separated by commas; default: all. Quote a name that contains a comma' }),
    ),
    rows: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 6_000,
        description: 'Replaces the stored counts: 1000, or users=1000,orders=5000, or 200,users=20 for all tables with exceptions',
      }),
    ),
    cap: Type.Optional(Type.Boolean({ description: 'Make as many rows as the keys allow if more were requested' })),
    statements: Type.Optional(Type.Unsafe<BundleStatements>(BundleStatements)),
    ...FileOptions,
    revision,
  }),
  reply: { stream: ['application/zip'], description: 'The archive; csv by default' },
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
  summary: 'Estimate the size of a dataset',
  description:
    'Measured on sample rows of each table in the requested format; copy is what a load sends. `sizes` has the row counts in one line, such as 1,000 customers · 2.1 orders each, and its parts.',
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
    reply: {
      rows: 1000,
      bytes: 48_200,
      sampled: 1000,
      tables: [{ table: 'public.users', rows: 1000, bytes: 48_200 }],
      sizes: { line: '1,000 users', items: [{ table: 'public.users', rows: 1000, kind: 'root', says: '1,000 users' }], more: { tables: 0, rows: 0 } },
    },
  },
});

export const listFindingsRoute = defineRoute({
  id: 'listFindings',
  method: 'GET',
  path: `${API_PREFIX}/datasets/{id}/findings`,
  needs: 'read',
  summary: 'What looks wrong in the rows',
  description:
    'A second look at 200 rows of each table, by the words of tables and columns: values that are always the same, times in the wrong order, sums that do not come out, codes of another system, numbers out of range, names and addresses of different people, values of another trade, placeholders. Each finding names rows that show it. What a person has called right (`asIs` of a column in the blueprint) is left out. A look takes 8 seconds at most; a further request goes on where it stopped (`missed` with `code` = `time`).',
  tags: ['Rows'],
  params: strictObject({ id: Id }),
  query: strictObject({ revision }),
  headers,
  reply: Type.Unsafe<Findings>(Findings),
  replyHeaders,
  problems: [...problems, 'too-large'],
  examples: {
    params: { id: exampleIds.dataset },
    query: { revision: 1 },
    headers: exampleHeaders,
    reply: {
      items: [
        {
          table: 'public.orders',
          column: 'shipped_at',
          code: 'order-of-times',
          says: 'shipped_at is before ordered_at in 12 of 200 rows.',
          columns: ['ordered_at'],
          rows: [3, 17],
          weight: 0.9,
        },
      ],
      tables: 2,
      missed: [],
    },
  },
});
