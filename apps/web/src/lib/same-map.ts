/** Whether both say the same of the same things. */
export function isSameMap<K, V>(a: ReadonlyMap<K, V>, b: ReadonlyMap<K, V>): boolean {
  return a === b || (a.size === b.size && [...a].every(([key, value]) => b.has(key) && b.get(key) === value));
}
