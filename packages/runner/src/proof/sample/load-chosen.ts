import type { TrialReport } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import type { Loaded } from '@seedbed/inference';
import { chosenRows, type Trial } from '@seedbed/postgres/proof';

const NONE = new Float64Array(0);

/**
 * Loads only these rows of the plan, and keeps them in the database; missing rows are reported by their positions among
 * the chosen ones.
 */
export async function loadChosen(trial: Trial, plan: Plan, rows: ReadonlyMap<string, Float64Array>, tableSeconds?: number): Promise<Loaded> {
  const choose = (table: { readonly name: string }): Float64Array => rows.get(table.name) ?? NONE;
  await trial.forget();
  let sent = plan;
  const onReplanned = (next: Plan): void => void (sent = next);
  const report = await trial.load(plan, { keep: true, choose, onReplanned, ...(tableSeconds !== undefined && { tableSeconds }) });
  return {
    report: byPlace(report, rows),
    rows(name, first, count) {
      const table = sent.table(name);
      const columns = table.columns.map((column) => column.name);
      return { columns, rows: chosenRows(sent, table, columns, () => choose(table).subarray(first, first + count)) };
    },
  };
}

function byPlace(report: TrialReport, rows: ReadonlyMap<string, Float64Array>): TrialReport {
  const tables = report.tables.map((table) => {
    if (!table.missing) return table;
    const places = new Map([...(rows.get(table.table) ?? NONE)].map((row, place) => [row, place]));
    return { ...table, missing: table.missing.flatMap((row) => places.get(row) ?? []) };
  });
  return { ...report, tables };
}
