import type { TrialReport, TrialTable } from '@seedbed/contract';

/** Tables of which rows were refused, or dropped without a word, or that no one statement fills. */
export function failing(report: TrialReport): TrialTable[] {
  return report.tables.filter((table) => table.refused > 0 || table.isRowByRow === true || (table.missing?.length ?? 0) > 0);
}

/** Tables that hold rows, and of which none was refused: what a load would have. */
export function standing(report: TrialReport): Set<string> {
  const wanting = new Set(failing(report).map((table) => table.table));
  return new Set(report.tables.filter((table) => table.kept > 0 && !wanting.has(table.table)).map((table) => table.table));
}

/** More tables that stand, and with as many fewer that fail: what one repair wins is no reason to lose what others have. */
export function isBetter(a: TrialReport, b: TrialReport): boolean {
  const [x, y] = [standing(a).size, standing(b).size];
  return x !== y ? x > y : failing(a).length < failing(b).length;
}

/** Tables that hold rows of which none was refused, or that had all they were sent when others took them away. */
export function takenWhole(report: TrialReport): string[] {
  const wanting = new Set(failing(report).map((table) => table.table));
  return report.tables.filter((table) => !wanting.has(table.table) && (table.kept > 0 || table.sent > 0)).map((table) => table.table);
}
