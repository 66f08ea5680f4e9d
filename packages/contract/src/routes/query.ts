import { Type } from 'typebox';
import { Id, revisionNumber } from '../api-page.ts';
import { API_PREFIX, defineRoute, strictObject } from '../api-route.ts';
import { LIMITS } from '../limits.ts';
import { QueryResult } from '../query.ts';
import { exampleIds } from './examples.ts';

const { query: limits } = LIMITS;

export const queryRoute = defineRoute({
  id: 'query',
  method: 'POST',
  path: `${API_PREFIX}/datasets/{id}/query`,
  needs: 'read',
  summary: 'Query the rows of a dataset with SQL',
  description:
    `One SELECT over the rows of a revision, answered by a private, throwaway Postgres, which makes the rows of the tables that it reads. The first ${limits.rowsPerTable.toLocaleString('en-US')} rows of a table are loaded (fewer where a ` +
    `dataset has more than ${limits.rows.toLocaleString('en-US')} rows in all); \`tables\` of the answer lists how many, of each table that the query reads. They are kept for ${limits.keptSeconds / 60} minutes after the last query. ` +
    `Keys, checks, triggers and functions of the schema are not there. The query runs in a read-only transaction as a role without rights, for at most ${limits.seconds} s. ` +
    `The answer has the first ${limits.resultRows.toLocaleString('en-US')} rows.`,
  tags: ['Rows'],
  params: strictObject({ id: Id }),
  body: strictObject({
    sql: Type.String({ minLength: 1, maxLength: limits.characters, pattern: '^[^\\u0000]*$', description: 'One SELECT, VALUES, TABLE or WITH … SELECT' }),
    revision: Type.Optional(revisionNumber('Default: the current revision')),
  }),
  reply: Type.Unsafe<QueryResult>(QueryResult),
  problems: ['not-found', 'invalid-request', 'invalid-sql', 'invalid-blueprint', 'unsatisfiable', 'too-large', 'overloaded'],
  startsWork: true,
  examples: {
    params: { id: exampleIds.dataset },
    body: { sql: 'select status, count(*) from orders group by status order by 2 desc', revision: 1 },
    reply: {
      revision: 1,
      columns: [
        { name: 'status', type: 'text' },
        { name: 'count', type: 'bigint' },
      ],
      rows: [
        ['shipped', '812'],
        ['open', '188'],
      ],
      hasMore: false,
      cutCells: 0,
      milliseconds: 3,
      tables: [{ table: 'public.orders', rows: 1000, total: 1000 }],
    },
  },
});
