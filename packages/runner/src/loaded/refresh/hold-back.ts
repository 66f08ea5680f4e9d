import { qualifiedName, type Blueprint, type Relation } from '@seedbed/contract';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';

/**
 * The parts that a refresh left for a later one: whole new tables, and tables with unfilled new columns, by qualified
 * name.
 */
export type Pending = { readonly tables: ReadonlySet<string>; readonly columns: ReadonlySet<string> };

/**
 * The new blueprint without what is pending, so that the next refresh finds it new again. Omits new tables, and keeps the stored form of a
 * table with pending columns. If these parts are inconsistent, returns the stored blueprint.
 */
export async function holdBack(stored: Blueprint, blueprint: Blueprint, { tables, columns }: Pending): Promise<Blueprint> {
  if (tables.size + columns.size === 0) return blueprint;
  const before = new Map(stored.tables.map((table) => [nameOf(table), table]));
  const isThere = (name: string): boolean => !tables.has(name);
  const gone = new Set(blueprint.droppedTables?.map(nameOf));
  const chosen = (now: readonly Relation[] = [], earlier: readonly Relation[] = []) =>
    [...now.filter(({ from }) => !columns.has(from.table)), ...earlier.filter(({ from }) => columns.has(from.table))].filter(
      ({ from, to }) => isThere(from.table) && isThere(to.table),
    );
  const relations = chosen(blueprint.relations, stored.relations);
  const dropped = [...relations.filter(({ to }) => gone.has(to.table)), ...chosen(blueprint.dropped, stored.dropped)];
  const held = {
    ...blueprint,
    tables: blueprint.tables
      .filter((table) => isThere(nameOf(table)))
      .map((table) => (columns.has(nameOf(table)) ? { ...before.get(nameOf(table))!, rows: table.rows } : table) as typeof table),
    relations: relations.filter(({ to }) => !gone.has(to.table)),
    ...((blueprint.dropped || dropped.length > 0) && { dropped }),
  };
  return compileBlueprint(held).then(
    () => held,
    () => stored,
  );
}

const nameOf = ({ schema, name }: Blueprint['tables'][number]): string => qualifiedName(schema, name);
