import { qualifiedName, type Blueprint, type BlueprintTable } from '@seedbed/contract';

/**
 * The tables with timelines of as many rows as they have now: where `counts` says another number, and, without a number of its own, where the count follows
 * from an owner that has another one. Other timelines stay as they were chosen.
 */
export function timelinesOfRows({ tables, relations }: Blueprint, counts: ReadonlyMap<BlueprintTable, number>): Map<BlueprintTable, BlueprintTable> {
  const byName = new Map(tables.map((table) => [qualifiedName(table.schema, table.name), table]));
  const owners = new Map(relations.filter((relation) => relation.owner).map((relation) => [relation.from.table, byName.get(relation.to.table)]));
  const known = new Map<BlueprintTable, boolean>();

  function follows(table: BlueprintTable): boolean {
    if (counts.has(table)) return true;
    if (known.has(table)) return known.get(table)!;
    // Until it is known: owners may go round.
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
