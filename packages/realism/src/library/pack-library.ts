import type { Pack } from '../packs/pack.ts';
import { wordWeights, type WordWeights } from '../link/word-weights.ts';
import type { PackIndex } from './pack-index.ts';

/** Packs by name, each loaded when it is asked for. */
export type PackLibrary = {
  readonly index: PackIndex;
  readonly weights: WordWeights;
  load(pack: string): Promise<Pack>;
};

/** `load` is asked once a pack. */
export function packLibrary(index: PackIndex, load: (pack: string) => Promise<Pack>): PackLibrary {
  const loaded = new Map<string, Promise<Pack>>();
  return {
    index,
    weights: wordWeights(new Map(Object.entries(index.wordCounts)), Object.keys(index.packs).length),
    load(pack) {
      let found = loaded.get(pack);
      if (!found) loaded.set(pack, (found = load(pack)));
      return found;
    },
  };
}
