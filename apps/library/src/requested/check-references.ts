import { Problem, type BlueprintTable } from '@seedbed/contract';
import type { Plan, Runner, TablePlan } from '@seedbed/runner';

/** Rows per read. */
const PAGE = 1_000;

/**
 * Rejects set cells of a declared reference that identify no row of the other table, if no database checks them. Throws
 * Problem `invalid-request`.
 */
export function checkReferences(runner: Runner, plan: Plan, spec: BlueprintTable, table: TablePlan): void {
  for (const { child, parent, columns, parentColumns, index } of plan.relations) {
    if (child !== table.name || plan.blueprint.relations[index]?.source !== 'declared') continue;
    const rows = new Set(columns.flatMap((name) => Object.keys(spec.columns.find((column) => column.name === name)?.cells ?? {})));
    const set = [...rows].map(Number).filter((row) => row < table.rows);
    if (set.length === 0) continue;
    const keys = keysOf(runner, plan, parent, parentColumns);
    for (const row of set) {
      const [values] = valuesOf(runner, plan, child, columns, row, 1);
      if (!keys || !values || values.includes(null) || keys.has(JSON.stringify(values))) continue;
      const shown = columns.map((name, at) => `${name} = ${values[at]}`).join(', ');
      throw new Problem(
        'invalid-request',
        `${child}, row ${row + 1}: ${shown} is set, and no row of ${parent} has it as ${parentColumns.join(', ')}. Set it there as well, or pass the url of a database that has this row.`,
        { facts: { table: child, row: row + 1, columns } },
      );
    }
  }
}

/** All keys of a table; null if Seedbed does not generate one of their columns. */
function keysOf(runner: Runner, plan: Plan, name: string, columns: readonly string[]): ReadonlySet<string> | null {
  const keys = new Set<string>();
  const { rows } = plan.table(name);
  for (let start = 0; start < rows; start += PAGE) {
    for (const values of valuesOf(runner, plan, name, columns, start, Math.min(PAGE, rows - start))) {
      if (values === null) return null;
      keys.add(JSON.stringify(values));
    }
  }
  return keys;
}

function valuesOf(runner: Runner, plan: Plan, table: string, columns: readonly string[], start: number, count: number): ((string | null)[] | null)[] {
  const page = runner.rows(plan, table, start, count);
  const places = columns.map((name) => page.columns.findIndex((column) => column.name === name));
  return page.rows.map((texts) => (places.includes(-1) ? null : places.map((place) => texts[place] ?? null)));
}
