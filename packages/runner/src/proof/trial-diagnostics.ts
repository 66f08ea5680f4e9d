import type { Diagnostic, TrialTable } from '@seedbed/contract';
import { hintOf, sayRefusal } from './refusal.ts';

/** The diagnostics from the trial of one table: errors with their fix, tables that only wait, rows that disappeared. */
export function trialDiagnostics(table: TrialTable): Diagnostic[] {
  const found: Diagnostic[] = table.counterexamples
    .filter((each) => each.waitsFor === undefined)
    .map((each) => ({
      level: 'error',
      code: 'refused',
      table: table.table,
      ...(each.constraint !== undefined && { constraint: each.constraint }),
      ...(each.column !== undefined && { column: each.column }),
      message: `${table.refused} of ${table.sent} rows were refused: ${sayRefusal(each)}`,
      mend: hintOf(each),
    }));
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
