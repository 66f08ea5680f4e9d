import type { Blueprint } from '@seedbed/contract';
import type { Runner } from '@seedbed/runner';

/**
 * Tables and rows of a blueprint, for lists. Row counts that follow from parents are known to the plan; where there is
 * no plan, since the blueprint does not hold together, the stated ones are added up.
 */
export async function measure(runner: Pick<Runner, 'compile'>, blueprint: Blueprint): Promise<{ tables: number; rows: number }> {
  const counts = await runner.compile(blueprint).then(
    (plan) => plan.tables.map((table) => table.rows),
    () => blueprint.tables.map((table) => table.rows ?? 0),
  );
  return {
    tables: blueprint.tables.length,
    rows: Math.min(
      counts.reduce((sum, rows) => sum + rows, 0),
      Number.MAX_SAFE_INTEGER,
    ),
  };
}
