import type { Generator } from '@seedbed/contract';
import { plainLabel } from '../../propose/drafts/label-roles.ts';
import type { Attribute } from '../../propose/packs/pack.ts';
import { generatorOfAttribute } from '../../propose/knowledge/generator-of-attribute.ts';
import { listedRows } from '../../propose/knowledge/listed-rows.ts';
import { leavesToNames } from '../../propose/knowledge/take-concepts.ts';
import type { OwnColumn, OwnTable } from './own-table.ts';
import { weightsOfExamples } from './weigh-examples.ts';

/** Computed kinds: a pack's range does not change their values. */
const COMPUTED = /^(?:expression|lookup|derived|sibling|reference|life\.)/;

/** Texts, labels, flags and codes as the pack gives them, and how often examples show. */
export function sayValues(table: OwnTable): void {
  const { link, columns, knowledge } = table;
  const drafts = [...columns.values()].map(({ at: { column } }) => ({ column }));
  const domains = Object.fromEntries([...columns.values()].flatMap(({ at: { column, domain } }) => (domain ? [[column.name, domain]] : [])));
  const { concept } = listedRows(link, drafts, domains);
  const weights = weightsOfExamples(concept);
  for (const [name, column] of columns) {
    const attribute = concept.attributes[name]!;
    const kind = column.spec.generator?.kind ?? '';
    if (name === concept.states?.of || attribute.kind === 'time' || (COMPUTED.test(kind) && attribute.kind !== 'label')) continue;
    if (leavesToNames(kind, column.probability, attribute)) continue;
    const made = ownGenerator(name, column, concept, weights);
    if (!made || JSON.stringify(made) === JSON.stringify(column.spec.generator)) continue;
    const share = column.spec.nullRate;
    const missing = made.parameters?.['missing'] !== undefined;
    knowledge.columns[column.at.column.name] = {
      generator: made as { kind: string; parameters: Record<string, unknown> },
      ...(share && !missing ? { null: share } : {}),
    };
  }
}

function ownGenerator(name: string, { spec, at }: OwnColumn, concept: OwnTable['link']['concept'], weights: readonly number[] | null): Generator | null {
  const attribute = concept.attributes[name]!;
  const isShown = concept.rows.some((row) => Object.hasOwn(row, name));
  const before = spec.generator;
  const isNumber = attribute.kind === 'number' || attribute.kind === 'money';
  if (isNumber && !(before?.kind === 'example.number' && before.parameters?.['of'] === concept.concept)) return null;
  const made = isNumber ? before! : (generatorOfAttribute(name, concept, at, true) ?? listedLabels(attribute, at));
  if (!made) return null;
  const shown = made.parameters?.['values'];
  const isExample = made.kind.startsWith('example') && Array.isArray(shown) && shown.length === concept.rows.length && isShown;
  return isExample && weights ? { ...made, parameters: { ...made.parameters, weights: [...weights] } } : made;
}

/** Labels in schema order, with the weights of the pack; null if it has none. */
function listedLabels({ kind, values = {} }: Attribute, { column, domain }: OwnColumn['at']): Generator | null {
  const listed = (column.type.labels ?? domain?.in)?.map(String);
  if (!listed || kind !== 'label') return null;
  const shares = sharesOf(listed, values);
  const labels = Object.keys(shares);
  return labels.length === 0 ? null : { kind: 'values', parameters: { values: labels, weights: Object.values(shares) } };
}

/** Weights by the schema's own spelling. */
export function sharesOf(listed: readonly string[], values: Readonly<Record<string, number>>): Record<string, number> {
  const weighted = Object.entries(values);
  return Object.fromEntries(
    listed.flatMap((label) => {
      const found = weighted.find(([value]) => value === label) ?? weighted.find(([value]) => plainLabel(value) === plainLabel(label));
      return found ? [[label, found[1]]] : [];
    }),
  );
}
