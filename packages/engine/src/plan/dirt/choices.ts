/** Successive small choices from the 32 bits that a row drew: `choose(n)` is 0 … n − 1. */
export type Choose = (n: number) => number;

export function choices(word: number): Choose {
  let state = word | 0;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
}

/** The first of the texts, starting at a random one, that differs from `text` and is accepted; null if none is. */
export function firstAccepted(text: string, ways: readonly string[], choose: Choose, accepts: (text: string) => boolean): string | null {
  if (ways.length === 0) return null;
  const start = choose(ways.length);
  for (let i = 0; i < ways.length; i++) {
    const way = ways[(start + i) % ways.length]!;
    if (way !== text && accepts(way)) return way;
  }
  return null;
}
