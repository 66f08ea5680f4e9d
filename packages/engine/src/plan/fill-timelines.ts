import { qualifiedName, type Blueprint } from '@seedbed/contract';
import type { Plan } from './plan.ts';

/** A blueprint and its plan. */
export type Compiled = { readonly blueprint: Blueprint; readonly plan: Plan };

/**
 * Sets each timeline of the blueprint to its table's row count in the plan, so that the rows cover all of it: with a
 * larger count the last months would be empty, with a smaller one the rows would start over. With `before`, only where
 * the table's count or the timeline itself is another than there: people may have set counts since, and nothing that a
 * change does not name moves. Returns true if a count changed.
 */
export function fillTimelines(blueprint: Blueprint, plan: Plan, before?: Compiled): boolean {
  const old = new Map(before?.blueprint.tables.map((table) => [qualifiedName(table.schema, table.name), table.timeline]));
  const counts = new Map(before?.plan.tables.map(({ name, rows: count }) => [name, Math.max(1, count)]));
  const rows = new Map(plan.tables.map((table) => [table.name, Math.max(1, table.rows)]));
  let any = false;
  for (const table of blueprint.tables) {
    const name = qualifiedName(table.schema, table.name);
    const own = rows.get(name);
    if (!table.timeline || own === undefined || table.timeline.rows === own) continue;
    if (counts.get(name) === own && JSON.stringify(old.get(name)) === JSON.stringify(table.timeline)) continue;
    table.timeline = { ...table.timeline, rows: own };
    any = true;
  }
  return any;
}
