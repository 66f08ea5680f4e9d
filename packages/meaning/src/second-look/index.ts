import { qualifiedName, type Blueprint, type ColumnFinding, type Findings } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { codeSystems } from './code-systems.ts';
import { openMade, type Doubt, type Made, type MadeTable } from './made-table.ts';
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

/** A look at the rows of all tables, which may be interrupted: each call goes on where the one before stopped. */
export type Look = (isOver: () => boolean) => Findings;

/**
 * What looks wrong in rows that a plan makes, by the words of tables and columns: each with rows that show it, the most embarrassing first.
 * What a person has called right (`asIs` of the column), or chosen, is left out. Tables whose rows cannot be made are named with the reason, as are
 * those that were not reached. A call of the look begins with at least one table, and with no further one when `isOver`.
 */
export function openLook(blueprint: Blueprint, plan: Plan): Look {
  const made = openMade(blueprint, plan);
  const given = new Set(blueprint.relations.flatMap(({ from }) => from.columns.map((column) => `${from.table}.${column}`)));
  const names = blueprint.tables.map(({ schema, name }) => qualifiedName(schema, name));
  const items: ColumnFinding[] = [];
  const failed: Findings['missed'] = [];
  let next = 0;
  return (isOver) => {
    for (let first = true; next < names.length && (first || !isOver()); first = false) {
      const name = names[next++]!;
      try {
        const table = made.table(name);
        if (!table) throw made.fault(name);
        items.push(...doubtsOf(made, table, given));
      } catch (error) {
        failed.push({ table: name, code: 'failed', says: error instanceof Error ? error.message : String(error) });
      }
    }
    const missed = [...failed, ...names.slice(next).map((table) => ({ table, code: 'time' as const, says: 'The time for one look was over.' }))];
    return { items: onceEach(items), tables: next - failed.length, missed };
  };
}

function doubtsOf(made: Made, table: MadeTable, given: ReadonlySet<string>): ColumnFinding[] {
  // What a person has chosen is meant so, whatever it looks like.
  const guessed = table.table.columns.filter(({ confidence, because }) => confidence !== undefined || because !== undefined);
  const asIs = new Map(guessed.map((column) => [column.name, column.asIs ?? []]));
  return LOOKS.flatMap((look) => look(made, table))
    .filter(({ column, code, rows }) => rows.length > 0 && asIs.get(column)?.includes(code) === false && !given.has(`${table.name}.${column}`))
    .map((doubt) => ({ table: table.name, ...doubt }));
}

/** Of several of a kind about one column the first is kept. */
function onceEach(items: readonly ColumnFinding[]): ColumnFinding[] {
  const seen = new Set<string>();
  return items
    .toSorted((a, b) => b.weight - a.weight)
    .filter(({ table, column, code }) => !seen.has(`${table}.${column} ${code}`) && seen.add(`${table}.${column} ${code}`));
}
