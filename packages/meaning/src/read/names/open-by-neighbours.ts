import type { ColumnView } from '../../schema/schema-view.ts';
import { pieces, type Tokens } from './tokens.ts';
import { wordSet, wordList } from '../words.ts';
import { DECIMAL_AND_MONEY_TYPES } from '../../schema/types.ts';

/** Words of a schema in which something flies. */
const FLYING = wordList('flying');
const PRICED = wordSet('words around a price');
const MOMENTS = /^(?:date|time|timetz|timestamp|timestamptz)$/;

/**
 * Short forms whose meaning the rest of the schema tells: `flt` is a flight where something flies, otherwise a fault;
 * `cls` of a time is when it closes; `dy` beside `dx` is no day; `pr` behind `unit` is a price. `spoken`: pieces of all
 * names of the schema.
 */
export function openByNeighbours(tokens: Tokens, { name, type }: Pick<ColumnView, 'name' | 'type'>, spoken: ReadonlySet<string>): Tokens {
  const own = pieces(name);
  const other = new Map<string, string>();
  if (own.includes('flt') && !FLYING.some((word) => spoken.has(word))) other.set('flight', 'fault');
  if (own.includes('cls') && MOMENTS.test(type.base)) other.set('class', 'close');
  // Beside a unit, a quantity or a currency a number is a price, and not a priority.
  if (own.at(-1) === 'pr' && PRICED.has(own.at(-2) ?? '') && DECIMAL_AND_MONEY_TYPES.has(type.base)) other.set('pr', 'price');
  if (own.includes('dy') && spoken.has('dx')) other.set('day', 'dy');
  if (other.size === 0) return tokens;
  const open = (word: string): string => other.get(word) ?? word;
  return { words: tokens.words.map(open), raw: tokens.raw.map(open) };
}
