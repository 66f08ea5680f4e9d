import { Problem, type Blueprint } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';

/** A refused change, and why. */
export type Refused<C> = { readonly change: C; readonly message: string };
type Named = { readonly table: string; readonly column: string };

/**
 * Applies as many changes of a batch as are consistent: an inconsistent change is dropped alone. `apply` makes one and
 * throws Problem for a missing place; `compile` throws Problem with places inside the blueprint. If no change can be
 * made, throws the first reason.
 */
export async function takeChanges<C extends Named>(
  given: Blueprint,
  changes: readonly C[],
  apply: (blueprint: Blueprint, change: C) => Blueprint,
  compile: (blueprint: Blueprint) => Promise<Plan>,
): Promise<{ readonly blueprint: Blueprint; readonly plan: Plan; readonly made: readonly C[]; readonly refused: readonly Refused<C>[] }> {
  const refused: Refused<C>[] = [];
  let made = [...changes];
  for (;;) {
    const blueprint = madeOf(given, made, apply, refused);
    made = made.filter((change) => !refused.some((each) => each.change === change));
    if (changes.length > 0 && made.length === 0 && refused.length === 1) throw new Problem('invalid-request', refused[0]!.message);
    try {
      return { blueprint, plan: await compile(blueprint), made, refused };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const faulty = rejectedChanges(blueprint, made, error);
      if (faulty.length === 0 || changes.length === 1) throw error;
      refused.push(...faulty);
      made = made.filter((change) => !faulty.some((each) => each.change === change));
    }
  }
}

function madeOf<C extends Named>(
  given: Blueprint,
  changes: readonly C[],
  apply: (blueprint: Blueprint, change: C) => Blueprint,
  refused: Refused<C>[],
): Blueprint {
  let blueprint = given;
  for (const change of changes) {
    try {
      blueprint = apply(blueprint, change);
    } catch (error) {
      if (!(error instanceof Problem) || changes.length === 1) throw error;
      refused.push({ change, message: error.message });
    }
  }
  return blueprint;
}

/** Changes of columns that the engine rejects. */
function rejectedChanges<C extends Named>(blueprint: Blueprint, made: readonly C[], { errors = [] }: Problem): Refused<C>[] {
  return errors.flatMap(({ pointer, message }) => {
    const [, t, c] = /^\/tables\/(\d+)\/columns\/(\d+)/.exec(pointer) ?? [];
    const table = blueprint.tables[Number(t)];
    const column = table?.columns[Number(c)];
    const found = made.filter((change) => column?.name === change.column && (change.table === table!.name || change.table.endsWith(`.${table!.name}`)));
    return found.map((change) => ({ change, message }));
  });
}
