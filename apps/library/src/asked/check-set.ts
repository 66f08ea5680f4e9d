import { Problem, type Blueprint, type Group, type Order } from '@seedbed/contract';
import { acceptor, type Plan, type Runner, type TablePlan } from '@seedbed/runner';
import { checkKeys } from './check-keys.ts';

type Cells = ReadonlyMap<string, string | null>;

/**
 * Refuses rows whose set cells contradict a condition between columns, or a partial key, where no database does it: names the constraint, the row and its columns.
 * Throws Problem `invalid-request`.
 */
export function checkSet(runner: Runner, plan: Plan, blueprint: Blueprint): void {
  for (const spec of blueprint.tables) {
    const set = spec.columns.filter((column) => column.cells !== undefined);
    if (set.length === 0) continue;
    const table = plan.tables.find((one) => one.schema === spec.schema && one.table === spec.name)!;
    const names = new Set(set.map((column) => column.name));
    checkKeys(runner, plan, spec, table, names);
    const groups = (spec.groups ?? []).filter((group) => !group.rows && group.columns.some((name) => names.has(name)));
    const rows = [...new Set(set.flatMap((column) => Object.keys(column.cells!)))].map(Number).filter((row) => row < table.rows);
    for (const row of groups.length > 0 ? rows : []) {
      const page = runner.rows(plan, table.name, row, 1);
      const cells: Cells = new Map(page.columns.map(({ name }, at) => [name, page.rows[0]![at] ?? null]));
      const broken = groups.find((group) => !holds(group, table, cells));
      if (broken) throw contradiction(table, row, broken, cells, names);
    }
  }
}

function holds(group: Group, table: TablePlan, cells: Cells): boolean {
  if (!(group.order ?? []).every((order) => inOrder(order, cells))) return false;
  const { variants = [] } = group;
  return (
    variants.length === 0 ||
    variants.some(
      ({ columns, order = [] }) =>
        order.every((each) => inOrder(each, cells)) &&
        Object.entries(columns).every(([name, says]) => {
          const text = cells.get(name);
          if (text === undefined) return true;
          if (says.null) return text === null;
          if (text === null) return !says.notNull;
          return !says.domain || acceptor(table.column(name).type, says.domain)(text);
        }),
    )
  );
}

/** Numbers, dates in days and timestamps in seconds; what is neither, or NULL, is passed over. */
function inOrder({ terms, operator, value }: Order, cells: Cells): boolean {
  if (operator === '<>') return true;
  let sum = 0;
  for (const { column, coefficient } of terms) {
    const text = cells.get(column);
    const x = text === null || text === undefined ? NaN : measured(text);
    if (Number.isNaN(x)) return true;
    sum += coefficient * x;
  }
  const near = 1e-6 * Math.max(1, Math.abs(value));
  return operator === '=' ? Math.abs(sum - value) <= near : operator === '<' ? sum < value : sum <= value + near;
}

function measured(text: string): number {
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return Date.parse(`${text}T00:00:00Z`) / 86_400_000;
  return /^\d{4}-\d{2}-\d{2} /.test(text) ? Date.parse(`${text.replace(' ', 'T').replace(/\+00$/, '')}Z`) / 1000 : NaN;
}

function contradiction(table: TablePlan, row: number, group: Group, cells: Cells, set: ReadonlySet<string>): Problem {
  const shown = group.columns.map((name) => `${name} = ${cells.get(name) ?? 'NULL'}${set.has(name) ? ' (set)' : ''}`).join(', ');
  const by = group.constraints?.length ? `CHECK ${group.constraints.join(', ')}` : 'a condition of the table';
  return new Problem('invalid-request', `${table.name}, row ${row + 1}: ${by} refuses ${shown}. Set other values, or fewer.`, {
    facts: { table: table.name, row: row + 1, columns: group.columns },
  });
}
