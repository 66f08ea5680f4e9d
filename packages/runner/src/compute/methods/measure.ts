import { Problem, type Blueprint } from '@seedbed/contract';
import { compileBlueprint } from '../../compile-blueprint.ts';

export type Measured = { readonly tables: number; readonly rows: number };

/**
 * Tables and rows of a blueprint, for lists. Row counts that follow from parents are known to the plan; where there is
 * no plan, since the blueprint does not hold together, the stated ones are added up.
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
