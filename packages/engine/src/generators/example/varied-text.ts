/** A text with variable parts: `Portrait of a {merchant|young woman} with a {dog|book}`. */
type VariedText = {
  /** The number of variants. */
  readonly count: number;
  /** One of the combinations, from 0; the first one uses the first variant of each part. */
  at(way: number): string;
  /** Letters of the longest. */
  readonly longest: number;
};

/** Braces with a bar inside are variable; all others are literal. */
export function variedText(text: string): VariedText {
  const pieces = text.split(/\{([^{}|]*(?:\|[^{}|]*)+)\}/);
  if (pieces.length === 1) return plainText(text);
  // Every second piece is the text between braces.
  const parts = pieces.map((piece, at) => (at % 2 === 1 ? [...new Set(piece.split('|'))] : [piece]));
  return {
    count: parts.reduce((product, part) => Math.min(MAX_WAYS, product * part.length), 1),
    longest: parts.reduce((sum, part) => sum + Math.max(...part.map((each) => each.length)), 0),
    at(way) {
      let rest = way;
      let variant = '';
      for (const part of parts) {
        variant += part[rest % part.length]!;
        rest = Math.floor(rest / part.length);
      }
      return variant;
    },
  };
}

/** A text with one variant. */
export function plainText(text: string): VariedText {
  return { count: 1, at: () => text, longest: text.length };
}

const MAX_WAYS = 0xffff_ffff;
