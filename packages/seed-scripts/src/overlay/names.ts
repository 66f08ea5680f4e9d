import { qualifiedName, type Blueprint, type BlueprintColumn, type BlueprintTable, type Relation } from '@seedbed/contract';
import type { Alias } from '../statement.ts';

/** Maps a script's names to the schema's: `firstName` to `first_name`, `User` to `users`. */
export class Names {
  private readonly blueprint: Blueprint;
  private readonly aliases: ReadonlyMap<string, Alias>;

  constructor(blueprint: Blueprint, aliases: ReadonlyMap<string, Alias>) {
    this.blueprint = blueprint;
    this.aliases = aliases;
  }

  table(written: string): BlueprintTable | undefined {
    const name = this.aliases.get(written)?.table ?? written;
    const { tables } = this.blueprint;
    return (
      only(tables.filter((table) => nameOf(table) === name || table.name === name)) ??
      only(tables.filter((table) => plain(table.name) === plain(name))) ??
      only(tables.filter((table) => singular(table.name) === singular(name))) ??
      // Tables with a prefix of the application: blog_post for Post.
      only(tables.filter((table) => singular(table.name).endsWith(singular(name)) && table.name.toLowerCase().includes(`_${name.toLowerCase().slice(0, 3)}`)))
    );
  }

  /** The one table that has the most of these columns, at least two and more than half of them. */
  tableWith(columns: readonly string[]): BlueprintTable | undefined {
    const counted = this.blueprint.tables.map((table) => ({ table, count: columns.filter((name) => this.column(table, name)).length }));
    const most = Math.max(0, ...counted.map(({ count }) => count));
    if (most < 2 || most * 2 <= columns.length) return undefined;
    return only(counted.filter(({ count }) => count === most).map(({ table }) => table));
  }

  column(table: BlueprintTable, written: string): BlueprintColumn | undefined {
    const alias = [...this.aliases.values()].find((each) => each.table === table.name)?.columns.get(written);
    const name = alias ?? written;
    return table.columns.find((column) => column.name === name) ?? only(table.columns.filter((column) => plain(column.name) === plain(name)));
  }

  /** The reference from a child table, by the child's name. */
  child(table: BlueprintTable, written: string): { readonly relation: Relation; readonly table: BlueprintTable } | undefined {
    const leading = this.blueprint.relations.filter(({ to, from }) => to.table === nameOf(table) && from.table !== to.table);
    const named = this.table(written);
    const found =
      leading.filter(({ from }) => named && from.table === nameOf(named)).length > 0
        ? leading.filter(({ from }) => from.table === nameOf(named!))
        : leading.filter(({ from }) => isPartOf(singular(bareName(from.table)), singular(written)));
    // Two references to the same parent: the first that is required.
    const relation = found.length > 1 ? (found.find(({ nullShare }) => nullShare === undefined) ?? found[0]) : found[0];
    const child = relation && this.blueprint.tables.find((each) => nameOf(each) === relation.from.table);
    return relation && child ? { relation, table: child } : undefined;
  }

  /** The reference of a row to its parent, by the parent's name or the column's without `id`. */
  parent(table: BlueprintTable, written: string): Relation | undefined {
    return this.blueprint.relations.find(
      ({ from, to }) =>
        from.table === nameOf(table) &&
        (singular(bareName(to.table)) === singular(written) ||
          from.columns.some((column) => plain(column) === plain(written) || plain(column).replace(/id$/, '') === plain(written))),
    );
  }

  isReference(table: BlueprintTable, column: BlueprintColumn): boolean {
    return this.blueprint.relations.some(({ from }) => from.table === nameOf(table) && from.columns.includes(column.name));
  }

  isKey(table: BlueprintTable, column: BlueprintColumn): boolean {
    return table.primaryKey?.includes(column.name) ?? false;
  }

  isUnique(table: BlueprintTable, column: BlueprintColumn): boolean {
    const keys = [table.primaryKey ?? [], ...(table.uniqueKeys ?? []).filter((key) => !key.when).map((key) => key.columns)];
    return keys.some((key) => key.length === 1 && key[0] === column.name);
  }

  /** The shortest name that an overlay accepts. */
  shortName(table: BlueprintTable): string {
    return this.blueprint.tables.filter((each) => each.name === table.name).length > 1 ? nameOf(table) : table.name;
  }
}

/** `teacherProfile` for teachers, `items` for order_items: one name holds the other at its begin or end. */
function isPartOf(table: string, written: string): boolean {
  if (table.endsWith(written)) return true;
  return table.length >= 4 && (written.startsWith(table) || written.endsWith(table));
}

const only = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined);

export function nameOf({ schema, name }: BlueprintTable): string {
  return qualifiedName(schema, name);
}

const bareName = (table: string): string => table.slice(table.lastIndexOf('.') + 1);

/** Without letter case and underscores. */
export function plain(name: string): string {
  return bareName(name)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

function singular(name: string): string {
  const word = plain(name);
  if (word.endsWith('people')) return word.replace(/people$/, 'person');
  if (word.endsWith('children')) return word.replace(/children$/, 'child');
  if (word.endsWith('ies')) return word.replace(/ies$/, 'y');
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.replace(/es$/, '');
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}
