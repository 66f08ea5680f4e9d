import type { Candidate, Domain, Generator } from '@seedbed/contract';
import { confidenceOf, reason } from '../columns/rule-draft.ts';
import { readComment } from '../columns/read-comment.ts';
import { withoutLanguage } from '../columns/without-language.ts';
import { generatorOfAttribute } from '../knowledge/generator-of-attribute.ts';
import type { TableLink } from '../link/link-schema.ts';
import { languagesOf, possibleReadings } from '../names/possible-readings.ts';
import { columnContextOf } from '../names/column-context-of.ts';
import type { SchemaNames } from '../names/schema-names.ts';
import { singular } from '../names/singular.ts';
import { universal } from '../names/universal.ts';
import { findQuantity } from '../quantities/find-quantity.ts';
import type { ColumnView, TableView } from '../schema/schema-view.ts';

/** Rules are alike in families; so many of the best are looked at for those that differ. */
const MOST_RULES = 12;

type At = { readonly column: ColumnView; readonly view: TableView; readonly names: SchemaNames; readonly domain: Domain | undefined };

/** What the column's name could mean in any trade, the surest first. */
export function candidatesByName({ column, view, names, domain }: At): Candidate[] {
  const told = readComment(column, columnContextOf(column, names.tables.get(view)!, names));
  const at = { ...told, name: withoutLanguage(told.name) };
  const quantity = findQuantity(at, column, domain);
  return [...(quantity ? [quantity] : []), ...universal.ranked(at, MOST_RULES)]
    .map((match) => ({ source: 'universal' as const, generator: written(match.rule), probability: confidenceOf(match), says: reason(match, view) }))
    .toSorted((one, other) => other.probability - one.probability);
}

/** The best rules of one reading. */
const RULES_OF_READING = 2;

/** What it would be if its name shortened a word, or were in another language than those that the schema is read in. */
export function candidatesByReading({ column, view, names, domain }: At): Candidate[] {
  const told = readComment(column, columnContextOf(column, names.tables.get(view)!, names));
  const spoken = languagesOf([...names.tables].flatMap(([table, { columns }]) => [table.table.name, ...columns.keys()]));
  return possibleReadings(column.name, spoken).flatMap(({ words, raw, of, meant, weight }) => {
    const at = { ...told, name: { words, raw } };
    const read = meant.split(' ');
    const quantity = findQuantity(at, column, domain);
    const rules = universal.ranked(at, RULES_OF_READING).filter((match) => match.words.some((word) => read.some((one) => singular(word) === singular(one))));
    return [...(quantity ? [quantity] : []), ...rules].map((match) => ({
      source: 'universal' as const,
      generator: written(match.rule),
      probability: rounded(confidenceOf(match) * weight),
      says: `“${of}” may mean “${meant}”`,
    }));
  });
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
        says: `${attribute.replaceAll('_', ' ')} of a ${concept.concept} (${pack})${generator ? '' : ', which does not fit the column'}`,
      },
    ];
  });
}

export function rounded(share: number): number {
  return Math.round(share * 100) / 100;
}

function written({ kind, parameters }: { readonly kind: string; readonly parameters: Readonly<Record<string, unknown>> }): Generator {
  return { kind, ...(Object.keys(parameters).length > 0 ? { parameters: { ...parameters } } : {}) };
}
