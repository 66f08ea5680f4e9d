import { BATCH_ROWS, openReader, textRow, textRows, type Plan, type TablePlan } from '@seedbed/engine';

export type TextRows = readonly (readonly (string | null)[])[];

/** The rows of a table that a trial loads, ascending from 0; null for all. An empty list omits the table. */
export type RowChoice = (table: TablePlan) => Float64Array | null;

/** The chosen rows as texts, in Postgres' input form. */
export function chosenRows(plan: Plan, table: TablePlan, columns: readonly string[], choose: RowChoice): TextRows {
  const chosen = choose(table);
  if (chosen === null) return textRows(plan, table, 0, table.rows, columns);
  // Consecutive rows are faster to read this way.
  if (chosen.length > 0 && chosen.at(-1)! - chosen[0]! === chosen.length - 1) return textRows(plan, table, chosen[0]!, chosen.length, columns);
  const reader = openReader(plan, table, columns, Math.min(BATCH_ROWS, chosen.length));
  const rows: (string | null)[][] = [];
  for (let done = 0; done < chosen.length; done += BATCH_ROWS) {
    const at = chosen.subarray(done, done + BATCH_ROWS);
    const batch = reader.read({ first: 0, count: at.length, at });
    for (let row = 0; row < batch.count; row++) rows.push(textRow(batch, row));
  }
  return rows;
}

export function countChosen(table: TablePlan, choose: RowChoice): number {
  return choose(table)?.length ?? table.rows;
}
