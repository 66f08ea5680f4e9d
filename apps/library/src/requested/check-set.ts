import { Problem, type Blueprint, type BlueprintTable, type Catalog, type Group, type Order } from '@seedbed/contract';
import type { Conditions } from '@seedbed/mock/conditions';
import { acceptor, type Plan, type Runner, type TablePlan } from '@seedbed/runner';
import { tablesOf } from '../rows-of.ts';
import { checkKeys } from './check-keys.ts';
import { checkReferences } from './check-references.ts';

type Cells = ReadonlyMap<string, string | null>;

/** Limits for checking rows without set cells: how many in total, and how many per read. */
const MAX_GENERATED_ROWS = 1_000;

type CheckedAgainst = { readonly catalog: Catalog | undefined; readonly tables: readonly string[] | undefined };
type IsSet = (name: string) => boolean;

/**
 * Refuses rows that break a CHECK, and set cells that contradict a condition between columns, a key or a reference. Needed where no
 * database checks this. The Problem names the constraint, the row and its columns. Of rows without set cells it checks the first ones of
 * each returned table. Throws Problem `invalid-request`.
 */
export async function checkSet(runner: Runner, plan: Plan, blueprint: Blueprint, { catalog, tables }: CheckedAgainst): Promise<void> {
  const { openConditions } = await import('@seedbed/mock/conditions');
  const conditions = openConditions(plan, catalog);
  const returned = new Set(tablesOf(plan, tables).map(({ name }) => name));
  for (const spec of blueprint.tables) {
    const table = plan.tables.find((one) => one.schema === spec.schema && one.table === spec.name)!;
    const set = spec.columns.filter((column) => column.cells !== undefined);
    if (set.length > 0) checkKeys(runner, plan, spec, table, new Set(set.map(({ name }) => name)), conditions);
    if (set.length > 0) checkReferences(runner, plan, spec, table);
    const fault = faultFinder(spec, table, conditions);
    const last = Math.max(-1, ...set.flatMap((column) => Object.keys(column.cells!).map(Number)));
    const end = Math.min(table.rows, Math.max(last + 1, returned.has(table.name) ? MAX_GENERATED_ROWS : 0));
    for (let start = 0; fault && start < end; start += MAX_GENERATED_ROWS) {
      const page = runner.rows(plan, table.name, start, Math.min(MAX_GENERATED_ROWS, end - start));
      page.rows.forEach((texts, at) => fault(start + at, new Map(page.columns.map(({ name }, place) => [name, texts[place] ?? null]))));
    }
  }
}

/** Returns a function that throws for a row that breaks a condition; null for a table without conditions that Seedbed can evaluate. */
function faultFinder(spec: BlueprintTable, table: TablePlan, conditions: Conditions): ((row: number, cells: Cells) => void) | null {
  const checks = conditions.checksOf(table.name);
  const evaluated = new Set(checks.map(({ name }) => name));
  // If all its CHECKs are evaluated, a group needs no further check.
  const groups = (spec.groups ?? []).filter(({ rows, constraints }) => !rows && !(constraints?.length && constraints.every((name) => evaluated.has(name))));
  if (checks.length + groups.length === 0) return null;
  return (row, cells) => {
    const isSet: IsSet = (name) => spec.columns.some((column) => column.name === name && column.cells?.[row] !== undefined);
    const check = checks.find(({ isTrue }) => isTrue(cells) === false);
    if (check) throw contradiction(table, row, `CHECK ${check.name}`, check.columns, cells, isSet);
    const group = groups.find((one) => one.columns.some(isSet) && !holds(one, table, cells));
    if (group)
      throw contradiction(
        table,
        row,
        group.constraints?.length ? `CHECK ${group.constraints.join(', ')}` : 'a condition of the table',
        group.columns,
        cells,
        isSet,
      );
  };
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

/** Compares numbers, dates (in days) and timestamps (in seconds); passes over NULL and any other value. */
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

function contradiction(table: TablePlan, row: number, by: string, columns: readonly string[], cells: Cells, isSet: IsSet): Problem {
  const shown = columns.map((name) => `${name} = ${cells.get(name) ?? 'NULL'}${isSet(name) ? ' (set)' : ''}`).join(', ');
  return new Problem('invalid-request', `${table.name}, row ${row + 1}: ${by} refuses ${shown}. ${todoFor(columns, isSet)}`, {
    facts: { table: table.name, row: row + 1, columns },
  });
}

function todoFor(columns: readonly string[], isSet: IsSet): string {
  const open = columns.filter((name) => !isSet(name));
  if (open.length === 0) return 'Set other values, or fewer.';
  return open.length === columns.length ? `No values were found for it: set ${open.join(', ')}.` : `Set ${open.join(', ')} as well, or instead.`;
}
