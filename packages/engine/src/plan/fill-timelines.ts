import { qualifiedName, type Blueprint } from '@seedbed/contract';
import type { Plan } from './plan.ts';

/**
 * Gives each timeline of the blueprint the rows that its table has in the plan, so that they lie on the whole of it:
 * with more room the last months would be empty, with less the rows would begin again. True if one had another number.
 */
export function fillTimelines(blueprint: Blueprint, plan: Plan): boolean {
  const rows = new Map(plan.tables.map((table) => [table.name, Math.max(1, table.rows)]));
  let any = false;
  for (const table of blueprint.tables) {
    const own = rows.get(qualifiedName(table.schema, table.name));
    if (!table.timeline || own === undefined || table.timeline.rows === own) continue;
    table.timeline = { ...table.timeline, rows: own };
    any = true;
  }
  return any;
}
