import { qualifiedName } from '@seedbed/contract';
import type { LoadStep, Plan } from '@seedbed/engine';

/**
 * The steps of tables that go last, because other tables' triggers remove their rows: those triggers run first,
 * including those deferred to the end of the transaction. Empty if that applies to all steps.
 */
export function stepsAtLast(plan: Plan, steps: readonly LoadStep[]): readonly LoadStep[] {
  const last = new Set(plan.blueprint.tables.filter((table) => table.load?.last).map((table) => qualifiedName(table.schema, table.name)));
  const others = steps.findLastIndex((step) => (step.kind === 'cycle' ? step.tables : [step.table]).some((table) => !last.has(table)));
  return others < 0 ? [] : steps.slice(others + 1);
}
