import { conditionsOnColumn } from '../groups/conditions-on-column.ts';
import type { GroupWork } from '../groups/group-work.ts';
import type { ColumnDraft } from '../draft.ts';
import { forgetSpreads } from '../relations/ensure-spread.ts';
import type { TableWork, Work } from '../work.ts';
import { scaleOf } from '../domains/bounds.ts';
import { isKeyed } from './key-specs.ts';

/**
 * If a key assigns the values of a group's member, a row takes a variant that allows its value, whatever it drew.
 * References are NULL or not according to the drawn variant, so a reference that some variants need is then present in
 * every row, unless a variant requires NULL.
 */
export function needReferencesBesideRanks(work: Work, table: TableWork): void {
  let found = false;
  for (const group of new Set(table.groups.values())) {
    if (group.spec.rows || !group.columns.some((column) => isNarrowed(table, group, column))) continue;
    for (const column of group.columns) {
      const relation = table.governing.get(column);
      const says = group.variants.map((variant) => conditionsOnColumn(variant, column.name));
      if (!relation || !column.nullable || says.some((each) => each?.null) || !says.some((each) => each?.notNull)) continue;
      work.relations.get(relation)!.needs.present = true;
      found = true;
    }
  }
  if (found) forgetSpreads(work, table);
}

/**
 * Cases with `a = b` for two columns whose values cannot follow each other (a key of its own and a reference, of a type
 * without numbers): no row takes them, if there is another case.
 */
export function barEqualKeys(table: TableWork): void {
  const isFixed = (name: string): boolean => {
    const column = table.draft.columns.get(name)!;
    return scaleOf(column.type) === null && (table.governing.has(column) || isKeyed(column));
  };
  for (const { variants, barred } of new Set(table.groups.values()))
    variants.forEach(({ order = [] }, variant) => {
      if (order.some(({ terms, operator }) => operator === '=' && terms.length > 1 && terms.every((term) => isFixed(term.column)))) barred.add(variant);
    });
}

/** Whether a key ranks the column's values, and some variant excludes some of them. */
function isNarrowed(table: TableWork, { variants }: GroupWork, column: ColumnDraft): boolean {
  return table.columns.get(column)!.rank !== null && variants.some((variant) => conditionsOnColumn(variant, column.name)?.domain !== undefined);
}
