import { qualifiedName } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { parentFinder } from './listed-parents.ts';
import { fewOfEach } from './few-of-each.ts';
import { rowsAmong } from './looked-up-rows.ts';

/** More rows are no longer a sample: chains in which each row needs the one before. */
const MAX = 50_000;

/**
 * The rows and everything that they refer to, with the few children that each has by its fan-out (a deferred trigger
 * may require these), ascending by table; null if that is too much of the whole. For tables that triggers read, adds
 * the rows that refer only to these. For a table whose keys come from a sequence, adds all earlier rows, because
 * Postgres numbers them on arrival.
 */
export function withParents(
  plan: Plan,
  wanted: ReadonlyMap<string, readonly number[]>,
  lookedInto: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, Float64Array> | null {
  const found = new Map<string, Set<number>>();
  const open: { readonly table: string; readonly row: number }[] = [];
  let count = 0;
  const numbered = tablesNumbered(plan);
  const take = (table: string, row: number): void => {
    const rows = found.get(table) ?? new Set();
    found.set(table, rows);
    const first = numbered.has(table) && count <= MAX ? 0 : row;
    for (let each = row; each >= first && !rows.has(each); each--) {
      rows.add(each);
      open.push({ table, row: each });
      count++;
    }
  };
  for (const [table, rows] of wanted) for (const row of rows) take(table, row);
  const parentOf = parentFinder(plan);
  const relations = Map.groupBy(plan.relations, (relation) => relation.child);
  const below = Map.groupBy(fewOfEach(plan), (relation) => relation.parent);
  const close = (): boolean => {
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (count > MAX) return false;
      for (const relation of relations.get(next.table) ?? []) {
        const parent = parentOf(relation, next.row);
        if (parent >= 0) take(relation.parent, parent);
      }
      for (const relation of below.get(next.table) ?? []) {
        const children = relation.childrenOf(next.row);
        for (let i = 0; i < children.count; i++) take(relation.child, children.at(i));
      }
    }
    return true;
  };
  if (!close()) return null;
  for (const table of lookedInto) for (const row of rowsAmong(plan, table, found)) take(table, row);
  if (!close()) return null;
  return new Map([...found].map(([table, rows]) => [table, Float64Array.from(rows).sort()]));
}

/** Tables with a column that gets the DEFAULT of a sequence. */
function tablesNumbered({ blueprint }: Plan): ReadonlySet<string> {
  const isDrawn = (table: Plan['blueprint']['tables'][number]): boolean =>
    table.columns.some((one) => one.generated !== undefined && one.generator?.kind === 'sequence');
  return new Set(blueprint.tables.filter(isDrawn).map((table) => qualifiedName(table.schema, table.name)));
}
