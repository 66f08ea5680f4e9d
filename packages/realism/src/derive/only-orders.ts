import type { Group } from '@seedbed/contract';

/** Whether a group asks nothing but orders between its columns, and which of them are NULL: in whatever way its rows are made, values that satisfy the orders stay. */
export function asksOnlyOrders({ variants = [], rows }: Group): boolean {
  return !rows && variants.every(({ columns }) => Object.values(columns).every(({ domain, generator }) => !domain && !generator));
}
