import type { Attribute, Concept } from '../packs/pack.ts';
import { likeness } from './likeness.ts';
import type { ReadSpelling } from './read-spelling.ts';
import type { ColumnWords, Holds, TableWords } from './schema-words.ts';
import { withoutUnit } from './without-unit.ts';
import type { WordWeights } from './word-weights.ts';

/** A column and the attribute that its name is like: how alike they are, and how much the shared words tell. */
export type LikeColumn = { readonly column: string; readonly attribute: string; readonly likeness: number; readonly told: number };

/** A column and the attribute that it is, with the probability that it shows what the attribute says. */
export type ColumnLink = LikeColumn & { readonly probability: number };

/** Which kinds of attributes a column can show. */
const SHOWS: Readonly<Record<Holds, ReadonlySet<Attribute['kind']>>> = {
  text: new Set(['text', 'label', 'code']),
  number: new Set(['number', 'money', 'flag']),
  flag: new Set(['flag']),
  time: new Set(['time']),
  other: new Set(),
};

/** Below this two names have nothing to do with one another. */
const LEAST = 0.45;

/** Columns of a table and attributes of a concept, one to one, the likest first. Columns that are like none are left out. */
export function linkColumns(table: TableWords, concept: Concept, read: ReadSpelling, weights: WordWeights): LikeColumn[] {
  const pairs: LikeColumn[] = [];
  for (const column of table.columns) {
    for (const [attribute, described] of Object.entries(concept.attributes)) {
      if (!SHOWS[column.holds].has(described.kind)) continue;
      const link = pair(column, table, attribute, described, read, weights);
      if (link.likeness >= LEAST) pairs.push(link);
    }
  }
  pairs.sort((one, other) => other.likeness - one.likeness || other.told - one.told);
  const columns = new Set<string>();
  const attributes = new Set<string>();
  return pairs.filter(({ column, attribute }) => {
    if (columns.has(column) || attributes.has(attribute)) return false;
    columns.add(column);
    attributes.add(attribute);
    return true;
  });
}

function pair(
  column: ColumnWords,
  table: TableWords,
  attribute: string,
  { names, also = {} }: Attribute,
  read: ReadSpelling,
  weights: WordWeights,
): LikeColumn {
  let best = 0;
  let told = 0;
  for (const spelling of [...names, ...Object.values(also).flat()]) {
    const words = read(spelling);
    // Most spellings share no word with a name; leaving words out makes none alike.
    if (!words.some((word) => column.words.includes(word))) continue;
    const alike = Math.max(
      likeness(column.words, words, weights),
      likeness(withoutTable(column.words, table.words), withoutTable(words, table.words), weights),
      column.holds === 'number' ? 0.98 * likeness(withoutUnit(column.words), withoutUnit(words), weights) : 0,
    );
    if (alike <= best) continue;
    best = alike;
    told = words.filter((word) => column.words.includes(word)).reduce((sum, word) => sum + weights.of(word), 0);
  }
  return { column: column.name, attribute, likeness: best, told };
}

/** `pet_name` of a pet is its name. */
function withoutTable(words: readonly string[], table: readonly string[]): readonly string[] {
  const last = table.at(-1);
  return words.length > 1 && words[0] === last ? words.slice(1) : words;
}
