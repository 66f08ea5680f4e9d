import type { Client } from 'pg';
import type { Catalog, CatalogColumn, Part, Relation } from './catalog.ts';
import type { Story, StoryColumn, StoryTable } from './story.ts';

/** Values of a row as text. */
export type Row = readonly (string | null)[];

/** A database with what it consists of. `rows`: those of each table, by its oid, if they were kept because the database changes. */
export type Side = { readonly client: Client; readonly catalog: Catalog; readonly rows?: ReadonlyMap<number, readonly Row[]> };

/** The database before and after a migration: one is a copy of the other, so an object that stays has the same oid in both. */
export type Sides = { readonly before: Side; readonly after: Side; readonly story: Story };

/** A relation that is there before and after. `replaced`: another one took its name. */
export type Pair = { readonly old: Relation; readonly now: Relation; readonly replaced: boolean };

export type ColumnPair = { readonly old: CatalogColumn; readonly now: CatalogColumn; readonly replaced: boolean };

const VIEW_KINDS = 'vm';

export const isView = ({ kind }: Relation): boolean => VIEW_KINDS.includes(kind);

export function pairOf({ after }: Sides, old: Relation): Pair | undefined {
  const same = after.catalog.relations.find(({ oid }) => oid === old.oid);
  if (same) return { old, now: same, replaced: false };
  const other = after.catalog.relations.find(({ path }) => path === old.path);
  return other && { old, now: other, replaced: true };
}

/** Columns that stay, by their number, and columns whose name another one took. */
export function columnPairs({ old, now, replaced }: Pair): ColumnPair[] {
  return old.columns.flatMap((column) => {
    const same = replaced ? undefined : now.columns.find(({ attnum }) => attnum === column.attnum);
    const other = same ?? now.columns.find(({ name }) => name === column.name);
    return other ? [{ old: column, now: other, replaced: !same }] : [];
  });
}

export function partsOf({ catalog }: Side, table: Relation): Part[] {
  return catalog.parts.filter((part) => part.table === table.oid);
}

export function storyOf({ story }: Sides, old: Relation): StoryTable | undefined {
  return story.tables.find((each) => each.old?.oid === old.oid);
}

export function storyColumn(sides: Sides, old: Relation, column: CatalogColumn): StoryColumn | undefined {
  return storyOf(sides, old)?.columns.find((each) => each.old?.attnum === column.attnum);
}

/** The relation after the migration that a table of the story became. */
export function relationAfter({ after }: Sides, table: StoryTable): Relation | undefined {
  const { relations } = after.catalog;
  if (table.old) return relations.find(({ oid }) => oid === table.old!.oid);
  return table.dropped === null ? relations.find(({ schema, name }) => schema === table.schema && name === table.name) : undefined;
}

/** The column after the migration that a column of the story became. */
export function columnAfter(sides: Sides, column: StoryColumn): CatalogColumn | undefined {
  const columns = relationAfter(sides, column.table)?.columns;
  return column.old
    ? columns?.find(({ attnum }) => attnum === column.old!.attnum)
    : column.dropped === null
      ? columns?.find(({ name }) => name === column.name)
      : undefined;
}

/** Whether a statement drops an object by its name; code that builds SQL counts if it has both words. */
export function isDroppedByName({ story }: Sides, kind: string, name: string): boolean {
  const named = story.mentions.some((each) => each.does === 'drop' && each.kind === kind && each.name === name);
  return named || story.statements.some(({ number, sql }) => story.opaque.has(number) && /\bdrop\b/i.test(sql) && hasWord(sql, name));
}

export function hasWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\w$])${RegExp.escape(word)}(?![\\w$])`, 'i').test(text);
}

/** The last statement that the story has for one of these names, then the last opaque one whose text has a name. */
export function statementNaming({ story }: Sides, names: readonly string[]): number | undefined {
  return story.statements.findLast(({ sql }) => names.some((name) => hasWord(sql, name)))?.number;
}

export type Located = { readonly statement?: number };

/** For a spread: a finding has no `statement` where it is unknown. */
export function at(statement: number | null | undefined): Located {
  return statement === null || statement === undefined ? {} : { statement };
}

export function listed(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}`;
}
