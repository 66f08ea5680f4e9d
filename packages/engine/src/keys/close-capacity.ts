/**
 * Like `capacityFor`, but closer to the rows: the next of 10, 20, 50, 100, 200 … above them. For values whose low ranks
 * are the natural ones: a larger space would give more names a number. Values do not change while the table grows
 * within a step.
 */
export function closeCapacityFor(rows: number, most = Number.MAX_SAFE_INTEGER): number {
  for (let power = 10; power < most; power *= 10) {
    for (const step of [1, 2, 5]) if (power * step > rows) return Math.min(power * step, most);
  }
  return most;
}
