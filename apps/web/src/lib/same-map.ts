/** Whether both maps have the same keys and values. */
export function isSameMap<K, V>(a: ReadonlyMap<K, V>, b: ReadonlyMap<K, V>): boolean {
  return a === b || (a.size === b.size && [...a].every(([key, value]) => b.has(key) && b.get(key) === value));
}
