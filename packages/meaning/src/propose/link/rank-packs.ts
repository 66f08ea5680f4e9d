import type { PackIndex } from '../library/pack-index.ts';
import type { ReadSpelling } from './read-spelling.ts';
import type { TableWords } from './schema-words.ts';

/** How strongly a schema speaks of a pack's domain, from 0 to 1. */
export type PackRank = { readonly pack: string; readonly strength: number };

/** With this many rare words a domain has confidence one half. */
const WORDS_FOR_HALF_CONFIDENCE = 2.4;
/** In a large schema a domain needs more evidence: this share of all its words. */
const SHARE_OF_WORDS = 0.012;

/** The first cues of a pack are those without which a schema is hardly of its domain: patients and prescriptions, but no animal, are of no vet. */
const CORE = 6;
const WITHOUT_CORE = 0.5;

/**
 * The packs that a schema may speak of, the strongest first. Every distinct word counts once, by how few packs have it as a cue; the whole name
 * of a table counts on top.
 */
export function rankPacks(tables: readonly TableWords[], { packs, cueCounts }: PackIndex, read: ReadSpelling): PackRank[] {
  const words = new Set(tables.flatMap((table) => [...table.words, ...table.columns.flatMap((column) => column.words)]));
  const names = new Set(tables.flatMap((table) => [table.words.join(' '), table.words.slice(-2).join(' ')]));
  const rarest = Math.log2(Object.keys(packs).length + 1);
  const half = WORDS_FOR_HALF_CONFIDENCE + SHARE_OF_WORDS * words.size;
  return Object.entries(packs)
    .map(([pack, { cues, tables: spellings }]) => {
      const cueScore = cues.filter((cue) => words.has(read(cue)[0]!)).reduce((sum, cue) => sum + (1 - Math.log2(cueCounts[cue] ?? 1) / rarest), 0);
      const named = spellings.filter((spelling) => names.has(read(spelling).join(' '))).length;
      const core = cues.slice(0, CORE).some((cue) => words.has(read(cue)[0]!));
      const sum = (cueScore + 0.5 * named) * (core ? 1 : WITHOUT_CORE);
      return { pack, strength: sum ** 2 / (sum ** 2 + half ** 2) };
    })
    .filter(({ strength }) => strength > 0.05)
    .toSorted((one, other) => other.strength - one.strength || (one.pack < other.pack ? -1 : 1));
}
