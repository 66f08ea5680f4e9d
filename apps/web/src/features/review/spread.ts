/**
 * Which `most` of the rows show best what a column holds: the first row of each different value, and the first rows where there are not enough of
 * those; in their order.
 */
export function spreadOf(values: readonly (string | null)[], most: number): number[] {
  const seen = new Set<string | null>();
  const different = values.flatMap((value, i) => (seen.has(value) ? [] : (seen.add(value), [i])));
  const chosen = new Set(different.slice(0, most));
  for (let i = 0; i < values.length && chosen.size < most; i++) chosen.add(i);
  return [...chosen].sort((a, b) => a - b);
}

/** "true in 36 of 40, false in 4" where a column holds hardly anything else; null where its rows tell enough. */
export function sharesOf(values: readonly (string | null)[], most = 3): string | null {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value ?? 'null', (counts.get(value ?? 'null') ?? 0) + 1);
  if (values.length < 10 || counts.size > most) return null;
  const [first, ...rest] = [...counts].sort((a, b) => b[1] - a[1]);
  const short = (text: string) => (text.length > 20 ? `${text.slice(0, 19)}…` : text === '' ? '""' : text);
  if (rest.length === 0) return `${short(first![0])} in all ${values.length} rows looked at`;
  return [`${short(first![0])} in ${first![1]} of ${values.length}`, ...rest.map(([text, count]) => `${short(text)} in ${count}`)].join(', ');
}
