import { qualifiedName, type Blueprint } from '@seedbed/contract';
import { compileBlueprint } from '../compile-blueprint.ts';

/** What a refresh left for a later one: whole new tables, and tables of whose new columns some are not filled, by qualified name. */
export type Pending = { readonly tables: ReadonlySet<string>; readonly columns: ReadonlySet<string> };

/**
 * The new blueprint without what is pending, so that the next refresh finds it new again. New tables are left out, and a table with pending columns stays as
 * it was stored. Where these parts do not fit together, all of it stays as it was stored.
 */
export async function holdBack(stored: Blueprint, blueprint: Blueprint, { tables, columns }: Pending): Promise<Blueprint> {
  if (tables.size + columns.size === 0) return blueprint;
  const before = new Map(stored.tables.map((table) => [nameOf(table), table]));
  const isThere = (name: string): boolean => !tables.has(name);
  const relations = [
    ...blueprint.relations.filter(({ from }) => !columns.has(from.table)),
    ...stored.relations.filter(({ from }) => columns.has(from.table)),
  ].filter(({ from, to }) => isThere(from.table) && isThere(to.table));
  const held = {
    ...blueprint,
    tables: blueprint.tables
      .filter((table) => isThere(nameOf(table)))
      .map((table) => (columns.has(nameOf(table)) ? { ...before.get(nameOf(table))!, rows: table.rows } : table) as typeof table),
    relations,
  };
  return compileBlueprint(held).then(
    () => held,
    () => stored,
  );
}

const nameOf = ({ schema, name }: Blueprint['tables'][number]): string => qualifiedName(schema, name);
