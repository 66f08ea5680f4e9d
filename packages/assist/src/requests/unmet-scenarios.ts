import { qualifiedName, type Blueprint, type Knowledge, type ScenarioRows, type ScenarioSpec } from '@seedbed/contract';
import { textRows, type Plan } from '@seedbed/engine';
import { tableNamed } from '@seedbed/meaning/answer';
import { shortName } from './means-of.ts';

/** Larger tables are not counted whole. */
const MAX_ROWS = 200_000;

/** Why named rows would not be as stated: the first table with other cells or another number of children, as counted; null where all are. */
export function unmetScenario(plan: Plan, blueprint: Blueprint, { scenarios = {} }: Knowledge): string | null {
  for (const [name, tables] of Object.entries(scenarios))
    for (const [table, rows] of Object.entries(tables)) {
      const unmet = unmetRows(plan, blueprint, name, table, rows);
      if (unmet !== null) return unmet;
    }
  return null;
}

function unmetRows(plan: Plan, blueprint: Blueprint, scenario: string, name: string, rows: ScenarioRows): string | null {
  const table = tableOf(blueprint, name);
  const at = table === undefined ? undefined : blueprint.scenarios?.[scenario]?.[table];
  if (table === undefined || at === undefined || plan.table(table).rows > MAX_ROWS) return null;
  const specs = specsOf(rows);
  const short = shortName(table);
  for (const [column, wanted] of setIn(specs)) {
    const found = at.filter((row) => isCell(textRows(plan, table, row, 1, [column])[0]?.[0] ?? null, wanted.value)).length;
    if (found < wanted.rows) return `${short}.${column} would be ${String(wanted.value)} in ${found} of ${wanted.rows} named rows`;
  }
  for (const [child, wanted] of childrenIn(specs)) {
    const [of] = child.split('.').length > 1 && tableOf(blueprint, child) === undefined ? [child.slice(0, child.lastIndexOf('.'))] : [child];
    const referring = tableOf(blueprint, of);
    const relations = plan.relations.filter((one) => one.child === referring && one.parent === table);
    if (referring === undefined || relations.length !== 1 || plan.table(referring).rows > MAX_ROWS) continue;
    let found = 0;
    for (let row = 0; row < plan.table(referring).rows; row++) if (at.includes(relations[0]!.parentOf(row))) found++;
    if (found !== wanted) return `the named rows of ${short} would have ${found} rows of ${shortName(referring)}, not ${wanted}`;
  }
  return null;
}

function tableOf(blueprint: Blueprint, name: string): string | undefined {
  const table = tableNamed(blueprint, name);
  return table && qualifiedName(table.schema, table.name);
}

function specsOf(rows: ScenarioRows): readonly ScenarioSpec[] {
  return typeof rows === 'number' ? [{ count: rows }] : [rows].flat();
}

/** Set cells, and in how many rows. The first value of a column stands for all, as words set only one. */
function setIn(specs: readonly ScenarioSpec[]): Map<string, { readonly value: unknown; readonly rows: number }> {
  return new Map(specs.flatMap(({ count = 1, set = {} }) => Object.entries(set).map(([column, value]) => [column, { value, rows: count }] as const)));
}

function childrenIn(specs: readonly ScenarioSpec[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { count = 1, children = {} } of specs)
    for (const [child, rows] of Object.entries(children)) {
      const own = specsOf(rows).reduce((sum, one) => sum + (one.count ?? 1), 0);
      counts.set(child, (counts.get(child) ?? 0) + count * own);
    }
  return counts;
}

function isCell(cell: string | null, value: unknown): boolean {
  if (value === null || cell === null) return value === cell;
  if (typeof value === 'boolean') return /^t/i.test(cell) === value;
  return typeof value === 'number' ? Number(cell) === value : cell === String(value);
}
