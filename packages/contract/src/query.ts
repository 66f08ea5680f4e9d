import { Type, type Static } from 'typebox';
import { strictObject } from './api-route.ts';
import { Cell, RowColumn } from './rows.ts';

const Count = Type.Integer({ minimum: 0 });

/** The part of a table that a query can see: its first `rows` of `total`. */
export const QueriedTable = strictObject(
  {
    table: Type.String(),
    rows: Count,
    total: Count,
    /** Why it cannot be queried. */
    problem: Type.Optional(Type.String()),
  },
  { $id: 'QueriedTable' },
);
export type QueriedTable = Static<typeof QueriedTable>;

/** The answer to a query over the rows of a revision. */
export const QueryResult = strictObject(
  {
    revision: Type.Integer({ minimum: 1 }),
    columns: Type.Array(RowColumn),
    /** Cells as Postgres prints them, in the order of `columns`. */
    rows: Type.Array(Type.Array(Cell)),
    /** Whether the result has more rows. */
    hasMore: Type.Boolean(),
    /** Cells that are truncated and end with “…”. */
    cutCells: Count,
    /** Of the query itself. */
    milliseconds: Count,
    /** Tables that the query reads. */
    tables: Type.Array(Type.Unsafe<QueriedTable>(QueriedTable)),
  },
  { $id: 'QueryResult' },
);
export type QueryResult = Static<typeof QueryResult>;
