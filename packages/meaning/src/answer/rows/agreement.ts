import type { Relation } from '@seedbed/contract';
import { bareName, type AnswerWork, type TableWork } from '../work.ts';

/** Another reference of the row, and the one of its parent that this one follows. */
export type Following = { readonly lead: Relation; readonly onward: Relation };

const PATH = /^\s*([A-Za-z_]\w*)\.([A-Za-z_]\w*)\s*$/;

/**
 * The reference whose parent has the same parent as this one, by a formula such as `Case.tenantId`: a row's tenant is its case's tenant. Null for a formula that
 * says anything else.
 */
export function agreementOf(work: AnswerWork, table: TableWork, relation: Relation, formula: string): Following | null {
  const [, parent, column] = PATH.exec(formula) ?? [];
  if (parent === undefined || relation.from.columns.length !== 1) return null;
  const by = table.relations.filter((other) => other !== relation && isCalled(other, parent));
  for (const lead of by) {
    const onward = onwardOf(work, lead, column!, relation);
    if (onward) return { lead, onward };
  }
  return null;
}

/** By the parent's table, or by the column that refers to it, with or without its ending. */
export function isCalled({ from, to }: Relation, name: string): boolean {
  return bareName(to.table) === name || from.columns.some((column) => column === name || column.replace(/_?id$/i, '') === name);
}

/** The parent's reference by that column to the same key. */
function onwardOf({ blueprint }: AnswerWork, by: Relation, column: string, { to }: Relation): Relation | undefined {
  return blueprint.relations.find(
    (onward) =>
      onward.from.table === by.to.table &&
      onward.from.columns.length === 1 &&
      onward.from.columns[0] === column &&
      onward.to.table === to.table &&
      onward.to.columns[0] === to.columns[0],
  );
}
