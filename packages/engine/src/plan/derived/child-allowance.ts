import { countText } from '@seedbed/contract';

/** Children that may still be visited. */
let left = Infinity;

/**
 * From now on, reading rows visits at most this many children for what is computed over them, and throws a RangeError instead of visiting
 * more: who shows a few rows would otherwise be busy for minutes with a value over a billion. Without a call there is no limit.
 * @returns what was left before
 */
export function limitChildren(most: number): number {
  const before = left;
  left = most;
  return before;
}

/** Notes that children of a table are about to be visited. */
export function visitChildren(count: number, table: string): void {
  if (count > left) throw new RangeError(`computed over ${countText(count)} rows of ${table}, too many to show here`);
  left -= count;
}
