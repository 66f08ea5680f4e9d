import { shortType } from '../../lib/short-type.ts';
import { qualifiedName, type Blueprint, type BlueprintTable, type Relation } from '@seedbed/contract';
import type { Link } from './group-tables.ts';
import { textWidth } from './text-width.ts';

export type CardRow = { readonly name: string; readonly type: string; readonly key: boolean; readonly parent: string | null };
export type Card = {
  readonly id: string;
  readonly schema: string;
  readonly name: string;
  /** The displayed name: with the schema only if another schema has a table of that name. */
  readonly title: string;
  /** Keys and references first, then the other columns in their order. */
  readonly rows: readonly CardRow[];
  /** Columns that the card has no line for, until it is picked. */
  readonly more: number;
  readonly width: number;
  readonly height: number;
};
/** A relation by place; the columns it leaves and reaches are its first ones. */
export type ModelLink = Link & {
  readonly fromColumn: string;
  readonly toColumn: string;
  readonly source: Relation['source'];
  readonly fanOut: Relation['fanOut'];
};
export type DiagramModel = { readonly cards: readonly Card[]; readonly links: readonly ModelLink[] };

const MAX_ROWS = 24;
export const HEAD = 36;
export const ROW = 22;
const FOOT = 6;
/** Left of a column's name, for the marks of keys and references. */
export const MARK = 34;
/** Right of a column's type. */
const EDGE = 12;
/**
 * The font size of card letters: nearly as large as at the smallest zoom at which columns are readable, where they are
 * larger than their card.
 */
const LETTERS = 18;
const WIDTHS = { least: 168, most: 400 };

/** Tables as cards and the relations between them, both by index. */
export function diagramModel(blueprint: Pick<Blueprint, 'tables' | 'relations'>): DiagramModel {
  const place = new Map(blueprint.tables.map((table, i) => [qualifiedName(table.schema, table.name), i]));
  const parents = new Map<string, string>();
  for (const relation of blueprint.relations) for (const column of relation.from.columns) parents.set(`${relation.from.table} ${column}`, relation.to.table);
  const links = blueprint.relations.flatMap((relation): ModelLink[] => {
    const [from, to] = [place.get(relation.from.table), place.get(relation.to.table)];
    if (from === undefined || to === undefined) return [];
    return [{ from, to, fromColumn: relation.from.columns[0]!, toColumn: relation.to.columns[0]!, source: relation.source, fanOut: relation.fanOut }];
  });
  const named = new Map<string, number>();
  for (const { name } of blueprint.tables) named.set(name, (named.get(name) ?? 0) + 1);
  return { cards: blueprint.tables.map((table) => toCard(table, parents, named.get(table.name)! > 1)), links };
}

/** A card's height with `lines` lines below its head. */
export function heightOf(lines: number): number {
  return HEAD + lines * ROW + FOOT;
}

function toCard(table: BlueprintTable, parents: ReadonlyMap<string, string>, isAmbiguous: boolean): Card {
  const id = qualifiedName(table.schema, table.name);
  const keys = new Set(table.primaryKey ?? []);
  const all = table.columns.map((column): CardRow => ({
    name: column.name,
    type: shortType(column.type),
    key: keys.has(column.name),
    parent: parents.get(`${id} ${column.name}`) ?? null,
  }));
  const rows = [...all.filter(isTelling), ...all.filter((row) => !isTelling(row))];
  const more = rows.length > MAX_ROWS ? rows.length - MAX_ROWS + 1 : 0;
  const title = isAmbiguous ? id : table.name;
  const lines = Math.min(rows.length, MAX_ROWS);
  const needed = Math.max(
    EDGE + textWidth(`${title} 10k`, LETTERS, 600),
    ...rows.slice(0, lines).map(({ name, type, key }) => MARK + textWidth(name, LETTERS, key ? 600 : 400) + LETTERS * 0.6 + textWidth(type, LETTERS, 400)),
  );
  const width = Math.min(WIDTHS.most, Math.max(WIDTHS.least, Math.ceil((needed + EDGE) / 4) * 4));
  return { id, schema: table.schema, name: table.name, title, rows, more, width, height: heightOf(lines) };
}

export function isTelling(row: CardRow): boolean {
  return row.key || row.parent !== null;
}
