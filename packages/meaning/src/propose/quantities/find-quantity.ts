import type { Domain } from '@seedbed/contract';
import { literalDefault } from '../../read/column/default-value.ts';
import compiled from '../../../data/universal.json' with { type: 'json' };
import { RuleIndex, type Match } from '../../read/rules/rule-index.ts';
import { lazyRules } from '../../read/rules/rule-source.ts';
import type { ColumnContext } from '../../read/column-context.ts';
import type { ColumnView } from '../../schema/schema-view.ts';
import { inColumnUnit, type ColumnFacts } from './choose-unit.ts';
import { PARTS, readings, SET, type Reading } from './read-name.ts';
import { counted, readQuantity, type Quantity, type QuantityRule } from './read-quantities.ts';
import { generatorOf, partOf, type Made, type Shape } from './shape.ts';
import { unitsOf, type Unit } from './units.ts';

export const quantities = new RuleIndex(lazyRules(compiled.quantities, readQuantity));

/** The score of a recognised unit and qualifier: almost as much as words of the phrase. */
const UNIT = 10;
const QUALIFIER = 6;

/** The quantity that a number's name indicates, with numbers for its unit and type; null if no sheet has it. */
export function findQuantity(at: ColumnContext, column: ColumnView, domain: Domain | undefined): Match | null {
  if (at.type !== 'int' && at.type !== 'num') return null;
  const facts: ColumnFacts = { type: column.type, domain, usual: Number(literalDefault(column.column) ?? 0) };
  let best: Match | null = null;
  for (const reading of readings(at.name.words.map(counted), at.name.raw)) {
    const found = readAs(reading, at, facts);
    if (found && (!best || found.score > best.score)) best = found;
  }
  return best;
}

function readAs(reading: Reading, at: ColumnContext, facts: ColumnFacts): Match | null {
  const match = quantities.best({ ...at, name: { words: reading.core, raw: reading.core } });
  if (!match) return null;
  const { quantity } = match.rule as QuantityRule;
  const shape = inColumnUnit(quantity, reading.units ?? unitOfPhrase(match.words, quantity), facts);
  if (!shape) return null;
  const made = exactly(generatorOf(asQualified(shape, reading.qualifiers)), facts.type.scale ?? 0);
  const score = match.score + (reading.units === null ? 0 : UNIT) + QUALIFIER * reading.qualifiers.length;
  return { ...match, score, rule: { ...match.rule, ...made } };
}

/** Beyond six decimals a drawn number shows the rounding of doubles; listed ones do not. */
function exactly(made: Made, scale: number): Made {
  if (made.kind !== 'number.typical' || scale <= 6) return made;
  const values = made.parameters['values'] as number[];
  return { kind: 'values', parameters: { values, weights: values.map((_, i) => Math.round(60 / (i + 2))) } };
}

/** A phrase may end with the unit itself: `time_to_first_byte_ms`, `break_minutes`. */
function unitOfPhrase(words: readonly string[], { units }: Quantity): readonly Unit[] | null {
  const [own] = units;
  for (let length = Math.min(3, words.length - 1); own && length > 0; length--) {
    if (/^\d+$/.test(words.at(-length - 1)!)) continue;
    const possible = unitsOf(words.slice(-length)).filter((unit) => unit.dimension === own.dimension);
    if (possible.length > 0) return possible;
  }
  return null;
}

/** Its lower, middle or upper part; round where someone set it. */
function asQualified(shape: Shape, qualifiers: readonly string[]): Shape {
  const part = qualifiers.map((word) => PARTS.get(word)).find((each) => each !== undefined);
  const narrowed = part ? partOf(shape, part) : shape;
  if ('values' in narrowed || narrowed.step !== undefined || !qualifiers.some((word) => SET.has(word))) return narrowed;
  const step = roundStep((narrowed.max - narrowed.min) / 12, narrowed.decimals);
  return { ...narrowed, step };
}

/** The power of ten, or half or a fifth of the next, that is nearest below. */
function roundStep(width: number, decimals: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(width, 1e-9)));
  const step = [5, 2, 1].find((each) => each * power <= width) ?? 1;
  return Math.max(Number((step * power).toPrecision(1)), Number(`1e-${decimals}`));
}

/** The units of the quantity that a name indicates, the usual one first; null if no sheet has it. */
export function quantityNamed(at: ColumnContext): readonly Unit[] | null {
  const match = quantities.best(at);
  return match && (match.rule as QuantityRule).quantity.units;
}
