import type { Rows } from '../../columns/column.ts';
import type { GroupWork } from './group-work.ts';
import { suitCarriers } from './carrier.ts';
import type { Member } from './member.ts';
import type { Filling } from './filling.ts';
import { guardLabels, guardMembers, type Guarded } from './guarded.ts';
import type { Orders } from './order-solver.ts';
import type { OwnRows } from './own-rows.ts';
import { settleOrders, type Yielding } from './settle-orders.ts';
import { agreeWithNulls } from './agree-with-nulls.ts';
import { roomFor } from './group-orders.ts';
import { fillMember } from './fill-member.ts';
import { settleLabels } from './settle-labels.ts';

export function fillGroup(
  group: GroupWork,
  members: readonly Member[],
  orders: readonly (Orders | null)[],
  first: { readonly keeps: OwnRows; readonly yielding: Yielding['orders'] } | null,
  guarded: (Guarded & { readonly escaping: readonly (Orders | null)[] | null }) | null,
  rows: Rows,
  choices: Int32Array,
  filling: Filling,
): void {
  const { frame } = filling;
  group.fill(rows, choices);
  const tuples = group.spec.rows !== undefined;
  if (!tuples && group.guards.length === 0) agreeWithNulls(group, members, rows.count, choices, filling.natural);
  const own = suitCarriers(members, group.variants.length, rows.count, choices, filling.natural, tuples ? null : roomFor(members, orders, filling.natural));
  const kept = first?.keeps(rows, choices, filling) ?? null;
  members.forEach((member, i) => {
    const keeps = kept ? kept.of(member.column.name) : null;
    if (keeps) for (let row = 0; row < rows.count; row++) own[row]! |= keeps[row]!;
    fillMember(member, rows, choices, frame, (which) => filling.candidate(i, which), member.carrier ? own : keeps);
  });
  if (guarded && !tuples) guardLabels(guarded, group, rows, choices, frame);
  if (orders.some((entry) => entry !== null)) {
    const { count } = rows;
    const chosen = tuples ? null : choices;
    const yielding = kept && { yields: kept.yields, orders: first!.yielding };
    settleOrders(members, orders, yielding, count, chosen, frame);
    const escaped = guarded && guardMembers(guarded, rows, frame);
    if (escaped) settleOrders(members, orders, guarded.escaping ? { yields: escaped, orders: [guarded.escaping] } : yielding, count, chosen, frame);
  }
  settleLabels(group, members, rows.count, tuples ? null : choices, frame);
}
