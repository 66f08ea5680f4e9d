/** A text with variable parts: `Portrait of a {merchant|young woman} with a {dog|book}`. */
type VariedText = {
  /** The number of variants. */
  readonly count: number;
  /** One of the combinations, from 0; the first one uses the first variant of each part. */
  at(way: number): string;
  /** Letters of the longest. */
  readonly longest: number;
};

/** Braces with a bar inside are variable, also within each other; all others are literal. */
export function variedText(text: string): VariedText {
  const parts = partsOf(text);
  return {
    count: parts.reduce((product, { count }) => Math.min(MAX_WAYS, product * count), 1),
    longest: parts.reduce((sum, { longest }) => sum + longest, 0),
    at(way) {
      let rest = way;
      let variant = '';
      for (const { count, at } of parts) {
        variant += at(rest % count);
        rest = Math.floor(rest / count);
      }
      return variant;
    },
  };
}

function partsOf(text: string): VariedText[] {
  const from = text.indexOf('{');
  const bars = from < 0 ? null : barsIn(text, from);
  if (!bars) return from < 0 ? [plainText(text)] : [plainText(text.slice(0, from + 1)), ...partsOf(text.slice(from + 1))];
  const ways = bars.slice(1).map((to, i) => text.slice(bars[i]! + 1, to));
  return [plainText(text.slice(0, from)), oneOf([...new Set(ways)].map(variedText)), ...partsOf(text.slice(bars.at(-1)! + 1))];
}

/** Where a brace opens, where its bars are and where it closes; null for a brace without bars, or that does not close. */
function barsIn(text: string, from: number): number[] | null {
  const found = [from];
  for (let depth = 0, at = from; at < text.length; at++) {
    if (text[at] === '{') depth++;
    else if (text[at] === '|' && depth === 1) found.push(at);
    else if (text[at] === '}' && --depth === 0) return found.length > 1 ? [...found, at] : null;
  }
  return null;
}

function oneOf(ways: readonly VariedText[]): VariedText {
  const count = ways.reduce((sum, way) => Math.min(MAX_WAYS, sum + way.count), 0);
  return {
    count,
    longest: Math.max(...ways.map(({ longest }) => longest)),
    at(way) {
      let rest = way;
      for (const each of ways) {
        if (rest < each.count) return each.at(rest);
        rest -= each.count;
      }
      return ways[0]!.at(0);
    },
  };
}

/** A text with one variant. */
export function plainText(text: string): VariedText {
  return { count: 1, at: () => text, longest: text.length };
}

const MAX_WAYS = 0xffff_ffff;
