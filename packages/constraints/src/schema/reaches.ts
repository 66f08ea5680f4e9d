/** Whether one leads to the other, over any number of steps; each leads to itself. `onward` returns the next steps. */
export function reaches<T>(from: T, to: T, onward: (each: T) => Iterable<T>): boolean {
  const seen = new Set<T>([from]);
  // Grows during the loop.
  for (const each of seen) {
    if (each === to) return true;
    for (const next of onward(each)) seen.add(next);
  }
  return false;
}
