import { Type } from 'typebox';
import { RowNumber } from '../api-page.ts';
import { API_PREFIX, defineRoute, strictObject } from '../api-route.ts';
import { Diagnostic } from '../diagnostic.ts';
import { LIMITS } from '../limits.ts';
import { Distribution, RowDetail, RowsPage } from '../rows.ts';
import { SharedDataset, ShareToken } from '../share.ts';
import { exampleDistribution, exampleRows, exampleShareToken } from './examples.ts';

/** The only calls that a read-only link allows. */
export const SHARED_PREFIX = `${API_PREFIX}/shared`;

/** The header with the token of a read-only link. */
export const SHARE_HEADER = 'seedbed-share';

const headers = Type.Object({ [SHARE_HEADER]: ShareToken });
const exampleHeaders = { [SHARE_HEADER]: exampleShareToken };
const tags = ['Read-only links'] as const;
const TableParam = Type.String({ minLength: 1, maxLength: 300, description: 'schema.name, or the name alone if it is unique' });
const problems = ['not-found', 'invalid-blueprint', 'unsatisfiable', 'overloaded'] as const;
const exampleParams = { table: 'public.users' };

export const getSharedRoute = defineRoute({
  id: 'getShared',
  method: 'GET',
  path: SHARED_PREFIX,
  needs: 'public',
  summary: 'The dataset of a read-only link',
  description: 'Its name, its tables with their row counts, how they refer to each other, its proof, and the rows at which the link opens.',
  tags,
  headers,
  reply: Type.Unsafe<SharedDataset>(SharedDataset),
  problems,
  examples: {
    headers: exampleHeaders,
    reply: {
      name: 'Shop',
      description: '',
      revision: 1,
      changedAt: '2026-11-20T09:00:00.000Z',
      schema: {
        tables: [
          {
            schema: 'public',
            name: 'users',
            rows: 1000,
            primaryKey: ['id'],
            columns: [{ name: 'id', type: 'bigint', nullable: false, madeByPostgres: null }],
          },
        ],
        relations: [],
        types: {},
      },
      sender: 'Ana Sousa',
      proof: null,
      at: { table: 'public.users', row: 1 },
      first: null,
      refusedLoad: null,
      mock: '/mock/shop-4t9mfq2vzk7wbn3x',
    },
  },
});

export const listSharedRowsRoute = defineRoute({
  id: 'listSharedRows',
  method: 'GET',
  path: `${SHARED_PREFIX}/tables/{table}/rows`,
  needs: 'public',
  summary: 'Any rows of a table, by a read-only link',
  tags,
  params: strictObject({ table: TableParam }),
  query: strictObject({
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: LIMITS.rowsPerTable, default: 0, description: 'Number of rows to skip' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.previewRows, default: 50 })),
  }),
  headers,
  reply: Type.Unsafe<RowsPage>(RowsPage),
  problems,
  examples: { params: exampleParams, query: { offset: 0, limit: 2 }, headers: exampleHeaders, reply: exampleRows },
});

export const getSharedRowRoute = defineRoute({
  id: 'getSharedRow',
  method: 'GET',
  path: `${SHARED_PREFIX}/tables/{table}/rows/{number}`,
  needs: 'public',
  summary: 'One row and its relations, by a read-only link',
  tags,
  params: strictObject({ table: TableParam, number: RowNumber }),
  headers,
  reply: Type.Unsafe<RowDetail>(RowDetail),
  problems,
  examples: {
    params: { ...exampleParams, number: 1 },
    headers: exampleHeaders,
    reply: { table: 'public.users', number: 1, total: 1000, columns: exampleRows.columns, values: exampleRows.rows[0], parents: [], children: [] },
  },
});

export const getSharedDistributionRoute = defineRoute({
  id: 'getSharedDistribution',
  method: 'GET',
  path: `${SHARED_PREFIX}/tables/{table}/columns/{column}/distribution`,
  needs: 'public',
  summary: "Distribution of a column's values, by a read-only link",
  tags,
  params: strictObject({ table: TableParam, column: Type.String({ minLength: 1, maxLength: 300 }) }),
  headers,
  reply: Type.Unsafe<Distribution>(Distribution),
  problems,
  examples: {
    params: { ...exampleParams, column: 'born' },
    headers: exampleHeaders,
    reply: exampleDistribution,
  },
});

export const listSharedProblemsRoute = defineRoute({
  id: 'listSharedProblems',
  method: 'GET',
  path: `${SHARED_PREFIX}/diagnostics`,
  needs: 'public',
  summary: 'Problems of the dataset of a read-only link',
  description: 'Errors first: what could not be read, satisfied or proved.',
  tags,
  headers,
  reply: strictObject({ items: Type.Array(Type.Unsafe<Diagnostic>(Diagnostic)) }),
  problems: ['not-found', 'overloaded'],
  examples: {
    headers: exampleHeaders,
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
