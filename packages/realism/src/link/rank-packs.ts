import type { PackIndex } from '../library/pack-index.ts';
import type { ReadSpelling } from './read-spelling.ts';
import type { TableWords } from './schema-words.ts';

/** How strongly a schema speaks of a pack's domain, from 0 to 1. */
export type PackRank = { readonly pack: string; readonly strength: number };

/** Told by as many rare words, a domain is half sure. */
const HALF_SURE = 2.4;
/** Of a large schema a domain has to tell more: a part of all its words. */
const SHARE_OF_WORDS = 0.012;

/** The first cues of a pack are those without which a schema is hardly of its domain: patients and prescriptions, but no animal, are of no vet. */
const CORE = 6;
const WITHOUT_CORE = 0.5;

/** What speaks for a pack: the cues among the words of a schema, and its own names among those of the tables. */
type Speech = {
  readonly cues: readonly { readonly word: string; readonly told: number }[];
  readonly named: readonly (readonly string[])[];
  readonly core: ReadonlySet<string>;
};

/** How strongly a schema speaks of packs, also without some of its words: `equipo` alone makes no sports club of a laboratory. */
export type SpokenPacks = {
  /** Those of which anything is spoken. */
  readonly packs: readonly string[];
  /** Whether there is such a pack. */
  has(pack: string): boolean;
  strength(pack: string, without?: ReadonlySet<string>): number;
};

/** Reads a schema once for all packs. Every distinct word counts once, by how few packs have it as a cue; the whole name of a table counts on top. */
export function spokenPacks(tables: readonly TableWords[], { packs, cueCounts }: PackIndex, read: ReadSpelling): SpokenPacks {
  const words = new Set(tables.flatMap((table) => [...table.words, ...table.columns.flatMap((column) => column.words)]));
  const names = new Set(tables.flatMap((table) => [table.words.join(' '), table.words.slice(-2).join(' ')]));
  const rarest = Math.log2(Object.keys(packs).length + 1);
  const half = HALF_SURE + SHARE_OF_WORDS * words.size;
  const found = new Map<string, Speech>();
  for (const [pack, { cues, tables: spellings }] of Object.entries(packs)) {
    const spoken = cues.filter((cue) => words.has(read(cue)[0]!));
    const named = spellings.map(read).filter((spelling) => names.has(spelling.join(' ')));
    if (spoken.length + named.length === 0) continue;
    found.set(pack, {
      cues: spoken.map((cue) => ({ word: read(cue)[0]!, told: 1 - Math.log2(cueCounts[cue] ?? 1) / rarest })),
      named,
      core: new Set(cues.slice(0, CORE).map((cue) => read(cue)[0]!)),
    });
  }
  return {
    packs: [...found.keys()],
    has: (pack) => Object.hasOwn(packs, pack),
    strength(pack, without = NONE) {
      const speech = found.get(pack);
      if (!speech) return 0;
      const cues = speech.cues.filter(({ word }) => !without.has(word));
      const named = speech.named.filter((spelling) => !spelling.every((word) => without.has(word))).length;
      const told = cues.reduce((sum, cue) => sum + cue.told, 0);
      const sum = (told + 0.5 * named) * (cues.some(({ word }) => speech.core.has(word)) ? 1 : WITHOUT_CORE);
      return sum ** 2 / (sum ** 2 + half ** 2);
    },
  };
}

const NONE: ReadonlySet<string> = new Set();

/** The packs that a schema may speak of, the strongest first. */
export function rankPacks(tables: readonly TableWords[], index: PackIndex, read: ReadSpelling): PackRank[] {
  const spoken = spokenPacks(tables, index, read);
  return spoken.packs
    .map((pack) => ({ pack, strength: spoken.strength(pack) }))
    .filter(({ strength }) => strength > 0.05)
    .toSorted((one, other) => other.strength - one.strength || (one.pack < other.pack ? -1 : 1));
}
