import { withArticle, type Candidate, type Domain } from '@seedbed/contract';
import { confidenceOf, reason } from '../propose/drafts/rule-draft.ts';
import { readComment } from '../read/column/read-comment.ts';
import { withoutLanguage } from '../read/column/without-language.ts';
import { generatorOfAttribute } from '../propose/knowledge/generator-of-attribute.ts';
import type { TableLink } from '../propose/link/link-schema.ts';
import { languagesOf, possibleReadings } from '../read/names/possible-readings.ts';
import { columnContextOf } from '../read/column-context-of.ts';
import type { SchemaNames } from '../read/schema-names.ts';
import { shortMeanings } from '../read/names/short-meanings.ts';
import { singular } from '../read/names/singular.ts';
import { universal } from '../read/rules/universal.ts';
import { findQuantity } from '../propose/quantities/find-quantity.ts';
import type { ColumnView, TableView } from '../schema/schema-view.ts';
import { writtenAlone } from './candidate-of.ts';
import { rounded } from './rounded.ts';
import { candidatesByShortForms } from './short-candidates.ts';

/** Rules come in families, so this many of the best are examined to find different ones. */
const MAX_RULES = 12;

export type At = { readonly column: ColumnView; readonly view: TableView; readonly names: SchemaNames; readonly domain: Domain | undefined };

/** What the column's name could mean in any trade, highest confidence first. */
export function candidatesByName({ column, view, names, domain }: At): Candidate[] {
  const commented = readComment(column, columnContextOf(column, names.tables.get(view)!, names));
  const at = { ...commented, name: withoutLanguage(commented.name) };
  const quantity = findQuantity(at, column, domain);
  return [...(quantity ? [quantity] : []), ...universal.ranked(at, MAX_RULES)]
    .flatMap((match) => {
      const generator = writtenAlone(match.rule, nounsOf(at.name.words, view, names));
      return generator ? [{ source: 'universal' as const, generator, probability: confidenceOf(match), says: reason(match, view) }] : [];
    })
    .toSorted((one, other) => other.probability - one.probability);
}

/** The best rules of one reading. */
const RULES_OF_READING = 2;

/** Candidates if the name contains an abbreviation, or a word in a language that the schema does not otherwise use. */
export function candidatesByReading({ column, view, names, domain }: At): Candidate[] {
  const commented = readComment(column, columnContextOf(column, names.tables.get(view)!, names));
  const spoken = spokenIn(names);
  // Abbreviations in the list are read by another function, which knows the context.
  return possibleReadings(column.name, spoken).flatMap(({ words, raw, of, meant, weight }) => {
    if (shortMeanings(of).length > 0) return [];
    const at = { ...commented, name: { words, raw } };
    const read = meant.split(' ');
    const quantity = findQuantity(at, column, domain);
    const rules = universal.ranked(at, RULES_OF_READING).filter((match) => match.words.some((word) => read.some((one) => singular(word) === singular(one))));
    return [...(quantity ? [quantity] : []), ...rules].flatMap((match) => {
      const generator = writtenAlone(match.rule, nounsOf(words, view, names));
      const probability = rounded(confidenceOf(match) * weight);
      return generator ? [{ source: 'universal' as const, generator, probability, says: `“${of}” may mean “${meant}”` }] : [];
    });
  });
}

/** What the column could be if all abbreviations in its name stand for words. */
export function candidatesByShortName({ column, view, names, domain }: At): Candidate[] {
  const table = names.tables.get(view)!;
  const context = readComment(column, columnContextOf(column, table, names));
  return candidatesByShortForms({ column, view, table, context, domain, languages: spokenIn(names) });
}

function spokenIn(names: SchemaNames): ReturnType<typeof languagesOf> {
  return languagesOf([...names.tables].flatMap(([table, { columns }]) => [table.table.name, ...columns.keys()]));
}

/** Nouns that a generator by noun could be of, the likeliest first. */
function nounsOf(words: readonly string[], view: TableView, names: SchemaNames): string[] {
  return [...words.slice(0, -1), names.tables.get(view)!.noun].toReversed();
}

/** The attributes that it could be of concepts that the table could be. */
export function candidatesByConcept({ column, view, names, domain }: At, concepts: readonly TableLink[]): Candidate[] {
  const { words } = names.tables.get(view)!.columns.get(column.name)!;
  return concepts.flatMap(({ pack, concept, probability, columns }): Candidate[] => {
    const link = columns.find((each) => each.column === column.name);
    if (!link) return [];
    const { attribute, likeness } = link;
    const generator = generatorOfAttribute(attribute, concept, { column, domain, words, rows: concept.rows.length });
    return [
      {
        source: 'concept',
        concept: { pack, concept: concept.concept, attribute, tableProbability: rounded(probability), likeness: rounded(likeness) },
        ...(generator ? { generator } : {}),
        probability: rounded(link.probability),
        says: `${attribute.replaceAll('_', ' ')} of ${withArticle(concept.concept)} (${pack})${generator ? '' : ', which does not fit the column'}`,
      },
    ];
  });
}
