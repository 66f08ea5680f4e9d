import { ABBREVIATIONS } from '../../read/names/abbreviations.ts';
import { singular } from '../../read/names/singular.ts';
import { parseRule, type Rule } from '../../read/rules/rule.ts';
import { readShape, type Shape } from './shape.ts';
import { unitOf, type Unit } from './units.ts';
import { wordSet } from '../../read/words.ts';

/** A sheet's line about a quantity: its units, the usual one first (none if there is only one notation), and the numbers in the first unit. */
export type Quantity = { readonly units: readonly Unit[]; readonly shape: Shape };

/** A rule whose kind is a quantity. */
export type QuantityRule = Rule & { readonly quantity: Quantity };

/**
 * Reads a line of a sheet of quantities (`data/quantities`): phrases as rules have them, units (`-` for none), conditions as rules have them, and the numbers
 * in the first unit (`shape.ts`).
 *
 *     stride length, step length | m cm | of run workout => 0.80..1.50~1.12
 */
export function readQuantity(line: string): QuantityRule {
  const [left, range] = line.split('=>').map((part) => part.trim());
  const [phrases, units = '-', conditions = ''] = left!.split('|').map((part) => part.trim());
  const inSingular = phrases!.replace(/[a-z]+/g, counted);
  const rule = parseRule(`${inSingular} | int num | ${conditions.replace(/[a-z]+/g, openedCondition)} => number.measure`);
  return {
    ...rule,
    quantity: { units: units === '-' ? [] : units.split(/\s+/).map(unitOf), shape: readShape(range!) },
  };
}

/** The singular, also of words that other rules leave in the plural: `hours`, `days`, `meters`. */
export function counted(word: string): string {
  const one = singular(word);
  return one.length > 4 && COUNTED.has(one) ? one.slice(0, -1) : one === 'days' ? 'day' : one;
}

const COUNTED = wordSet('plural in quantities');

/** Words of tables are opened before rules meet them (`evals` is `evaluation`), so that a condition's are as well. */
function openedCondition(word: string): string {
  const open = ABBREVIATIONS.get(word);
  return open ? [word, ...open].join(' ') : word;
}
