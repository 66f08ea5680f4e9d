import type { TableDraft } from './draft.ts';
import { ownedRows } from './relations/lead-spread.ts';
import { hasFewOfEach } from './relations/few-of-each.ts';
import type { Work } from './work.ts';

/** Default row count. */
const DEFAULT_ROWS = 100;

/** The row count from the blueprint, or from the parents of the owning relation; limited for a sample. */
export function countRows(work: Work, table: TableDraft): number {
  return Math.min(wantedRows(work, table), isCountedPerParent(table) ? work.mostOwned : work.mostRows);
}

function wantedRows(work: Work, table: TableDraft): number {
  if (table.spec.mode === 'skip') return 0;
  if (table.spec.rows !== undefined) return table.spec.rows;
  const owner = table.relations.find((relation) => relation.spec.owner);
  return owner ? ownedRows(work, work.relations.get(owner)!) : DEFAULT_ROWS;
}

function isCountedPerParent(table: TableDraft): boolean {
  const owner = table.relations.find((relation) => relation.spec.owner);
  return table.spec.rows === undefined && owner !== undefined && hasFewOfEach(owner.spec);
}
