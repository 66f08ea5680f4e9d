/** The name that shares most trigrams, or null if none is near. */
export function mostSimilar(name: string, names: readonly string[]): string | null {
  const own = trigrams(name);
  let best: string | null = null;
  let most = 0.33;
  for (const each of names) {
    const other = trigrams(each);
    let shared = 0;
    for (const one of own) if (other.has(one)) shared++;
    const share = (2 * shared) / (own.size + other.size);
    if (share <= most) continue;
    most = share;
    best = each;
  }
  return best;
}

function trigrams(text: string): Set<string> {
  const padded = `-${text.toLowerCase()}-`;
  const all = new Set<string>();
  for (let at = 0; at + 2 <= padded.length; at++) all.add(padded.slice(at, at + 3));
  return all;
}
