import type { TableDraft } from './draft.ts';

/** Rows of a table of which nothing is said. */
const DEFAULT_ROWS = 100;

/** Row counts as the blueprint gives them, or as they follow from the parents of the owning relation. Parents come first in `tables`. */
export function countRows(tables: readonly TableDraft[]): void {
  for (const table of tables) {
    const owner = table.relations.find((relation) => relation.spec.owner);
    table.rows = table.spec.mode === 'skip' ? 0 : table.spec.rows ?? (owner ? 3 * owner.parent.rows : DEFAULT_ROWS);
  }
}
