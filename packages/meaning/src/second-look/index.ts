import type { Blueprint, ColumnFinding } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { codeSystems } from './code-systems.ts';
import { readMade, type Doubt, type Made, type MadeTable } from './made-table.ts';
import { people } from './people.ts';
import { ranges } from './ranges.ts';
import { sums } from './sums.ts';
import { beforeParents, orderOfTimes, otherDays } from './times.ts';
import { trades } from './trades.ts';
import { placeholders, sameValues } from './values.ts';

const LOOKS: readonly ((made: Made, table: MadeTable) => Doubt[])[] = [
  placeholders,
  ranges,
  trades,
  orderOfTimes,
  otherDays,
  codeSystems,
  sums,
  beforeParents,
  people,
  sameValues,
];

/**
 * What looks wrong in rows that a plan makes, by the words of tables and columns: each with rows that show it, the most embarrassing first.
 * What a person has called right (`asIs` of the column), or chosen, is left out. `isOver`: no further table is read.
 */
export function secondLook(
  blueprint: Blueprint,
  plan: Plan,
  isOver: () => boolean = () => false,
): { readonly items: ColumnFinding[]; readonly tables: number } {
  const made = readMade(blueprint, plan, isOver);
  const given = new Set(blueprint.relations.flatMap(({ from }) => from.columns.map((column) => `${from.table}.${column}`)));
  const items = made.tables.flatMap((table) => {
    // What a person has chosen is meant so, whatever it looks like.
    const guessed = table.table.columns.filter(({ confidence, because }) => confidence !== undefined || because !== undefined);
    const asIs = new Map(guessed.map((column) => [column.name, column.asIs ?? []]));
    return LOOKS.flatMap((look) => look(made, table))
      .filter(({ column, code, rows }) => rows.length > 0 && asIs.get(column)?.includes(code) === false && !given.has(`${table.name}.${column}`))
      .map((doubt) => ({ table: table.name, ...doubt }));
  });
  // Of several of a kind about one column the first is said.
  const seen = new Set<string>();
  const once = items
    .toSorted((a, b) => b.weight - a.weight)
    .filter(({ table, column, code }) => !seen.has(`${table}.${column} ${code}`) && seen.add(`${table}.${column} ${code}`));
  return { items: once, tables: made.tables.length };
}
