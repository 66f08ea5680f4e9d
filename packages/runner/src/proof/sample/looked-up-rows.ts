import { Problem, qualifiedName, type Blueprint } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';

type Relation = Plan['relations'][number];

/** Tables in which these tables' triggers look up rows: they are loaded after those. */
export function tablesReadByTriggers({ tables }: Blueprint, by: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(tables.flatMap((table) => (by.has(qualifiedName(table.schema, table.name)) ? (table.load?.after ?? []) : [])));
}

/** Rows by table. */
type ChosenRows = ReadonlyMap<string, ReadonlySet<number>>;

/** Limits for one parent, and for one table: the rest is left to chance. */
const MAX_ROWS_PER_PARENT = 50;
const MAX_ROWS_PER_TABLE = 5_000;

/**
 * The rows of a link table whose parents are all among the chosen rows: a trigger that joins these may find them.
 * Excludes rows without references, and relations whose children need a full scan.
 */
export function rowsAmong(plan: Plan, table: string, atHand: ChosenRows): number[] {
  const relations = plan.relations.filter((relation) => relation.child === table);
  if (!isLink(plan, table)) return [];
  const found = relations.map((relation) => childrenOf(relation, atHand, MAX_ROWS_PER_PARENT)).filter((rows) => rows.size > 0);
  const fewest = found.sort((a, b) => a.size - b.size)[0] ?? [];
  const isAmong = (row: number): boolean =>
    relations.every((relation) => {
      const parent = relation.parentOf(row);
      return parent < 0 || (atHand.get(relation.parent)?.has(parent) ?? false);
    });
  return [...fewest].filter(isAmong).slice(0, MAX_ROWS_PER_TABLE);
}

/** Whether its rows link rows of two other tables. */
export function isLink(plan: Plan, table: string): boolean {
  return new Set(plan.relations.filter(({ child, parent }) => child === table && parent !== table).map(({ parent }) => parent)).size > 1;
}

/** Rows of a table that refer to one of the chosen rows, a few of each. */
export function rowsBelow(plan: Plan, table: string, atHand: ChosenRows, mostOfAParent: number): number[] {
  const relations = plan.relations.filter((relation) => relation.child === table);
  return [...new Set(relations.flatMap((relation) => [...childrenOf(relation, atHand, mostOfAParent)]))].slice(0, MAX_ROWS_PER_TABLE);
}

function childrenOf(relation: Relation, atHand: ChosenRows, most: number): Set<number> {
  const found = new Set<number>();
  try {
    for (const parent of atHand.get(relation.parent) ?? []) {
      const children = relation.childrenOf(parent);
      for (let i = 0; i < Math.min(most, children.count) && found.size < MAX_ROWS_PER_TABLE; i++) found.add(children.at(i));
    }
  } catch (error) {
    // A few relations cannot find children.
    if (!(error instanceof Problem)) throw error;
  }
  return found;
}
