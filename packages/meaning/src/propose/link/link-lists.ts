import { withArticle } from '@seedbed/contract';
import type { Attribute, Concept } from '../packs/pack.ts';
import { likeness } from './likeness.ts';
import type { TableLink } from './link-schema.ts';
import type { ReadSpelling } from './read-spelling.ts';
import type { ColumnWords, TableWords } from './schema-words.ts';
import type { WordWeights } from './word-weights.ts';
import { wordSet } from '../../read/words.ts';

/** Tables of more columns than this are no lists of names. */
const MAX_COLUMNS = 6;
const NAMES = wordSet("columns with a list's values");
/** As alike as the name of a list and of the attribute have to be. */
const MIN_NAME_SIMILARITY = 0.9;
/** A table whose name is that of a concept to this part is that concept, and no list. */
const MIN_CONCEPT_SIMILARITY = 0.5;
/** A shorter list is identified by its name as well. */
const MIN_VALUES = 3;

/**
 * Lists that tables of a concept refer to hold the values of its attribute: `medicine_categories` beside a `medicines` table. Each value is an example
 * of its own.
 */
export function linkLists(
  tables: readonly TableWords[],
  links: ReadonlyMap<string, TableLink>,
  read: ReadSpelling,
  weights: WordWeights,
): Map<string, TableLink> {
  const found = new Map<string, TableLink>();
  const byName = new Map(tables.map((table) => [table.name, table]));
  for (const table of tables) {
    const name = nameOf(table);
    if (table.columns.length > MAX_COLUMNS || !name) continue;
    for (const neighbour of table.neighbours) {
      const link = links.get(neighbour);
      // Its own name identifies it, in the trade of its neighbours.
      const direct = links.get(table.name);
      if (direct && direct.pack === link?.pack && direct.evidence.name >= MIN_CONCEPT_SIMILARITY) continue;
      const entry = link && listedBy(table, byName.get(neighbour)!, link, read, weights);
      if (entry) found.set(table.name, { ...entry, columns: [{ column: name.name, attribute: 'name', likeness: 1, told: 0, probability: entry.probability }] });
      if (entry) break;
    }
  }
  return found;
}

/** The column with an entry's name. */
function nameOf({ columns, words }: TableWords): ColumnWords | undefined {
  const texts = columns.filter(({ holds }) => holds === 'text');
  return texts.find((column) => NAMES.has(column.words.at(-1)!)) ?? texts.find((column) => column.words.at(-1) === words.at(-1));
}

function listedBy(table: TableWords, parent: TableWords, link: TableLink, read: ReadSpelling, weights: WordWeights): Omit<TableLink, 'columns'> | undefined {
  const own = table.words.filter((word, at) => at === table.words.length - 1 || !parent.words.includes(word));
  for (const [attribute, described] of Object.entries(link.concept.attributes)) {
    if (described.kind !== 'label' && described.kind !== 'text') continue;
    if (
      !described.names.some(
        (spelling) => Math.max(likeness(own, read(spelling), weights), likeness(table.words, read(spelling), weights)) >= MIN_NAME_SIMILARITY,
      )
    )
      continue;
    const values = valuesOf(attribute, described, link.concept);
    if (values.length >= MIN_VALUES) return { ...link, concept: listOf(attribute, values, link.concept) };
  }
  return undefined;
}

function valuesOf(attribute: string, { values, identifying }: Attribute, { rows }: Concept): readonly string[] {
  if (identifying) return [];
  const examples = rows.flatMap((row) => (typeof row[attribute] === 'string' ? [row[attribute]] : []));
  return [...new Set([...Object.keys(values ?? {}), ...examples])].filter((value) => !/[{|}]/.test(value));
}

function listOf(attribute: string, values: readonly string[], { concept }: Concept): Concept {
  return {
    concept: `${attribute.replaceAll('_', ' ')} of ${withArticle(concept)}`,
    tables: [attribute],
    attributes: { name: { names: ['name'], kind: 'text', values: Object.fromEntries(values.map((value) => [value, 1])) } },
    rows: [],
  };
}
