import { Type, type Static } from 'typebox';
import { RowNumber } from './api-page.ts';
import { strictObject } from './api-route.ts';

/** What can look wrong in made rows. */
export const FINDING_CODES = [
  'same-value', // one value in every row, or none in any
  'few-names', // a few names for many rows
  'order-of-times', // times of a row in another order than the words of their columns
  'before-parent', // a row that began before what it refers to
  'sum', // amounts that do not come to what their names say
  'out-of-range', // numbers and days out of proportion with their words
  'format', // codes of another system than the column is called after
  'person', // a name beside somebody else's address
  'other-trade', // values of another trade than the schema's
  'placeholder', // numbered names, random letters
] as const;

export const FindingCode = Type.Unsafe<(typeof FINDING_CODES)[number]>({ type: 'string', enum: [...FINDING_CODES] });
export type FindingCode = Static<typeof FindingCode>;

/** Something in the made rows of a column that looks wrong. */
export const ColumnFinding = strictObject(
  {
    /** Qualified. */
    table: Type.String(),
    column: Type.String(),
    code: FindingCode,
    says: Type.String({ description: 'In one sentence' }),
    columns: Type.Array(Type.String(), { description: 'Other columns of the table that show it' }),
    rows: Type.Array(RowNumber, { minItems: 1, description: 'Some rows that show it' }),
    weight: Type.Number({ minimum: 0, maximum: 1, description: 'How embarrassing it is' }),
  },
  { $id: 'ColumnFinding' },
);
export type ColumnFinding = Static<typeof ColumnFinding>;

export const Findings = strictObject(
  {
    items: Type.Array(Type.Unsafe<ColumnFinding>(ColumnFinding), { description: 'The most embarrassing first' }),
    tables: Type.Integer({ minimum: 0, description: 'How many tables were looked at' }),
    missed: Type.Array(
      strictObject({
        table: Type.String({ description: 'Qualified' }),
        code: Type.Unsafe<'time' | 'failed'>({ type: 'string', enum: ['time', 'failed'], description: '`time`: ask again, and the look goes on from here' }),
        says: Type.String({ description: 'Why, in a sentence' }),
      }),
      { description: 'Tables that were not looked at' },
    ),
  },
  { $id: 'Findings' },
);
export type Findings = Static<typeof Findings>;
