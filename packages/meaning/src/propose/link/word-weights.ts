/** The weight of a word: its inverse document frequency over the packs. */
export type WordWeights = { readonly of: (word: string) => number };

/** `counts`: in how many of `packs` packs the word occurs; unused words weigh as much as those of one. */
export function wordWeights(counts: ReadonlyMap<string, number>, packs: number): WordWeights {
  const rarest = Math.log2(packs + 1);
  const known = new Map<string, number>();
  const weigh = (word: string): number => (/^\d+$/.test(word) ? 0.3 : Math.max(0.3, rarest - Math.log2(counts.get(word) ?? 1))) / rarest;
  return {
    of(word) {
      const weight = known.get(word) ?? weigh(word);
      // A schema's own words are without end.
      if (counts.has(word)) known.set(word, weight);
      return weight;
    },
  };
}
