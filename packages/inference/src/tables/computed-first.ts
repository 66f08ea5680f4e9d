import type { Group } from '@seedbed/contract';
import { asksOnlyOrders, type Draft } from '@seedbed/realism/decide';

/** In a group of orders with cases of NULL, computed columns come first: the row takes the case that its computed values satisfy. */
export function computedFirst(group: Group, drafts: ReadonlyMap<string, Draft>): Group {
  if (!group.variants || !asksOnlyOrders(group)) return group;
  const own = group.columns.filter((name) => drafts.get(name)?.kind === 'expression');
  return own.length > 0 ? { ...group, own } : group;
}
