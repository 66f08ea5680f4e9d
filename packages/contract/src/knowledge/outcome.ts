import { Type, type Static } from 'typebox';
import { strictObject as strict } from '../api-route.ts';
import { RowsPage } from '../rows.ts';

/** A statement that is not valid: only this statement is dropped, and the rest of the answer applies. */
export const KnowledgeFault = strict({
  /** JSON Pointer into the answer. */
  place: Type.String(),
  message: Type.String(),
  /** The suggested replacement. */
  instead: Type.Optional(Type.String()),
});
export type KnowledgeFault = Static<typeof KnowledgeFault>;

/** The effects and failures of an answer. */
export const KnowledgeOutcome = strict(
  {
    taken: Type.Array(strict({ table: Type.String(), column: Type.String(), from: Type.String(), to: Type.String() })),
    /** Statements that the rows do not follow, each with the reason. Their columns are unchanged unless `taken` names them. */
    lost: Type.Array(strict({ place: Type.String(), table: Type.String(), column: Type.String(), reason: Type.String() })),
    faults: Type.Array(KnowledgeFault),
    /**
     * Stated relations, checked in generated rows; empty if an answer is applied without generating rows, as inference
     * does.
     */
    relations: Type.Array(
      strict({
        table: Type.String(),
        relation: Type.String(),
        /** The same as a condition in CEL. */
        condition: Type.String(),
        /** Checked rows without NULLs in it. */
        rows: Type.Integer(),
        holds: Type.Integer(),
        /** Numbers of the first rows that violate it. */
        fails: Type.Array(Type.Integer({ minimum: 1 })),
      }),
    ),
  },
  { $id: 'KnowledgeOutcome' },
);
export type KnowledgeOutcome = Static<typeof KnowledgeOutcome>;

/** The effect of an answer on one table, with its first rows before and after. */
export const KnowledgeDifference = strict(
  {
    table: Type.String(),
    /** Columns with a different generator. */
    changed: Type.Array(strict({ column: Type.String(), before: Type.String(), after: Type.String() })),
    /** Columns that the answer mentions but does not change. */
    same: Type.Array(Type.String()),
    /** How many of the first rows have a value, if that changes; for columns with many different values only NULL. */
    shares: Type.Optional(
      strict({
        /** Rows that were counted. */
        rows: strict({ before: Type.Integer({ minimum: 0 }), after: Type.Integer({ minimum: 0 }) }),
        values: Type.Array(
          strict({
            column: Type.String(),
            value: Type.Union([Type.String(), Type.Null()]),
            before: Type.Integer({ minimum: 0 }),
            after: Type.Integer({ minimum: 0 }),
          }),
        ),
      }),
    ),
    before: Type.Unsafe<RowsPage>(RowsPage),
    after: Type.Unsafe<RowsPage>(RowsPage),
  },
  { $id: 'KnowledgeDifference' },
);
export type KnowledgeDifference = Static<typeof KnowledgeDifference>;
