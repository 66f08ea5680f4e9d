import type { Attribute, Concept } from '../packs/pack.ts';
import { likeness } from './likeness.ts';
import type { ReadSpelling } from './read-spelling.ts';
import type { ColumnWords, Holds, TableWords } from './schema-words.ts';
import { isOtherRate, withoutUnit } from './without-unit.ts';
import type { WordWeights } from './word-weights.ts';

/** A column and the attribute with a similar name: their similarity, and the weight of the shared words. */
export type LikeColumn = { readonly column: string; readonly attribute: string; readonly likeness: number; readonly told: number };

type LikeAttribute = Omit<LikeColumn, 'column'>;

/** A column with its attribute, and the probability that the attribute's values fit. */
export type ColumnLink = LikeColumn & { readonly probability: number };

/** The kinds of attributes that a column can show. */
const SHOWS: Readonly<Record<Holds, ReadonlySet<Attribute['kind']>>> = {
  text: new Set(['text', 'label', 'code']),
  number: new Set(['number', 'money', 'flag']),
  flag: new Set(['flag']),
  time: new Set(['time']),
  other: new Set(),
};

/** Below this two names have nothing to do with one another. */
const MIN = 0.45;

/** Matches columns of a table and attributes of a concept one to one, most similar first. Omits columns without a similar attribute. */
export function linkColumns(table: TableWords, concept: Concept, read: ReadSpelling, weights: WordWeights): LikeColumn[] {
  const pairs: LikeColumn[] = [];
  const { attributes, words: all, like } = readAttributes(concept, read, weights);
  const of = table.words.at(-1);
  for (const column of table.columns) {
    if (!column.words.some((word) => all.has(word))) continue;
    // Many tables of a schema have the same columns: `created at`. The table's own word counts where a name begins with it.
    const leads = of !== undefined && (column.words[0] === of || all.has(of));
    const key = `${column.holds} ${leads ? of : ''} ${column.words.join(' ')}`;
    let found = like.get(key);
    if (!found) like.set(key, (found = likeAttributes(column, table, attributes, weights)));
    for (const one of found) pairs.push({ column: column.name, ...one });
  }
  pairs.sort((one, other) => other.likeness - one.likeness || other.told - one.told);
  const columns = new Set<string>();
  const taken = new Set<string>();
  return pairs.filter(({ column, attribute }) => {
    if (columns.has(column) || taken.has(attribute)) return false;
    columns.add(column);
    taken.add(attribute);
    return true;
  });
}

/** The attributes that a column's name is like, in the concept's order. */
function likeAttributes(column: ColumnWords, table: TableWords, attributes: readonly ReadAttribute[], weights: WordWeights): LikeAttribute[] {
  return attributes.flatMap(({ attribute, kind, spellings, words }) => {
    // Most attributes share no word with a name; leaving out words makes none similar.
    if (!SHOWS[column.holds].has(kind) || !column.words.some((word) => words.has(word))) return [];
    const link = pair(column, table, attribute, spellings, weights);
    return link.likeness >= MIN ? [link] : [];
  });
}

/** An attribute with its spellings as words. */
type ReadAttribute = {
  readonly attribute: string;
  readonly kind: Attribute['kind'];
  readonly spellings: readonly (readonly string[])[];
  /** Of all of them. */
  readonly words: ReadonlySet<string>;
};

/** By reader: every table of a schema needs the same concepts. */
const readBefore = new WeakMap<ReadSpelling, WeakMap<Concept, ReadAttributes>>();

type ReadAttributes = {
  readonly attributes: readonly ReadAttribute[];
  /** Of all of them. */
  readonly words: ReadonlySet<string>;
  /** By what a column holds, the table's word and the column's words. */
  readonly like: Map<string, readonly LikeAttribute[]>;
  readonly weights: WordWeights;
};

function readAttributes(concept: Concept, read: ReadSpelling, weights: WordWeights): ReadAttributes {
  let known = readBefore.get(read);
  if (!known) readBefore.set(read, (known = new WeakMap()));
  let found = known.get(concept);
  if (found?.weights !== weights) {
    const attributes = Object.entries(concept.attributes).map(([attribute, { kind, names, also = {} }]) => {
      const spellings = [...names, ...Object.values(also).flat()].map(read);
      return { attribute, kind, spellings, words: new Set(spellings.flat()) };
    });
    known.set(concept, (found = { attributes, words: new Set(attributes.flatMap(({ words }) => [...words])), like: new Map(), weights }));
  }
  return found;
}

function pair(column: ColumnWords, table: TableWords, attribute: string, spellings: readonly (readonly string[])[], weights: WordWeights): LikeAttribute {
  let best = 0;
  let bestShare = 0;
  for (const words of spellings) {
    if (!words.some((word) => column.words.includes(word)) || isOtherRate(column.words, words)) continue;
    const alike = Math.max(
      likeness(column.words, words, weights),
      likeness(withoutTable(column.words, table.words), withoutTable(words, table.words), weights),
      column.holds === 'number' ? 0.98 * likeness(withoutUnit(column.words), withoutUnit(words), weights) : 0,
    );
    if (alike <= best) continue;
    best = alike;
    bestShare = words.filter((word) => column.words.includes(word)).reduce((sum, word) => sum + weights.of(word), 0);
  }
  return { attribute, likeness: best, told: bestShare };
}

/** `pet_name` of a pet is its name. */
function withoutTable(words: readonly string[], table: readonly string[]): readonly string[] {
  const last = table.at(-1);
  return words.length > 1 && words[0] === last ? words.slice(1) : words;
}
