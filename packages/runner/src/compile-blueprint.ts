import { LIMITS, type Blueprint } from '@seedbed/contract';
import { compile, loadWords, type Plan } from '@seedbed/engine';

/**
 * Loads the words that a blueprint uses, and compiles it; counts that cannot be are lowered and told in the plan's diagnostics.
 * faker itself is loaded only for a blueprint that names one of its methods.
 */
export async function compileBlueprint(blueprint: Blueprint): Promise<Plan> {
  const words = await loadWords(blueprint.locale);
  if (JSON.stringify(blueprint.tables).includes('"faker:')) await (await import('@seedbed/engine/faker')).lendFaker();
  return compile(blueprint, words, { cap: true });
}

/** The blueprint cut to what a trial takes: no table has more rows than that by its own count. */
export function sampleOf(blueprint: Blueprint): Blueprint {
  const most = LIMITS.trial.rowsPerTable;
  return { ...blueprint, tables: blueprint.tables.map((table) => (table.rows !== undefined && table.rows > most ? { ...table, rows: most } : table)) };
}
