import { countOf, Problem, suggestNames, type Blueprint } from '@seedbed/contract';
import type { Plan } from '@seedbed/runner';
import type { Rows } from '../../types/index.d.ts';
import { shortName } from '../rows-of.ts';

type Places = Readonly<Record<string, readonly number[]>>;

/** The rows of a scenario, by qualified table. Throws Problem `not-found`. */
export function scenarioNamed({ scenarios = {} }: Blueprint, name: string): Places {
  if (Object.hasOwn(scenarios, name)) return scenarios[name]!;
  const names = Object.keys(scenarios);
  throw new Problem(
    'not-found',
    names.length === 0
      ? `scenario: the schema has none. Describe "${name}" under "scenarios" in knowledge.json, and pass it as knowledge.`
      : `scenario: there is no "${name}". ${suggestNames(names, name)}`,
  );
}

/** Row counts with room for the scenario: if rows are requested by one number, it is a minimum. */
export function withRoom(places: Places, counts: number | undefined): number | undefined {
  return counts === undefined ? undefined : Math.max(counts, ...Object.values(places).map((rows) => Math.max(...rows) + 1));
}

/** The rows of the scenario, by table. Throws Problem `invalid-request` if a table has too few rows for them. */
export function scenarioRows(plan: Plan, places: Places, rows: Rows): Rows {
  const found: Rows = {};
  for (const [name, numbers] of Object.entries(places)) {
    const table = plan.tables.find((each) => each.name === name)!;
    const needed = Math.max(...numbers) + 1;
    if (table.rows < needed)
      throw new Problem('invalid-request', `scenario: ${table.table} has ${countOf(table.rows, 'row')}, and the scenario needs ${needed}. Ask for more rows.`);
    const all = rows[shortName(plan, table)];
    if (all) found[shortName(plan, table)] = numbers.map((at) => all[at]!);
  }
  return found;
}
