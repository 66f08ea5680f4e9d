import type { ColumnDraft } from '../draft.ts';
import { rowsBefore } from '../existing/existing-rows.ts';
import type { TableWork, Work } from '../work.ts';
import { takesNumbers } from '../given-values/given-kinds.ts';
import { usesGivenValues, takeGivenValues } from '../given-values/take-given-values.ts';
import { takeBesideComputed } from '../given-values/moved-values.ts';
import { isWritten } from '../given-values/written-kinds.ts';
import { guardRows } from './guard.ts';
import { canGuard, preference, product, setRank, sizeOf, takeAlone, takeProduct, widen } from './key-columns.ts';
import type { KeySpec } from './key-specs.ts';
import { limitRows } from './limit-rows.ts';
import { presentRanks, presentRows } from './present-ranks.ts';

/** Without a parent in the key: a permutation over one column's values, or over the product of several. */
export function byValues(work: Work, table: TableWork, key: KeySpec, values: readonly ColumnDraft[]): string {
  const rows = rowsBefore(work, table.draft) + table.draft.rows;
  const free = values.filter((column) => !table.columns.get(column)!.rank && !table.columns.get(column)!.slot);
  const sized = free.map((column) => ({ column, size: sizeOf(work, column) }));
  const wide = sized
    .filter((entry) => entry.size >= rows)
    .sort((a, b) => Number(isOrdered(a.column)) - Number(isOrdered(b.column)) || preference(b.column) - preference(a.column))[0];
  const moved = sized.some(({ column }) => isOrdered(column));
  const still = moved && !(wide && !isOrdered(wide.column)) ? sized.find(({ column }) => !isOrdered(column) && widen(work, table, column, rows)) : wide;
  if (still ?? wide) return takeAlone(work, table, (still ?? wide)!.column);
  if (product(sized) >= rows) return takeProduct(work, table, sized);
  const present = work.blueprint.lookTwice && values.length === 1 ? presentRows(work, table, free[0]) : null;
  if (present && present.count <= sized[0]!.size) {
    setRank(table, free[0]!, presentRanks(work, table, free[0]!.name, sized[0]!.size, present), true);
    return `${free[0]!.name} is different in every row that has one`;
  }
  const moving = takeBesideComputed(work, table, key, free);
  if (moving) return moving;
  // Of two lists the longer one is numbered: `msisdn 2` is not a medium, but `anna.bell2@example.com` is an address.
  // Fixed texts without room for a number come last: another column may have as many values as there are rows.
  for (const { column } of [...sized].sort(
    (a, b) => Number(isFixed(a.column)) - Number(isFixed(b.column)) || preference(b.column) - preference(a.column) || b.size - a.size,
  )) {
    if (usesGivenValues(work, table, column, values.length === 1, rows)) return takeGivenValues(work, table, key, column);
    if (widen(work, table, column, rows)) return takeAlone(work, table, column);
  }
  // A column that another key numbers within its parent, or shares among columns, can differ in every row instead: that
  // satisfies both.
  const placed = values.find((column) => table.columns.get(column)!.rank && !table.columns.get(column)!.slot && hasRoom(work, table, column));
  if (placed) return takeAlone(work, table, placed);
  for (const entry of sized) {
    widen(work, table, entry.column, rows);
    entry.size = sizeOf(work, entry.column);
  }
  const largest = product(sized);
  if (largest < table.draft.rows) {
    if (key.when && canGuard(work, table, key)) guardRows(table, key.when, null, largest);
    else limitRows(work, table, key, largest);
  }
  return sized.length === 0 ? 'one row' : takeProduct(work, table, sized);
}

/** Whether conditions between columns change its values: a column that satisfies a key must not change. */
function isOrdered({ name, table: { spec } }: ColumnDraft): boolean {
  return (spec.groups ?? []).some((group) =>
    [...(group.order ?? []), ...(group.variants ?? []).flatMap((variant) => variant.order ?? [])].some(({ terms }) =>
      terms.some((term) => term.column === name),
    ),
  );
}

/** Whether a person wrote the values, and there is no room for numbers after them. */
function isFixed(column: ColumnDraft): boolean {
  return isWritten(column) && !takesNumbers(column);
}

function hasRoom(work: Work, table: TableWork, column: ColumnDraft): boolean {
  return sizeOf(work, column) >= table.draft.rows || widen(work, table, column, table.draft.rows);
}
