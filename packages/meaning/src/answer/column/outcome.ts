import type { Generator, SqlType } from '@seedbed/contract';
import { numbersBetween } from './numbers.ts';
import { NUMBER_AND_MONEY_TYPES } from '../../schema/types.ts';

type Cell = string | number | boolean | null;

export const NULL_GENERATOR: Generator = { kind: 'null' };

/** The outcome of a case as a generator: one value, a range of two numbers, or one of several values. */
export function generatorOfOutcome(outcome: Cell | readonly Cell[], type: SqlType, name: string): Generator {
  if (outcome === null) return NULL_GENERATOR;
  if (!Array.isArray(outcome)) return generatorOfValues([outcome as Cell], undefined, name);
  const list = outcome as readonly Cell[];
  const [low, high] = list;
  if (list.length === 2 && typeof low === 'number' && typeof high === 'number' && NUMBER_AND_MONEY_TYPES.has(type.base))
    return numbersBetween({ low, high }, type);
  return generatorOfValues(list, undefined, name);
}

/** Alternatives in a text: `{a|b}`. */
const PART = /\{([^{}|]*(?:\|[^{}|]*)+)\}/;
const MAX_WAYS = 200;

/** Each text that the alternatives `{a|b}` allow. */
export function waysOf(text: string): string[] {
  let ways = [text];
  while (ways.length < MAX_WAYS && PART.test(ways[0]!))
    ways = ways.flatMap((way) =>
      PART.exec(way)![1]!
        .split('|')
        .map((part) => way.replace(PART, () => part)),
    );
  return ways;
}

/** Draws the values equally often, or by weight. Texts with `{a|b}` vary. */
export function generatorOfValues(values: readonly Cell[], weights: readonly number[] | undefined, name: string): Generator {
  const shares = weights && weights.some((weight) => weight !== weights[0]) ? { weights: [...weights] } : {};
  if (values.some((value) => typeof value === 'string' && PART.test(value)))
    return { kind: 'example', parameters: { of: name, values: [...values], vary: true, even: true, ...shares } };
  return { kind: 'values', parameters: { values: [...values], ...shares } };
}

/** A list of values, or values by weight. */
export function listOf(given: readonly Cell[] | Readonly<Record<string, number>>): { values: readonly Cell[]; weights?: readonly number[] } {
  return Array.isArray(given) ? { values: given as readonly Cell[] } : { values: Object.keys(given), weights: Object.values(given as Record<string, number>) };
}
