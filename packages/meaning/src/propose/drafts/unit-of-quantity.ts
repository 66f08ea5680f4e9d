import { dictionary } from '@seedbed/contract';
import type { Match } from '../../read/rules/rule-index.ts';
import type { ColumnContext } from '../../read/column-context.ts';
import { quantityNamed } from '../quantities/find-quantity.ts';
import type { Unit } from '../quantities/units.ts';
import { made } from './made-match.ts';
import { wordSet, wordList } from '../../read/words.ts';

const UNIT_WORDS = wordSet('unit');

/** Words in front of `unit` that name a span of time, which quantities know by their units alone. */
const SPANS = wordSet('spans before a unit');

/** `mileage_unit`, `delay_unit`: one of the units of a number named by the words before it. */
export function unitOfQuantity(first: Match | null, at: ColumnContext): Match | null {
  const { words } = at.name;
  const head = words.at(-1) ?? '';
  if (at.type !== 'text' || words.length < 2 || !UNIT_WORDS.has(head) || (first && first.words.length > 1)) return null;
  const core = words.slice(0, -1);
  const values = SPANS.has(core.at(-1)!) ? TIMES : unitsLike(quantityNamed({ ...at, type: 'num', name: { words: core, raw: core } }));
  return values && made({ kind: 'values', parameters: { values, weights: values.map((_, i) => Math.round(60 / (i + 1))) } }, words, 12);
}

const TIMES = wordList('units of recurrence');

/** Units of a dimension by size: units for numbers of at least that size come first. */
const OF_DIMENSION: Readonly<Record<string, readonly (readonly [least: number, values: readonly string[]])[]>> = dictionary({
  L1: [
    [500, ['km', 'mi']],
    [0.5, ['m', 'ft']],
    [0, ['cm', 'in', 'mm']],
  ],
  L2: [[0, ['sqm', 'sqft']]],
  L3: [[0, ['l', 'ml', 'gal']]],
  M1: [
    [0.5, ['kg', 'lb']],
    [0, ['g', 'oz', 'mg']],
  ],
  C1: [[0, ['°C', '°F']]],
  B1: [[0, ['GB', 'MB', 'TB']]],
});

function unitsLike(units: readonly Unit[] | null): readonly string[] | null {
  const [own] = units ?? [];
  return (own && OF_DIMENSION[own.dimension]?.find(([least]) => own.factor >= least)?.[1]) ?? null;
}
