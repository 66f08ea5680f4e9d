import { Problem, type Blueprint } from '@seedbed/contract';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';

export type Measured = { readonly tables: number; readonly rows: number };

/**
 * Tables and rows of a blueprint, for lists. Row counts that follow from parents come from the plan; if the blueprint is inconsistent and
 * has no plan, adds up the stated ones.
 */
export async function measure(blueprint: Blueprint): Promise<Measured> {
  const counts = await compileBlueprint(blueprint).then(
    (plan) => plan.tables.map((table) => table.rows),
    (error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      return blueprint.tables.map((table) => table.rows ?? 0);
    },
  );
  return {
    tables: blueprint.tables.length,
    rows: Math.min(
      counts.reduce((sum, rows) => sum + rows, 0),
      Number.MAX_SAFE_INTEGER,
    ),
  };
}
