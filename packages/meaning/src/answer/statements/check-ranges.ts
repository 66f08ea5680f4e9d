import type { SqlType } from '@seedbed/contract';
import { textRows, type Plan } from '@seedbed/engine';
import { whyOf } from './check-effects.ts';
import { isNullName, labelsOf } from '../column/outcome.ts';
import { isNumeric, sameValue } from '../column/same-value.ts';
import { momentAsDate } from '../column/times.ts';
import { columnNamed, lose, pointer, referenceOf, typeOf, type AnswerWork, type TableWork } from '../work.ts';

/** How many rows of a table to check against statements about its columns. */
const ROWS_CHECKED = 1_000;

/** Reports columns whose rows violate their statements, with the condition that causes it. */
export function checkRanges(work: AnswerWork, plan: Plan): void {
  for (const table of work.tables) {
    const entries = Object.entries(table.stated.columns ?? {}).filter(
      ([name]) => table.answers.has(name) && !referenceOf(table, name) && !isCased(table, name),
    );
    const planned = plan.tables.find(({ name }) => name === table.name);
    if (entries.length === 0 || !planned || planned.rows === 0) continue;
    const rows = textRows(plan, planned, 0, Math.min(ROWS_CHECKED, planned.rows));
    for (const [name, statement] of entries) {
      const column = columnNamed(table, name)!;
      const type = typeOf(work, column);
      const allowed = allows(work, statement, type);
      if (!allowed) continue;
      const at = planned.columns.findIndex((column) => column.name === name);
      const cells = rows.flatMap((row) => row[at] ?? []);
      const strays = cells.filter((cell) => !allowed(cell));
      const other =
        strays.length > 0
          ? `${strays.length} of ${cells.length} rows hold other values, such as ${strays[0]!.slice(0, 60)}`
          : otherWeight(work, statement, cells, type, labelsOf(column, type));
      if (other !== null) lose(work, table, name, table.place + pointer('columns', name), `${other}: ${whyOf(work, table, name)}`);
    }
  }
}

/** The first value whose share of the rows is not its weight's, beyond chance. */
function otherWeight(work: AnswerWork, { values, shares }: Statement, cells: readonly string[], type: SqlType, labels: readonly string[]): string | null {
  const same = sameValue(type);
  if (!values || Array.isArray(values) || shares || !same) return null;
  const counts = Map.groupBy(cells, same);
  // NULLs are not among the cells.
  const weights = Object.entries(values as Record<string, number>)
    .filter(([value]) => !isNullName(value, labels))
    .map(([value, weight]) => [String(momentAsDate(work, value, type)), weight] as const);
  const sum = weights.reduce((all, [, weight]) => all + weight, 0);
  for (const [value, weight] of weights) {
    const found = counts.get(same(value))?.length ?? 0;
    const share = weight / sum;
    if (Math.abs(found - share * cells.length) > 2 + 5 * Math.sqrt(cells.length * share * (1 - share)))
      return `${value} is in ${found} of ${cells.length} rows, not in ${Number((share * 100).toPrecision(3))} % of them`;
  }
  return null;
}

/** Whether a condition of the table overrides the statement in some rows. */
function isCased({ stated }: TableWork, name: string): boolean {
  return (stated.when ?? []).some(({ then }) => Object.hasOwn(then, name)) || stated.states?.of === name;
}

type Statement = NonNullable<TableWork['stated']['columns']>[string];

/** The allowed cells of the column; null if values or bounds alone do not define them, or its type's equality is not known here. */
function allows(
  work: AnswerWork,
  { value, values, low, high, when, else: otherwise, formula, template, dirt }: Statement,
  type: SqlType,
): ((cell: string) => boolean) | null {
  if (dirt !== undefined || when || otherwise !== undefined || formula !== undefined || template !== undefined) return null;
  if (values || (value !== undefined && value !== null)) {
    const listed = !values ? [String(value)] : Array.isArray(values) ? values.map(String) : Object.keys(values);
    if (listed.some((text) => /\{[^{}]*\|/.test(text))) return null;
    const same = sameValue(type);
    if (!same) return null;
    const known = new Set(listed.map((text) => same(momentAsDate(work, text, type))));
    return (cell) => known.has(same(cell));
  }
  if ((low === undefined && high === undefined) || !isNumeric(type)) return null;
  return (cell) => Number(cell) >= (low ?? -Infinity) - 1e-9 && Number(cell) <= (high ?? Infinity) + 1e-9;
}
