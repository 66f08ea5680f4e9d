import { qualifiedName, type Blueprint, type BlueprintTable, type Relation } from '@seedbed/contract';
import { expectedChildren } from '@seedbed/inference/expected-children';

/**
 * The tables with timelines of as many rows as they have now, as inference gives them to a schema with these row counts: where `counts` says
 * another number, and where the count follows from an owner that has another number. Other timelines stay as they were chosen.
 */
export function timelinesOfRows({ tables, relations }: Blueprint, counts: ReadonlyMap<BlueprintTable, number>): Map<BlueprintTable, BlueprintTable> {
  const byName = new Map(tables.map((table) => [qualifiedName(table.schema, table.name), table]));
  const owners = new Map(relations.filter((relation) => relation.owner).map((relation) => [relation.from.table, relation]));
  const known = new Map<BlueprintTable, number | null>();

  /** The table's rows, about; null where they are what they were. */
  function changed(table: BlueprintTable): number | null {
    if (known.has(table)) return known.get(table)!;
    known.set(table, null);
    const rows = counts.get(table) ?? (table.rows === undefined ? following(table) : null);
    known.set(table, rows);
    return rows;
  }

  function following(table: BlueprintTable): number | null {
    const relation = owners.get(qualifiedName(table.schema, table.name));
    const owner = relation && byName.get(relation.to.table);
    const parents = owner ? changed(owner) : null;
    return parents === null ? null : expectedChildren(parents, relation!, isOneToOne(table, relation!));
  }

  return new Map(
    tables.map((table) => {
      const rows = table.timeline && changed(table);
      const { timeline } = table;
      return [table, timeline && typeof rows === 'number' ? { ...table, timeline: { ...timeline, rows: Math.max(1, rows) } } : table];
    }),
  );
}

function isOneToOne({ primaryKey = [], uniqueKeys = [] }: BlueprintTable, { from }: Relation): boolean {
  const keys = [primaryKey, ...uniqueKeys.filter((key) => key.when === undefined).map((key) => key.columns)];
  return keys.some((key) => key.length > 0 && key.every((column) => from.columns.includes(column)));
}
