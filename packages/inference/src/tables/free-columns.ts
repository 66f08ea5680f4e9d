import { ownMember } from '@seedbed/contract';
import type { SolvedTable } from '@seedbed/constraints';
import type { Draft, TableView } from '@seedbed/meaning/decide';

/** Whether constraints, keys or code of the schema have no say in a column, so that a group may hold it beside others. */
export function isUnbound({ column, entity }: Draft, view: TableView, solved: SolvedTable): boolean {
  return (
    entity === undefined &&
    !column.inKey &&
    view.table.triggers.length === 0 &&
    solved.exclusions.length === 0 &&
    !solved.groups.some((group) => group.columns.includes(column.name)) &&
    !solved.unread.some((each) => each.columns.includes(column.name)) &&
    !solved.keys.some(({ when }) => when && column.name in when) &&
    !solved.alwaysNull.includes(column.name) &&
    ownMember(solved.generators, column.name) === undefined
  );
}
