import type { SpokenPacks } from '../link/rank-packs.ts';
import type { WordWeights } from '../link/word-weights.ts';

/** What a schema tells of trades. */
export type SpokenTrades = {
  /** Whether there is such a pack. */
  readonly has: (pack: string) => boolean;
  /** How strongly it speaks of a pack, from 0 to 1. */
  readonly strength: (pack: string) => number;
  /** How much words tell by themselves: 1 for each that only one trade has. */
  readonly told: (words: readonly string[]) => number;
};

/** The trades of a schema, seen from one of its columns. */
export type TradesOfSchema = { readonly packs: SpokenPacks; readonly weights: WordWeights };

/** What the rest of the schema speaks of: `own` are the words of a table and its column, which would speak for themselves. */
export function tradesBeside(own: ReadonlySet<string>, { packs, weights }: TradesOfSchema): SpokenTrades {
  const known = new Map<string, number>();
  return {
    has: (pack) => packs.has(pack),
    strength(pack) {
      let strength = known.get(pack);
      if (strength === undefined) known.set(pack, (strength = packs.strength(pack, own)));
      return strength;
    },
    told: (words) => words.reduce((sum, word) => sum + weights.of(word), 0),
  };
}
