import { Type, type Static } from 'typebox';
import { RowNumber } from './api-page.ts';
import { strictObject } from './api-route.ts';
import { Generator } from './blueprint/generator.ts';
import { Decision } from './decision.ts';
import { Cell } from './rows.ts';

const shown = {
  values: Type.Array(Cell, { description: 'Its values in the rows of `rows`' }),
  shares: Type.Optional(Type.String({ description: 'What share of 1,000 rows each value has, if it has only a few values' })),
};

/** Another generator for a column. */
export const ColumnAlternative = strictObject(
  {
    generator: Type.Unsafe<Generator>(Generator),
    title: Type.String(),
    says: Type.String({ description: 'Why it is proposed' }),
    share: Type.Optional(Type.Number({ minimum: 0, maximum: 1, description: 'How sure inference would be of it' })),
    ...shown,
  },
  { $id: 'ColumnAlternative' },
);
export type ColumnAlternative = Static<typeof ColumnAlternative>;

/** A column, to be judged by a person: why it is as it is, its rows, and what else it could hold in them. */
export const ColumnReview = strictObject(
  {
    /** Qualified. */
    table: Type.String(),
    column: Type.String(),
    title: Type.String({ description: 'Of its generator' }),
    generator: Type.Union([Type.Unsafe<Generator>(Generator), Type.Null()]),
    decision: Type.Union([Type.Unsafe<Decision>(Decision), Type.Null()], { description: 'Null for a dataset without a schema' }),
    rows: Type.Array(RowNumber, { description: 'Up to five rows that show the column best' }),
    columns: Type.Array(strictObject({ name: Type.String(), values: Type.Array(Cell) }), {
      description: 'The column, and those that tell most about its rows',
    }),
    ...shown,
    alternatives: Type.Array(Type.Unsafe<ColumnAlternative>(ColumnAlternative), { description: 'Up to three, the likeliest first' }),
    why: Type.Unsafe<'found' | 'same' | 'none' | 'untried'>({
      type: 'string',
      enum: ['found', 'same', 'none', 'untried'],
      description: 'same: others make the same values; none: no other is valid; untried: the rows of the table cannot be made',
    }),
  },
  { $id: 'ColumnReview' },
);
export type ColumnReview = Static<typeof ColumnReview>;
