import type { PackLibrary } from '../library/pack-library.ts';
import type { Concept, Pack } from '../packs/pack.ts';
import { asWritten, withoutTwins } from './as-written.ts';
import { linkColumns, type ColumnLink, type LikeColumn } from './link-columns.ts';
import { linkLists } from './link-lists.ts';
import { likeness } from './likeness.ts';
import { logistic, oddsOf, probabilityOfColumn, type Evidence } from './probability.ts';
import { rankPacks } from './rank-packs.ts';
import type { ReadSpelling } from './read-spelling.ts';
import type { TableWords } from './schema-words.ts';
import type { WordWeights } from './word-weights.ts';

/** A table's meaning: a concept of a pack, with its probability, and the attributes of its columns. */
export type TableLink = {
  readonly pack: string;
  readonly concept: Concept;
  readonly probability: number;
  readonly columns: readonly ColumnLink[];
  /** The evidence, for people. */
  readonly evidence: Evidence;
};

/** A schema covers few trades: searches at most this many packs. */
const MAX_PACKS = 10;
/** A user's own pack is meant for its domain. */
const OWN_STRENGTH = 0.8;
/** A table with a name from an own pack has that pack's meaning. */
const OWN_NAMED = 0.97;
/** From this probability on, a table supports its neighbours. */
const SUPPORTS = 0.4;
/** How often to update tables by their neighbours' concepts. */
const PASSES = 2;
/** With this many linked columns, more columns add nothing. */
const MAX_COUNTED_COLUMNS = 2;
/** Below this probability, a table is not linked. Each of its columns has its own probability. */
const MIN = 0.3;
/** The probability that lists next to a table require, because they depend on it alone. */
const MIN_LIST_PROBABILITY = 0.55;

/**
 * Links tables to concepts and their columns to attributes. Deterministic. Reads the index first, and only those packs that may fit the
 * schema. Neighbours along foreign keys that are in the same pack support each other (two passes).
 */
export async function linkSchema(
  tables: readonly TableWords[],
  library: PackLibrary,
  read: ReadSpelling,
  sees?: OnCandidates,
): Promise<ReadonlyMap<string, TableLink>> {
  const likeliest = await likeliestConcepts(tables, library, read, sees);
  const linked = new Map([...likeliest].filter(([, link]) => link.probability >= MIN));
  const sure = new Map([...linked].filter(([, link]) => link.probability >= MIN_LIST_PROBABILITY));
  return new Map([...linked, ...linkLists(tables, sure, read, library.weights)]);
}

/** The most likely concept of each table, at any probability; none for a table without candidates. */
export async function likeliestConcepts(
  tables: readonly TableWords[],
  library: PackLibrary,
  read: ReadSpelling,
  sees?: OnCandidates,
): Promise<ReadonlyMap<string, TableLink>> {
  const ranks = rankPacks(tables, library.index, read).slice(0, MAX_PACKS);
  const strongest = ranks[0]?.strength ?? 0;
  // A domain with a more likely competitor is reduced.
  const known = await Promise.all(
    ranks.map(async ({ pack, strength }) => ({ pack: await library.load(pack), strength: strength * (0.4 + (0.6 * strength) / strongest), own: false })),
  );
  const packs = [...(library.own ?? []).map((pack) => ({ pack, strength: OWN_STRENGTH, own: true })), ...known];
  const candidates = new Map(tables.map((table) => [table.name, candidatesOf(table, packs, read, library)]));
  let links = best(tables, candidates, new Map());
  for (let pass = 0; pass < PASSES; pass++) {
    if (sees && pass === PASSES - 1) for (const table of tables) sees(table.name, ranked(table, candidates.get(table.name)!, links));
    links = best(tables, candidates, links);
  }
  return links;
}

/** Receives the candidates of each table, the most likely first. */
export type OnCandidates = (table: string, candidates: readonly TableLink[]) => void;

type Candidate = Omit<TableLink, 'probability' | 'columns'> & { readonly columns: readonly LikeColumn[] };

function candidatesOf(
  table: TableWords,
  packs: readonly { pack: Pack; strength: number; own: boolean }[],
  read: ReadSpelling,
  { weights, tables }: PackLibrary,
): readonly Candidate[] {
  const written = asWritten(table);
  return packs.flatMap(({ pack, strength, own: isOwn }) =>
    pack.concepts.flatMap((concept): Candidate[] => {
      const names = namesOf(concept, read);
      // Names that share no word are not alike at all.
      const isNear = table.words.some((word) => names.words.has(word)) || (isOwn && written.words.some((word) => names.words.has(word)));
      const likenessOf = ({ spelling, words }: ReadName): number =>
        isOwn
          ? Math.max(nameLikeness(table.words, words, weights), nameLikeness(written.words, words, weights))
          : nameLikeness(table.words, words, weights) * (0.5 + 0.5 * tables.of(spelling));
      const name = isNear ? Math.max(...names.spellings.map(likenessOf)) : 0;
      const seen = linkColumns(table, concept, read, weights);
      const columns = isOwn ? withoutTwins([...linkColumns(written, concept, read, weights), ...seen]) : seen;
      if (name === 0 && columns.length < 3) return [];
      const own = table.columns.filter(({ holds }) => holds !== 'other' && holds !== 'time');
      const linked = columns.filter((link) => own.some(({ name: column }) => column === link.column));
      const likenesses = linked.reduce((sum, link) => sum + link.likeness * link.told, 0);
      // One linked column of one counts less than six of eight.
      const share = own.length === 0 ? 0 : (linked.length / own.length) * Math.min(1, linked.length / MAX_COUNTED_COLUMNS);
      return [{ pack: pack.pack, concept, columns, evidence: { name, share, told: likenesses, domain: strength, neighbours: 0, ...(isOwn && { own: true }) } }];
    }),
  );
}

/** A name of a concept's table, with its words. */
type ReadName = { readonly spelling: string; readonly words: readonly string[] };

type ReadNames = { readonly spellings: readonly ReadName[]; /** The words of all of them. */ readonly words: ReadonlySet<string> };

/** Cached by reader: every table of a schema is compared with the same concepts. */
const namesBefore = new WeakMap<ReadSpelling, WeakMap<Concept, ReadNames>>();

function namesOf(concept: Concept, read: ReadSpelling): ReadNames {
  let known = namesBefore.get(read);
  if (!known) namesBefore.set(read, (known = new WeakMap()));
  let names = known.get(concept);
  if (!names) {
    const spellings = [...concept.tables, ...Object.values(concept.also ?? {}).flat()].map((spelling) => ({ spelling, words: read(spelling) }));
    known.set(concept, (names = { spellings, words: new Set(spellings.flatMap(({ words }) => words)) }));
  }
  return names;
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
      const evidence = besideNeighbours(table, candidate, before);
      const probability = probabilityOf(evidence);
      if (!found || probability > found.probability) found = { ...candidate, evidence, probability, columns: columnsOf(candidate, evidence) };
    }
    if (found) links.set(table.name, found);
  }
  return links;
}

/** With the previous concepts of the table's neighbours. */
function besideNeighbours(table: TableWords, { pack, evidence }: Candidate, before: ReadonlyMap<string, TableLink>): Evidence {
  const around = table.neighbours.flatMap((name) => before.get(name) ?? []).filter((link) => link.probability >= SUPPORTS);
  const alike = around.filter((link) => link.pack === pack).length;
  return { ...evidence, neighbours: around.length === 0 ? 0 : (2 * alike) / around.length - 1 };
}

function ranked(table: TableWords, candidates: readonly Candidate[], before: ReadonlyMap<string, TableLink>): TableLink[] {
  return candidates
    .map((candidate): TableLink => {
      const evidence = besideNeighbours(table, candidate, before);
      return { ...candidate, evidence, probability: probabilityOf(evidence), columns: columnsOf(candidate, evidence) };
    })
    .toSorted((one, other) => other.probability - one.probability);
}

function columnsOf({ concept, columns }: Candidate, evidence: Evidence): ColumnLink[] {
  return columns.map((column) => ({
    ...column,
    probability: isExact(evidence, column) ? OWN_NAMED : probabilityOfColumn(evidence, { ...column, kind: concept.attributes[column.attribute]!.kind }),
  }));
}

/** A column that an own pack names, of a table that it names. */
function isExact({ own = false, name }: Evidence, column: LikeColumn): boolean {
  return own && name === 1 && column.likeness === 1;
}

/** The last word decides a table's meaning: `medicine_category` is no medicine. */
function nameLikeness(words: readonly string[], spelling: readonly string[], weights: WordWeights): number {
  return likeness(words, spelling, weights) * (words.at(-1) === spelling.at(-1) ? 1 : 0.4);
}

/** Logistic in the evidence; the domain enters by its odds, so that a concept of a trade that the schema hardly covers needs much other evidence. */
function probabilityOf({ name, share, told, domain, neighbours, own = false }: Evidence): number {
  if (own && name === 1) return OWN_NAMED + (1 - OWN_NAMED) * share;
  return logistic(-3.2 + 2.6 * name + 2 * share + 0.7 * Math.min(told, 5) + 1.2 * oddsOf(domain) + 1.1 * neighbours);
}
