import { ownMember } from '@seedbed/contract';
import type { SolvedTable } from '@seedbed/constraints';
import type { Draft, SchemaView, TableView } from '@seedbed/meaning/decide';

/** Whether constraints, keys or code of the schema have no say in a column, so that a group may hold it beside others. */
export function isUnbound(draft: Draft, view: TableView, solved: SolvedTable): boolean {
  return view.table.triggers.length === 0 && isUnrestricted(draft, view, solved);
}

/** The same of a table with triggers: none that runs for a new row mentions the column. */
export function isUnboundByCode(draft: Pick<Draft, 'column' | 'entity'>, view: TableView, solved: SolvedTable, { catalog }: SchemaView): boolean {
  const { name } = draft.column;
  const mentions = ({ function: key }: (typeof view.table.triggers)[number]): boolean => (ownMember(catalog.functions, key)?.body ?? name).includes(name);
  return (
    isUnrestricted(draft, view, solved) &&
    !view.table.triggers.some((trigger) => trigger.events.some((event) => event.toLowerCase() === 'insert') && mentions(trigger))
  );
}

function isUnrestricted({ column, entity }: Pick<Draft, 'column' | 'entity'>, view: TableView, solved: SolvedTable): boolean {
  return (
    entity === undefined &&
    !column.inKey &&
    solved.exclusions.length === 0 &&
    !solved.groups.some((group) => group.columns.includes(column.name)) &&
    !solved.unread.some((each) => each.columns.includes(column.name)) &&
    !solved.keys.some(({ when }) => when && column.name in when) &&
    !solved.alwaysNull.includes(column.name) &&
    ownMember(solved.generators, column.name) === undefined
  );
}
