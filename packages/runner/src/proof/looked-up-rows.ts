import { Problem, qualifiedName, type Blueprint } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';

type Relation = Plan['relations'][number];

/** Tables in which the triggers of these look for rows: they are loaded after them. */
export function lookedInto({ tables }: Blueprint, by: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(tables.flatMap((table) => (by.has(qualifiedName(table.schema, table.name)) ? (table.load?.after ?? []) : [])));
}

/** Rows by table. */
type ChosenRows = ReadonlyMap<string, ReadonlySet<number>>;

/** Of one parent, and of one table: what lies beyond is left to chance. */
const MOST_OF_A_PARENT = 50;
const MOST_OF_A_TABLE = 5_000;

/**
 * The rows of a table that links others of which every parent is among the rows at hand: what a trigger that joins these may find there. Rows that refer to nothing are
 * none, and so are those of relations whose children cannot be determined without looking through all of them.
 */
export function rowsAmong(plan: Plan, table: string, atHand: ChosenRows): number[] {
  const relations = plan.relations.filter((relation) => relation.child === table);
  if (!isLink(plan, table)) return [];
  const found = relations.map((relation) => childrenOf(relation, atHand, MOST_OF_A_PARENT)).filter((rows) => rows.size > 0);
  const fewest = found.sort((a, b) => a.size - b.size)[0] ?? [];
  const isAmong = (row: number): boolean =>
    relations.every((relation) => {
      const parent = relation.parentOf(row);
      return parent < 0 || (atHand.get(relation.parent)?.has(parent) ?? false);
    });
  return [...fewest].filter(isAmong).slice(0, MOST_OF_A_TABLE);
}

/** Whether rows of it bring rows of two other tables together. */
export function isLink(plan: Plan, table: string): boolean {
  return new Set(plan.relations.filter(({ child, parent }) => child === table && parent !== table).map(({ parent }) => parent)).size > 1;
}

/** Rows of a table that refer to a row at hand, a few of each. */
export function rowsBelow(plan: Plan, table: string, atHand: ChosenRows, mostOfAParent: number): number[] {
  const relations = plan.relations.filter((relation) => relation.child === table);
  return [...new Set(relations.flatMap((relation) => [...childrenOf(relation, atHand, mostOfAParent)]))].slice(0, MOST_OF_A_TABLE);
}

function childrenOf(relation: Relation, atHand: ChosenRows, most: number): Set<number> {
  const found = new Set<number>();
  try {
    for (const parent of atHand.get(relation.parent) ?? []) {
      const children = relation.childrenOf(parent);
      for (let i = 0; i < Math.min(most, children.count) && found.size < MOST_OF_A_TABLE; i++) found.add(children.at(i));
    }
  } catch (error) {
    // A few relations know no way down.
    if (!(error instanceof Problem)) throw error;
  }
  return found;
}
