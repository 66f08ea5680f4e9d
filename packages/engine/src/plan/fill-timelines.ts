import { qualifiedName, type Blueprint } from '@seedbed/contract';
import type { Plan } from './plan.ts';

/**
 * Sets each timeline of the blueprint to its table's row count in the plan, so that the rows cover all of it: with a
 * larger count the last months would be empty, with a smaller one the rows would start over. Returns true if a count
 * changed.
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
