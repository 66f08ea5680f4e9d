import type { BlueprintColumn, Generator, SqlType } from '@seedbed/contract';

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
  if (values.some((value) => typeof value === 'string' && PART.test(value))) {
    const missing = shareOfNull(values, weights);
    const there = values.map((value) => value !== null);
    if (missing > 0)
      return partlyNull(
        generatorOfValues(
          values.filter((_, at) => there[at]),
          weights?.filter((_, at) => there[at]),
          name,
        ),
        missing,
      );
    return { kind: 'example', parameters: { of: name, values: [...values], vary: true, even: true, ...shares } };
  }
  return { kind: 'values', parameters: { values: [...values], ...shares } };
}

/** The same where texts with `{a|b}` cannot vary within a row: each of their ways is a value of its own. */
export function generatorOfWays(values: readonly Cell[], weights: readonly number[] | undefined, name: string): Generator {
  const ways = values.map((value) => (typeof value === 'string' ? waysOf(value) : [value]));
  const shares = ways.flatMap((each, at) => each.map(() => (weights?.[at] ?? 1) / each.length));
  return generatorOfValues(ways.flat(), shares, name);
}

/** The share of NULL among listed values, 0 to 1. */
export function shareOfNull(values: readonly Cell[], weights?: readonly number[]): number {
  const sum = (of: (value: Cell) => boolean): number => values.reduce<number>((all, value, at) => all + (of(value) ? (weights?.[at] ?? 1) : 0), 0);
  return sum((value) => value === null) / (sum(() => true) || 1);
}

/** A list of values, or values by weight, where the name `null` is NULL unless it is one of the column's labels. */
export function listOf(
  given: readonly Cell[] | Readonly<Record<string, number>>,
  labels: readonly string[] = [],
): { values: readonly Cell[]; weights?: readonly number[] } {
  if (Array.isArray(given)) return { values: given as readonly Cell[] };
  return {
    values: Object.keys(given).map((value) => (isNullName(value, labels) ? null : value)),
    weights: Object.values(given as Record<string, number>),
  };
}

/** Whether a name among values with weights or shares is NULL: a JSON object has no other way to write it. */
export function isNullName(name: string, labels: readonly string[] = []): boolean {
  return name === 'null' && !labels.includes(name);
}

/** The labels that the schema lists for a column. */
export function labelsOf({ domain }: BlueprintColumn, { labels }: SqlType): readonly string[] {
  return labels ?? domain?.in?.map(String) ?? [];
}
