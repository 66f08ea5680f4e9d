import { cycleFault } from '../cycle-fault.ts';
import { setCells } from '../set-cells.ts';
import { addNode, type FinalNode, type TableWork, type Work } from '../work.ts';
import type { GroupWork } from './group-work.ts';
import type { Member } from './member.ts';
import { fillings } from './filling.ts';
import { guardedOf } from './guarded.ts';
import { isOwn, ownRows } from './own-rows.ts';
import { readsItself } from './cycle.ts';
import { fillGroup } from './fill-group.ts';
import { memberOf } from './member-of.ts';
import { ordersOf } from './group-orders.ts';

/** The nodes of all members of a group, in the order of its columns: one hidden node fills them together. */
export function groupNodes(work: Work, table: TableWork, group: GroupWork, finalNode: FinalNode): (number | null)[] {
  const hidden = table.nodes.length;
  const members: Member[] = [];
  addNode(table, { store: 'i32', as: 'int' }, false, (rows, out, frame) => {
    if (out.store === 'i32')
      fillGroup(group, members, orders, keeps && { keeps, yielding: yielding! }, guarded, rows, out.values, fillingOf(frame, out.values));
  });
  const fillingOf = fillings(work, table, group, members);
  const nodes = group.columns.map((column) => {
    const member = memberOf(work, table, group, column, hidden, finalNode);
    if (member) members.push(member);
    return member?.node ?? null;
  });
  for (const { column } of members) if (readsItself(work, table, column)) cycleFault(work, column);
  const orders = ordersOf(group, members);
  const keeps = group.spec.own ? ownRows(group, members, orders) : null;
  const isSet = (name: string): boolean => members.some(({ column }) => column.name === name && setCells(column) !== null);
  const yielding = keeps ? [ordersOf(group, members, (name) => isOwn(group, name)), ordersOf(group, members, isSet)] : null;
  const guards = guardedOf(members);
  const guarded = guards && { ...guards, escaping: guards.moved.size > 0 ? ordersOf(group, members, (name) => guards.moved.has(name)) : null };
  return nodes;
}
