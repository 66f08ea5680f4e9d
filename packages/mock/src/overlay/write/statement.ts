import type { MockSchema, MockTable, ResolvedWrite } from '../../core/index.ts';
import { generatedValue, readRows, type Budget, type Row, type Surroundings } from '../../engines/virtual/index.ts';
import { checkExcluded } from '../check/excluded.ts';
import { checkRow } from '../check/row-checks.ts';
import { checkUnique } from '../check/unique.ts';
import type { Draft } from '../state.ts';

/** The context of one statement. */
export type Statement = {
  readonly draft: Draft;
  readonly table: MockTable;
  readonly write: ResolvedWrite;
  readonly around: Surroundings;
  readonly budget: Budget;
  /** Policies of the table, for the caller. */
  readonly policies: PolicyChecks | null;
};

export type PolicyChecks = {
  /** Throws 42501 for a row that may not be written. */
  written(command: 'insert' | 'update', row: Row): void;
  /** Throws 42501 if ON CONFLICT reaches a row that may not be changed. */
  conflicting(row: Row): void;
};

/** A whole row, for changing it. */
export function wholeRow(draft: Draft, table: MockTable, slot: number): Row {
  const columns = table.columns.filter((column) => column.generated === null);
  return [...readRows(draft, table, [slot], columns)[0]!];
}

/**
 * Computes generated columns from the others. Those that cannot be computed here have no value: requests that use them
 * are rejected.
 */
export function computeGenerated(schema: MockSchema, table: MockTable, row: Row): void {
  for (const column of table.columns)
    if (column.generated !== null) row[column.index] = table.shown.includes(column) ? generatedValue(schema, table, column, row) : null;
}

/** Checks all constraints of a row except foreign keys, which are checked at the end of the statement. `self` is its slot. */
export function checkOwn({ draft, around, budget }: Statement, table: MockTable, row: Row, self: number, before: Row): void {
  checkRow(draft.schema, table, row, around);
  checkUnique(draft, table, row, self, before, budget);
  checkExcluded(draft, table, row, self, before, budget);
}
