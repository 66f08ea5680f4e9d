import { shortType } from '../../lib/short-type.ts';
import { qualifiedName, type Blueprint, type BlueprintTable, type Relation } from '@seedbed/contract';
import type { Link } from './group-tables.ts';

export type CardRow = { readonly name: string; readonly type: string; readonly key: boolean; readonly parent: string | null };
export type Card = {
  readonly id: string;
  readonly schema: string;
  readonly name: string;
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

const MOST_ROWS = 24;
export const CARD_WIDTH = 216;
export const HEAD = 34;
export const ROW = 20;
const FOOT = 6;

/** Tables as cards and relations between them, both by place. */
export function diagramModel(blueprint: Pick<Blueprint, 'tables' | 'relations'>): DiagramModel {
  const place = new Map(blueprint.tables.map((table, i) => [qualifiedName(table.schema, table.name), i]));
  const parents = new Map<string, string>();
  for (const relation of blueprint.relations) for (const column of relation.from.columns) parents.set(`${relation.from.table} ${column}`, relation.to.table);
  const links = blueprint.relations.flatMap((relation): ModelLink[] => {
    const [from, to] = [place.get(relation.from.table), place.get(relation.to.table)];
    if (from === undefined || to === undefined) return [];
    return [{ from, to, fromColumn: relation.from.columns[0]!, toColumn: relation.to.columns[0]!, source: relation.source, fanOut: relation.fanOut }];
  });
  return { cards: blueprint.tables.map((table) => toCard(table, parents)), links };
}

/** A card's height with `lines` lines below its head. */
export function heightOf(lines: number): number {
  return HEAD + lines * ROW + FOOT;
}

function toCard(table: BlueprintTable, parents: ReadonlyMap<string, string>): Card {
  const id = qualifiedName(table.schema, table.name);
  const keys = new Set(table.primaryKey ?? []);
  const all = table.columns.map((column): CardRow => ({
    name: column.name,
    type: shortType(column.type),
    key: keys.has(column.name),
    parent: parents.get(`${id} ${column.name}`) ?? null,
  }));
  const rows = [...all.filter(isTelling), ...all.filter((row) => !isTelling(row))];
  const more = rows.length > MOST_ROWS ? rows.length - MOST_ROWS + 1 : 0;
  return { id, schema: table.schema, name: table.name, rows, more, width: CARD_WIDTH, height: heightOf(Math.min(rows.length, MOST_ROWS)) };
}

export function isTelling(row: CardRow): boolean {
  return row.key || row.parent !== null;
}
