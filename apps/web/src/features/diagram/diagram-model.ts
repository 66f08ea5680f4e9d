import { qualifiedName, type Blueprint, type BlueprintTable } from '@seedbed/contract';
import type { Link } from './group-tables.ts';

export type CardRow = { readonly name: string; readonly key: boolean; readonly parent: string | null };
export type Card = {
  readonly id: string;
  readonly schema: string;
  readonly name: string;
  readonly rows: readonly CardRow[];
  readonly more: number;
  readonly width: number;
  readonly height: number;
};
export type DiagramModel = { readonly cards: readonly Card[]; readonly links: readonly (Link & { readonly id: string; readonly optional: boolean })[] };

const MOST_ROWS = 8;
export const CARD_WIDTH = 216;
const HEAD = 34;
const ROW = 22;

/** Tables as cards of their keys and references, and relations between them by place. */
export function diagramModel(blueprint: Pick<Blueprint, 'tables' | 'relations'>): DiagramModel {
  const place = new Map(blueprint.tables.map((table, i) => [qualifiedName(table.schema, table.name), i]));
  const parents = new Map<string, string>();
  for (const relation of blueprint.relations) for (const column of relation.from.columns) parents.set(`${relation.from.table} ${column}`, relation.to.table);
  const links = blueprint.relations.flatMap((relation, i) => {
    const [from, to] = [place.get(relation.from.table), place.get(relation.to.table)];
    return from === undefined || to === undefined ? [] : [{ id: `relation-${i}`, from, to, optional: (relation.nullShare ?? 0) > 0 }];
  });
  return { cards: blueprint.tables.map((table) => toCard(table, parents)), links };
}

function toCard(table: BlueprintTable, parents: ReadonlyMap<string, string>): Card {
  const id = qualifiedName(table.schema, table.name);
  const keys = new Set(table.primaryKey ?? []);
  const telling = table.columns
    .map((column) => ({ name: column.name, key: keys.has(column.name), parent: parents.get(`${id} ${column.name}`) ?? null }))
    .filter((row) => row.key || row.parent !== null);
  const rows = telling.slice(0, MOST_ROWS);
  const more = table.columns.length - rows.length;
  return { id, schema: table.schema, name: table.name, rows, more, width: CARD_WIDTH, height: HEAD + rows.length * ROW + (more > 0 ? ROW : 0) + 6 };
}
