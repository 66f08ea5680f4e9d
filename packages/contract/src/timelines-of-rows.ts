import type { Blueprint } from './blueprint.ts';
import type { BlueprintTable } from './blueprint/table.ts';
import { qualifiedName } from './catalog.ts';

/**
 * The tables with timelines fitted to their current row counts: if `counts` has another number, or, without one, if the
 * count follows from an owner with another one. Other timelines are unchanged.
 */
export function timelinesOfRows({ tables, relations }: Blueprint, counts: ReadonlyMap<BlueprintTable, number>): Map<BlueprintTable, BlueprintTable> {
  const byName = new Map(tables.map((table) => [qualifiedName(table.schema, table.name), table]));
  const owners = new Map(relations.filter((relation) => relation.owner).map((relation) => [relation.from.table, byName.get(relation.to.table)]));
  const known = new Map<BlueprintTable, boolean>();

  function follows(table: BlueprintTable): boolean {
    if (counts.has(table)) return true;
    if (known.has(table)) return known.get(table)!;
    // Set until it is known, because owners may form a cycle.
    known.set(table, false);
    const owner = table.rows === undefined ? owners.get(qualifiedName(table.schema, table.name)) : undefined;
    const found = owner !== undefined && follows(owner);
    known.set(table, found);
    return found;
  }

  return new Map(
    tables.map((table) => {
      const { timeline } = table;
      if (!timeline || !follows(table)) return [table, table];
      const { rows: _, ...times } = timeline;
      const count = counts.get(table);
      return [table, { ...table, timeline: { ...times, ...(count !== undefined && { rows: Math.max(1, count) }) } }];
    }),
  );
}
