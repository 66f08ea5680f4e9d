import type { Relation } from '@seedbed/contract';
import type { AnswerWork, TableWork } from '../work.ts';

const PATH = /^\s*([A-Za-z_]\w*)\.([A-Za-z_]\w*)\s*$/;

/**
 * The reference whose parent has the same parent as this one, by a formula such as `Case.tenantId`: a row's tenant is its case's tenant. Null for a formula that
 * says anything else.
 */
export function agreementOf(work: AnswerWork, table: TableWork, relation: Relation, formula: string): Relation | null {
  const [, parent, column] = PATH.exec(formula) ?? [];
  if (parent === undefined || relation.from.columns.length !== 1) return null;
  const by = table.relations.filter((other) => other !== relation && isCalled(other, parent));
  return by.find((other) => leadsTo(work, other, column!, relation)) ?? null;
}

/** By the parent's table, or by the column that refers to it, with or without its ending. */
export function isCalled({ from, to }: Relation, name: string): boolean {
  const table = to.table.slice(to.table.lastIndexOf('.') + 1).replaceAll('"', '');
  return table === name || from.columns.some((column) => column === name || column.replace(/_?id$/i, '') === name);
}

/** Whether the parent's column is the same key, or refers to it. */
function leadsTo({ blueprint }: AnswerWork, by: Relation, column: string, { to }: Relation): boolean {
  return blueprint.relations.some(
    (onward) =>
      onward.from.table === by.to.table &&
      onward.from.columns.length === 1 &&
      onward.from.columns[0] === column &&
      onward.to.table === to.table &&
      onward.to.columns[0] === to.columns[0],
  );
}
