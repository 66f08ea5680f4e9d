/** The index of all packs: the words that suggest each, and how many packs use a word. */
export type PackIndex = {
  readonly packs: Readonly<Record<string, { readonly cues: readonly string[]; readonly tables: readonly string[] }>>;
  /** In how many packs a word is a cue. */
  readonly cueCounts: Readonly<Record<string, number>>;
  /** In how many packs a word is in any spelling. */
  readonly wordCounts: Readonly<Record<string, number>>;
};
