import type { SchemaNames } from '../../read/schema-names.ts';
import type { TableLink } from '../link/link-schema.ts';
import type { Link } from '../../schema/link.ts';
import { wordSet } from '../../read/words.ts';

/** The author of a known work, or the whole that it belongs to. */
const MAKERS = wordSet('makers of works');

/** Whether rows of this name are makers of works, of whom a trade knows some by name: composers, but no customers. */
export function isMakerOfWorks(noun: string): boolean {
  return MAKERS.has(noun.split(' ').at(-1)!);
}

/** Concepts whose examples are well known together with their makers, even if the pack does not name these. */
const KNOWN_WORKS = /\b(?:book|novel|album|song|track|movie|film|painting|artwork)\b/;

/**
 * The concept without its known works, if the row refers to their maker: `Seven Samurai` would get whatever director the reference picks,
 * so invented titles are better. If the maker's name is a column of the row itself, examples contain both.
 */
export function withoutWorksOfOthers(link: TableLink, links: readonly Link[], names: SchemaNames): TableLink {
  const { concept, columns } = link;
  const toMakers = links
    .flatMap((each) => [names.tables.get(each.to)!.noun, ...each.columns.flatMap((column) => names.tables.get(each.from)!.columns.get(column)!.words)])
    .filter((word) => MAKERS.has(word) && !columns.some(({ attribute }) => attribute === word));
  const hasAttribute = (word: string) => concept.rows.some((row) => Object.hasOwn(row, word));
  if (!toMakers.some((word) => hasAttribute(word) || KNOWN_WORKS.test(concept.concept))) return link;
  // Drops the works' own facts with them: years, lengths and summaries.
  const isLabel = (attribute: string) => concept.attributes[attribute]!.kind === 'label' || concept.attributes[attribute]!.kind === 'flag';
  return { ...link, concept: { ...concept, rows: [] }, columns: columns.filter(({ attribute }) => isLabel(attribute) || !hasAttribute(attribute)) };
}
