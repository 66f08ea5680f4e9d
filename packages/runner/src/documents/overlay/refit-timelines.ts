import { qualifiedName, type Blueprint } from '@seedbed/contract';
import type { Compile } from '@seedbed/engine/compile-blueprint';

/**
 * The blueprint with each timeline's row count set to its table's, if that changed with the overlay. A blueprint that
 * does not compile is returned unchanged.
 */
export async function refitTimelines(before: Blueprint, blueprint: Blueprint, compile: Compile): Promise<Blueprint> {
  const [old, now] = await Promise.all([compile(before), compile(blueprint)].map((each) => each.catch(() => null)));
  if (!old || !now) return blueprint;
  const rowsBefore = new Map(old.tables.map(({ name, rows }) => [name, rows]));
  const rowsNow = new Map(now.tables.map(({ name, rows }) => [name, rows]));
  return {
    ...blueprint,
    tables: blueprint.tables.map((table) => {
      const { timeline } = table;
      const name = qualifiedName(table.schema, table.name);
      const rows = rowsNow.get(name);
      if (!timeline || rows === undefined || (timeline.rows !== undefined && rows === rowsBefore.get(name))) return table;
      return { ...table, timeline: { ...timeline, rows: Math.max(1, rows) } };
    }),
  };
}
