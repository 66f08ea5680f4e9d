import type { Plan } from '@seedbed/engine';
import { tablesOf } from '../fill/fill.ts';
import { loadProgress } from '../fill/load-progress.ts';
import type { LoadProgress } from '../report.ts';
import type { PartWork, PlannedPart } from './part-work.ts';

/** Adds up the progress of tables from the progress of their parts. */
export function sumOfParts(plan: Plan, parts: readonly PlannedPart[], onProgress: ((progress: LoadProgress) => void) | undefined) {
  const shares = sharesOf(plan, parts);
  const all = loadProgress(
    plan.tables.flatMap(({ name }) => {
      const share = shares.get(name);
      return share ? [{ name, rows: share.rows }] : [];
    }),
    onProgress,
  );
  const tables = new Map<string, { readonly parts: Map<number, LoadProgress>; begun: boolean; done: number; rows: number; found: number }>();
  const tableOf = (name: string) => {
    const table = tables.get(name) ?? { parts: new Map(), begun: false, done: 0, rows: 0, found: 0 };
    tables.set(name, table);
    if (!table.begun) all.table(name).begin();
    table.begun = true;
    return table;
  };
  const end = (name: string, rows: number, found = 0): void => {
    const table = tableOf(name);
    table.rows += rows;
    table.found += found;
    if (++table.done >= shares.get(name)!.parts) all.table(name).end(table.rows, table.found);
  };
  return {
    report: all.report,
    of(number: number, each: LoadProgress): void {
      if (each.state === 'waiting') return;
      const table = tableOf(each.table);
      const before = table.parts.get(number);
      table.parts.set(number, each);
      all.table(each.table).add(Math.max(0, each.rows - (before?.rows ?? 0)), Math.max(0, each.bytes - (before?.bytes ?? 0)));
      if (each.state === 'done') end(each.table, each.rows);
    },
    found(work: PartWork): void {
      for (const { name, rows } of rowsIn(plan, work)) end(name, rows, rows);
    },
  };
}

/** How many of a table's rows are in these parts, and in how many parts. */
function sharesOf(plan: Plan, parts: readonly PlannedPart[]): ReadonlyMap<string, { rows: number; parts: number }> {
  const shares = new Map<string, { rows: number; parts: number }>();
  for (const { work } of parts)
    for (const { name, rows } of rowsIn(plan, work)) {
      const before = shares.get(name) ?? { rows: 0, parts: 0 };
      shares.set(name, { rows: before.rows + rows, parts: before.parts + 1 });
    }
  return shares;
}

function rowsIn(plan: Plan, work: PartWork): readonly { readonly name: string; readonly rows: number }[] {
  const sent = (name: string, first: number, count: number) => ({
    name,
    rows: count - plan.table(name).left.filter((row) => row >= first && row < first + count).length,
  });
  if (work.kind === 'rows') return [sent(work.table, work.first, work.count)];
  if (work.kind !== 'steps') return [];
  return work.steps.flatMap((step) => (step.kind === 'update' ? [] : tablesOf(step).map((name) => sent(name, 0, plan.table(name).rows))));
}
