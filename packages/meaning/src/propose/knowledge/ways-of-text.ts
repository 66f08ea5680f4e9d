/** `View of {Delft|Haarlem}`: a part that varies, with no other one inside. */
const PART = /\{([^{}|]*(?:\|[^{}|]*)+)\}/g;

/** The number of variants of an example's text; of parts within parts at most. */
export function waysOf(text: string): number {
  let ways = 1;
  firstVariant(text, (parts) => (ways *= new Set(parts).size));
  return ways;
}

/** Whether an example's text has variable parts. */
export function varies(text: string): boolean {
  return text.search(PART) >= 0;
}

/** The text with the first of each part, as the first rows show it. `sees` gets the variants of each. */
export function firstVariant(text: string, sees?: (parts: readonly string[]) => void): string {
  for (let left = text; ;) {
    const shorter = left.replace(PART, (_, all: string) => {
      const parts = all.split('|');
      sees?.(parts);
      return parts[0]!;
    });
    if (shorter === left) return left;
    left = shorter;
  }
}
