import type { TrialReport, TrialTable } from '@seedbed/contract';

/** Tables with rejected or silently dropped rows, or that no single statement fills. */
export function failing(report: TrialReport): TrialTable[] {
  return report.tables.filter((table) => table.refused > 0 || table.isRowByRow === true || (table.missing?.length ?? 0) > 0);
}

/** Tables with rows, none of which was rejected: those that a load would fill. */
export function accepted(report: TrialReport): Set<string> {
  const wanting = new Set(failing(report).map((table) => table.table));
  return new Set(report.tables.filter((table) => table.kept > 0 && !wanting.has(table.table)).map((table) => table.table));
}

/**
 * Whether more tables are filled, and correspondingly fewer fail: a repair must not gain one table by losing another.
 */
export function isBetter(a: TrialReport, b: TrialReport): boolean {
  const [x, y] = [accepted(a).size, accepted(b).size];
  return x !== y ? x > y : failing(a).length < failing(b).length;
}

/** Tables with rows and no errors, or whose rows were all accepted and later deleted by others. */
export function takenWhole(report: TrialReport): string[] {
  const wanting = new Set(failing(report).map((table) => table.table));
  return report.tables.filter((table) => !wanting.has(table.table) && (table.kept > 0 || table.sent > 0)).map((table) => table.table);
}
