import { wordWeights, type WordWeights } from '../link/word-weights.ts';
import type { Pack } from '../packs/pack.ts';
import type { PackIndex } from './pack-index.ts';

/** Packs by name, each loaded when needed. */
export type PackLibrary = {
  readonly index: PackIndex;
  /** The weight of a word of a name. */
  readonly weights: WordWeights;
  /** The weight of the whole name of a table: categories occur in many trades. */
  readonly tables: WordWeights;
  load(pack: string): Promise<Pack>;
  /** The caller's own packs: searched for every schema, and preferred to the others. */
  readonly own?: readonly Pack[];
};

/** Calls `load` once for each pack. */
export function packLibrary(index: PackIndex, load: (pack: string) => Promise<Pack>): PackLibrary {
  const loaded = new Map<string, Promise<Pack>>();
  return {
    index,
    tables: wordWeights(countNames(index), Object.keys(index.packs).length),
    weights: wordWeights(new Map(Object.entries(index.wordCounts)), Object.keys(index.packs).length),
    load(pack) {
      let found = loaded.get(pack);
      if (!found) loaded.set(pack, (found = load(pack)));
      return found;
    },
  };
}

/** In how many packs a table has this name. */
function countNames({ packs }: PackIndex): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { tables } of Object.values(packs)) for (const name of new Set(tables)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
