import { knownTables, Problem } from '@seedbed/contract';
import type { Plan, TablePlan } from '@seedbed/engine';
import { neverWritten } from './tool-tables.ts';

/**
 * The named tables, or all except those of a migration tool or framework; among these only those `named` by a row
 * count. A bare name is enough if it is unique.
 */
export function chosenTables(plan: Plan, names: readonly string[] | undefined, named: readonly string[] = []): readonly TablePlan[] {
  if (!names || names.length === 0) {
    const unwritten = neverWritten(plan.blueprint, { tables: named });
    return unwritten.size === 0 ? plan.tables : plan.tables.filter(({ name }) => !unwritten.has(name));
  }
  return names.map((name) => {
    const exact = plan.tables.find((table) => table.name === name);
    if (exact) return exact;
    const bare = plan.tables.filter((table) => table.table === name || table.name.replaceAll('"', '') === name);
    if (bare.length === 1) return bare[0]!;
    if (bare.length > 1) throw new Problem('invalid-request', `${name} could be ${bare.map((table) => table.name).join(' or ')}: name its schema`);
    throw new Problem('not-found', `there is no table ${name}; there are ${knownTables(plan.tables.map((table) => table.name))}`);
  });
}
