import type { Counterexample, Diagnostic, TrialTable } from '@seedbed/contract';
import type { ListedConstraint } from './listed-constraints.ts';
import { hintOf, sayRefusal, valuesOf } from './refusal.ts';

/**
 * The diagnostics from the trial of one table: errors with their fix, tables that only wait, rows that disappeared. `listed`: its constraints, for the columns and the
 * condition of those that refused rows.
 */
export function trialDiagnostics(table: TrialTable, listed: readonly ListedConstraint[] = []): Diagnostic[] {
  const found = distinct(table.counterexamples.filter((each) => each.waitsFor === undefined)).map((each) => refusedRow(table, each, listed));
  const waits = table.counterexamples.find((each) => each.waitsFor !== undefined);
  if (waits && found.length === 0) {
    found.push({
      level: 'error',
      code: 'waits',
      table: table.table,
      message: `its rows refer to rows of ${waits.waitsFor} that were refused`,
      mend: `Repair ${waits.waitsFor} first.`,
    });
  }
  const dropped = table.sent - table.refused - table.kept;
  if (dropped > 0)
    found.push({
      level: 'warning',
      code: 'dropped',
      table: table.table,
      message: `${dropped} of ${table.sent} rows were taken and are not there: a trigger or a rule removed them`,
      mend: 'Nothing, where the schema means it so; else leave the table to its triggers, or load it last.',
    });
  return found;
}

function refusedRow({ table, refused, sent }: TrialTable, each: Counterexample, listed: readonly ListedConstraint[]): Diagnostic {
  const constraint = listed.find(({ name }) => name === each.constraint);
  return {
    level: 'error',
    code: 'refused',
    table,
    ...(each.constraint !== undefined && { constraint: each.constraint }),
    ...(each.column !== undefined && { column: each.column }),
    message: `${refused} of ${sent} rows were refused: ${sayRefusal(each)}`,
    mend: hintOf(each),
    ...(each.row !== undefined && { row: each.row + 1 }),
    ...(constraint?.kind === 'check' && constraint.asks !== undefined && { condition: constraint.asks }),
    ...(each.values && { values: valuesOf(each, constraint?.columns) }),
  };
}

/** One of those that a table refused for the same reason: other values of the same row are no other problem. */
function distinct(refusals: readonly Counterexample[]): Counterexample[] {
  return [...new Map(refusals.toReversed().map((each) => [`${each.sqlstate} ${each.constraint} ${each.column} ${each.message}`, each])).values()].toReversed();
}
