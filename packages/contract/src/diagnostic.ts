import { Type, type Static } from 'typebox';
import { RowNumber } from './api-page.ts';

/** A problem of a dataset: something that could not be read, satisfied or proved; it never stops the other tables. */
export const Diagnostic = Type.Object(
  {
    level: Type.Union([Type.Literal('error'), Type.Literal('warning'), Type.Literal('info')]),
    /** Stable and short: `unsatisfiable`, `check-not-read`, `plain-value`, `given-up` … */
    code: Type.String(),
    table: Type.Optional(Type.String()),
    column: Type.Optional(Type.String()),
    constraint: Type.Optional(Type.String()),
    /** JSON Pointer into the blueprint, if there is such a place. */
    pointer: Type.Optional(Type.String()),
    message: Type.String(),
    /** How to fix it, in words. */
    mend: Type.Optional(Type.String()),
    /**
     * `unsatisfiable`: the maximum possible row count. `mended`: the rows that the table keeps, if it has fewer than
     * planned.
     */
    largest: Type.Optional(Type.Number()),
    /** `refused`: a row that Postgres refuses, what the constraint asks of it, and its values: those of the constraint's columns, if they are known. */
    row: Type.Optional(RowNumber),
    condition: Type.Optional(Type.String()),
    values: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Null()]))),
  },
  { additionalProperties: false, $id: 'Diagnostic' },
);
export type Diagnostic = Static<typeof Diagnostic>;

/** `deposit = 95, quoted = NULL`. */
export function sayValues(values: NonNullable<Diagnostic['values']>): string {
  return Object.entries(values)
    .map(([column, value]) => `${column} = ${value ?? 'NULL'}`)
    .join(', ');
}
