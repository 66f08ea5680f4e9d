import type { LoadStep, Plan, TablePlan } from '@seedbed/engine';
import type { ExpectedKey, LoadTable } from '@seedbed/postgres/load';
import { neverWritten } from '../rows/tool-tables.ts';

/** The tables that a load sends rows to: all, or the named ones; no tables of a migration tool or framework, unless named. */
export function chooseTables(plan: Plan, names: readonly string[] | undefined): readonly TablePlan[] {
  const wanted = names ? new Set(names.map((name) => plan.table(name))) : undefined;
  const unwritten = neverWritten(plan.blueprint, { tables: names });
  return plan.tables.filter((table) => table.mode !== 'skip' && table.mode !== 'keep' && !unwritten.has(table.name) && (wanted?.has(table) ?? true));
}

/** A table as the session prepares it. */
export function loadTable({ blueprint }: Plan, table: TablePlan, keys: readonly ExpectedKey[]): LoadTable {
  const own = blueprint.tables.find(({ schema, name }) => schema === table.schema && name === table.table);
  const filled = own?.columns.flatMap(({ name, generated }) => (generated === undefined ? [] : [name])) ?? [];
  return { schema: table.schema, table: table.table, columns: table.columns.map((column) => ({ name: column.name, type: column.type.name })), filled, keys };
}

/** The plan's steps that fill these tables. */
export function stepsOf(plan: Plan, chosen: readonly TablePlan[]): LoadStep[] {
  const names = new Set(chosen.map((table) => table.name));
  return plan.loadSteps.filter((step) => (step.kind === 'cycle' ? step.tables.every((table) => names.has(table)) : names.has(step.table)));
}
