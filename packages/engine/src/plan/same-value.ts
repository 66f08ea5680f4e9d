/** Whether two JSON values are equal; skips shared parts. Absent and undefined members are equal. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return Object.is(a, b);
  if (Array.isArray(a)) return a.length === (b as unknown[]).length && a.every((each, i) => sameValue(each, (b as unknown[])[i]));
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const name of Object.keys(one)) if (!sameValue(one[name], Object.hasOwn(other, name) ? other[name] : undefined)) return false;
  for (const name of Object.keys(other)) if (!Object.hasOwn(one, name) && other[name] !== undefined) return false;
  return true;
}
