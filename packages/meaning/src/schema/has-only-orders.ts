import type { Group } from '@seedbed/contract';

/**
 * Whether a group requires only orders between its columns, and which of them are NULL: however its rows are generated, values that satisfy
 * the orders stay.
 */
export function hasOnlyOrders({ variants = [], rows }: Group): boolean {
  return !rows && variants.every(({ columns }) => Object.values(columns).every(({ domain, generator }) => !domain && !generator));
}
