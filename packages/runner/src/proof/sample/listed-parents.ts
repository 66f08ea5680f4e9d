import { qualifiedName } from '@seedbed/contract';
import { openReader, textRow, textRows, type Plan } from '@seedbed/engine';

type Relation = Plan['relations'][number];

/** How many rows to read at once, and how many rows of one table to search for keys. */
const BATCH_ROWS = 2048;
const MAX = 2_000_000;

/**
 * The parent's row of each child row, −1 for none. If the child's values are listed (accepted rows of a trial), the
 * relation does not know the parent, which is then found by its key.
 */
export function parentFinder(plan: Plan): (relation: Relation, child: number) => number {
  const listed = new Set(
    plan.blueprint.tables.flatMap((table) =>
      (table.groups ?? []).flatMap((group) => (group.rows ? group.columns.map((column) => `${qualifiedName(table.schema, table.name)} ${column}`) : [])),
    ),
  );
  const places = new Map<Relation, (child: number) => number>();
  return (relation, child) => {
    if (!relation.columns.some((column) => listed.has(`${relation.child} ${column}`))) return relation.parentOf(child);
    const known = places.get(relation) ?? byKey(plan, relation);
    places.set(relation, known);
    return known(child);
  };
}

function byKey(plan: Plan, relation: Relation): (child: number) => number {
  const [child, parent] = [plan.table(relation.child), plan.table(relation.parent)];
  const key = (cells: readonly (string | null)[]): string | null => (cells.includes(null) ? null : JSON.stringify(cells));
  const rowOf = new Map<string, number>();
  const reader = openReader(plan, parent, relation.parentColumns);
  const count = Math.min(parent.rows, MAX);
  for (let first = 0; first < count; first += BATCH_ROWS) {
    const batch = reader.read({ first, count: Math.min(BATCH_ROWS, count - first), at: null });
    for (let row = 0; row < batch.count; row++) {
      const text = key(textRow(batch, row));
      if (text !== null) rowOf.set(text, first + row);
    }
  }
  return (row) => rowOf.get(key(textRows(plan, child, row, 1, relation.columns)[0]!) ?? '') ?? -1;
}
