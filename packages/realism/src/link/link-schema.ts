import type { PackLibrary } from '../library/pack-library.ts';
import type { Concept, Pack } from '../packs/pack.ts';
import { linkColumns, type ColumnLink } from './link-columns.ts';
import { linkLists } from './link-lists.ts';
import { likeness } from './likeness.ts';
import { rankPacks } from './rank-packs.ts';
import type { ReadSpelling } from './read-spelling.ts';
import type { TableWords } from './schema-words.ts';
import type { WordWeights } from './word-weights.ts';

/** What a table is: a concept of a pack, with the probability that it is one, and which attribute each of its columns is. */
export type TableLink = {
  readonly pack: string;
  readonly concept: Concept;
  readonly probability: number;
  readonly columns: readonly ColumnLink[];
  /** For people: what spoke for it. */
  readonly evidence: { readonly name: number; readonly share: number; readonly told: number; readonly domain: number; readonly neighbours: number };
};

/** A schema speaks of few trades: no more packs than these are looked into. */
const MOST_PACKS = 10;
/** From so much on a table speaks for its neighbours; they make one another sure. */
const SUPPORTS = 0.4;
/** So many columns that are attributes say all that columns can say. */
const ENOUGH = 2;
/** A table that is less likely to be a concept is none. */
const LEAST = 0.55;

/**
 * Tables to concepts, and their columns to attributes. Deterministic; reads the index first and only those packs that the schema may speak of. Neighbours
 * along foreign keys that are of the same pack make one another likelier (two passes).
 */
export async function linkSchema(tables: readonly TableWords[], library: PackLibrary, read: ReadSpelling): Promise<ReadonlyMap<string, TableLink>> {
  const ranks = rankPacks(tables, library.index, read).slice(0, MOST_PACKS);
  const strongest = ranks[0]?.strength ?? 0;
  // A domain that another one outweighs is the less likely one.
  const packs = await Promise.all(
    ranks.map(async ({ pack, strength }) => ({ pack: await library.load(pack), strength: strength * (0.4 + (0.6 * strength) / strongest) })),
  );
  const candidates = new Map(tables.map((table) => [table.name, candidatesOf(table, packs, read, library)]));
  let links = best(tables, candidates, new Map());
  for (let pass = 0; pass < 2; pass++) links = best(tables, candidates, links);
  const sure = new Map([...links].filter(([, link]) => link.probability >= LEAST));
  return new Map([...sure, ...linkLists(tables, sure, read, library.weights)]);
}

type Candidate = Omit<TableLink, 'probability'>;

function candidatesOf(
  table: TableWords,
  packs: readonly { pack: Pack; strength: number }[],
  read: ReadSpelling,
  { weights, tables }: PackLibrary,
): readonly Candidate[] {
  return packs.flatMap(({ pack, strength }) =>
    pack.concepts.flatMap((concept): Candidate[] => {
      const name = Math.max(
        ...[...concept.tables, ...Object.values(concept.also ?? {}).flat()].map(
          (spelling) => nameLikeness(table.words, read(spelling), weights) * (0.5 + 0.5 * tables.of(spelling)),
        ),
      );
      const columns = linkColumns(table, concept, read, weights);
      if (name === 0 && columns.length < 3) return [];
      const own = table.columns.filter(({ holds }) => holds !== 'other' && holds !== 'time');
      const linked = columns.filter((link) => own.some(({ name: column }) => column === link.column));
      const told = linked.reduce((sum, link) => sum + link.likeness * link.told, 0);
      // One column of one says less than six of eight.
      const share = own.length === 0 ? 0 : (linked.length / own.length) * Math.min(1, linked.length / ENOUGH);
      return [{ pack: pack.pack, concept, columns, evidence: { name, share, told, domain: strength, neighbours: 0 } }];
    }),
  );
}

function best(
  tables: readonly TableWords[],
  candidates: ReadonlyMap<string, readonly Candidate[]>,
  before: ReadonlyMap<string, TableLink>,
): Map<string, TableLink> {
  const links = new Map<string, TableLink>();
  for (const table of tables) {
    let found: TableLink | undefined;
    for (const candidate of candidates.get(table.name)!) {
      const around = table.neighbours.flatMap((name) => before.get(name) ?? []).filter((link) => link.probability >= SUPPORTS);
      const alike = around.filter((link) => link.pack === candidate.pack).length;
      const evidence = { ...candidate.evidence, neighbours: around.length === 0 ? 0 : (2 * alike) / around.length - 1 };
      const probability = probabilityOf(evidence);
      if (!found || probability > found.probability) found = { ...candidate, evidence, probability };
    }
    if (found) links.set(table.name, found);
  }
  return links;
}

/** What a table is its last word says: `medicine_category` is no medicine. */
function nameLikeness(words: readonly string[], spelling: readonly string[], weights: WordWeights): number {
  return likeness(words, spelling, weights) * (words.at(-1) === spelling.at(-1) ? 1 : 0.4);
}

/** Logistic in what speaks for it; the domain by its odds, so that a concept of a trade of which the schema hardly speaks needs much else. */
function probabilityOf({ name, share, told, domain, neighbours }: TableLink['evidence']): number {
  const odds = Math.log(Math.max(0.01, domain) / Math.max(0.01, 1 - domain));
  return 1 / (1 + Math.exp(-(-3.2 + 2.6 * name + 2 * share + 0.7 * Math.min(told, 5) + 1.2 * odds + 1.1 * neighbours)));
}
