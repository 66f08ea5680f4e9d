/** The most similar name, by edit distance; null if none is similar enough. */
export function mostSimilar(name: string, names: readonly string[], atLeast: number): string | null {
  let best: string | null = null;
  let most = 0;
  for (const each of names) {
    const likeness = 1 - distance(name.toLowerCase(), each.toLowerCase()) / Math.max(name.length, each.length, 1);
    if (likeness < atLeast || likeness <= most) continue;
    most = likeness;
    best = each;
  }
  return best;
}

/** Postgres' hint for an unknown column: at most three letters differ, and no more than half of them. */
export function similarColumns(name: string, names: readonly string[]): readonly string[] {
  let least = Math.min(3, Math.floor(name.length / 2));
  let best: string[] = [];
  for (const each of names) {
    const letters = distance(name, each);
    if (letters > least) continue;
    if (letters < least) best = [];
    least = letters;
    best.push(each);
  }
  return best.length > 2 ? [] : best;
}

/** Levenshtein's. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + Number(a[i - 1] !== b[j - 1])));
    row = next;
  }
  return row[b.length]!;
}
