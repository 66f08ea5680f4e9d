import type { Generator } from '@seedbed/contract';

type Cell = string | number | boolean | null;

export const NULL_GENERATOR: Generator = { kind: 'null' };

/** What the column holds without the case: stands in a case until its base is known. */
export const OWN_VALUES: Generator = { kind: 'own values' };

/** NULL in a share (0 to 1) of the rows of a case. */
export function partlyNull(otherwise: Generator, missing: number): Generator {
  return { kind: 'cases', parameters: { cases: [{ when: 'false', generator: NULL_GENERATOR }], otherwise, missing, dealt: true } };
}

/** Puts what the column holds into the cases that say only how often it is NULL. Changes the list. */
export function fillOwnValues(cases: { readonly when: string; readonly generator: Generator }[], own: Generator): void {
  for (const [at, { when, generator }] of cases.entries())
    if (generator.parameters?.['otherwise'] === OWN_VALUES)
      cases[at] = { when, generator: { ...generator, parameters: { ...generator.parameters, otherwise: own } } };
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
  return [...new Set(ways)];
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
