import { Type, type Static } from 'typebox';
import { RowNumber } from './api-page.ts';
import { strictObject } from './api-route.ts';
import { Sizes } from './sizes.ts';

const RowCount = Type.Integer({ minimum: 0 });
/** A value as Postgres prints it. */
export const Cell = Type.Union([Type.String(), Type.Null()]);
export type Cell = Static<typeof Cell>;

export const RowColumn = strictObject({ name: Type.String(), type: Type.String() });
export type RowColumn = Static<typeof RowColumn>;

/** Some consecutive rows. Row numbers count from 1: the first row here has the number `offset + 1`. */
export const RowsPage = strictObject(
  {
    table: Type.String(),
    /** How many rows the table has (or, for children, how many this parent has). */
    total: RowCount,
    offset: RowCount,
    columns: Type.Array(RowColumn),
    /** Cells as Postgres prints them, in the order of `columns`. */
    rows: Type.Array(Type.Array(Cell)),
    /** Numbers of the rows in their table, if they are not consecutive: the children of a row. */
    numbers: Type.Optional(Type.Array(RowNumber)),
  },
  { $id: 'RowsPage' },
);
export type RowsPage = Static<typeof RowsPage>;

/** One row and its relations. */
export const RowDetail = strictObject(
  {
    table: Type.String(),
    number: RowNumber,
    total: RowCount,
    columns: Type.Array(RowColumn),
    values: Type.Array(Cell),
    /** The rows that it refers to; `number` is null if the reference is NULL. */
    parents: Type.Array(
      strictObject({ relation: Type.String(), columns: Type.Array(Type.String()), table: Type.String(), number: Type.Union([RowNumber, Type.Null()]) }),
    ),
    /** Relations that refer to this table: request …/rows/{n}/{relation} for the rows. */
    children: Type.Array(
      strictObject({ relation: Type.String(), table: Type.String(), columns: Type.Array(Type.String()), count: Type.Union([RowCount, Type.Null()]) }),
    ),
  },
  { $id: 'RowDetail' },
);
export type RowDetail = Static<typeof RowDetail>;

/** Distribution of a column's values, over `sampled` rows spread over the table. */
export const Distribution = strictObject(
  {
    table: Type.String(),
    column: Type.String(),
    sampled: RowCount,
    nulls: RowCount,
    distinct: RowCount,
    /** Numbers, dates and times: bars of equal width; bounds as Postgres prints them. */
    histogram: Type.Optional(Type.Array(strictObject({ from: Type.String(), to: Type.String(), count: RowCount }))),
    /** The most frequent values; all of them if they are few. */
    top: Type.Array(strictObject({ value: Type.String(), count: RowCount })),
  },
  { $id: 'Distribution' },
);
export type Distribution = Static<typeof Distribution>;

/** The estimated size: bytes of sampled rows, times rows. */
export const Estimate = strictObject(
  {
    rows: RowCount,
    bytes: RowCount,
    /** Rows generated to estimate it. */
    sampled: RowCount,
    tables: Type.Array(strictObject({ table: Type.String(), rows: RowCount, bytes: RowCount })),
    sizes: Type.Unsafe<Sizes>(Sizes),
  },
  { $id: 'Estimate' },
);
export type Estimate = Static<typeof Estimate>;
