import type { Concept } from '../../propose/packs/pack.ts';

/** Number of rounds after which the weights of several labels agree as far as the examples allow. */
const ROUNDS = 30;

/**
 * How often each example shows, so that labels which both examples and `values` name come as often as `values` says;
 * null if nothing says so.
 */
export function weightsOfExamples({ attributes, rows }: Pick<Concept, 'attributes' | 'rows'>): number[] | null {
  const margins = Object.entries(attributes).flatMap(([name, { kind, values }]) => {
    if (!values || kind === 'number' || kind === 'money') return [];
    const shown = rows.map((row) => (Object.hasOwn(row, name) ? String(row[name]) : null));
    return shown.some((value) => value !== null && Object.hasOwn(values, value)) ? [{ values, shown }] : [];
  });
  if (margins.length === 0) return null;
  let weights = rows.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) for (const { values, shown } of margins) weights = scaled(weights, shown, values);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return sum > 0 ? weights.map((weight) => Math.round((weight / sum) * 1e6) / 1e6) : null;
}

/** Examples of one label share its weight; those without a label keep theirs. */
function scaled(weights: readonly number[], shown: readonly (string | null)[], values: Readonly<Record<string, number>>): number[] {
  const wanted = new Set(shown.filter((value): value is string => value !== null && Object.hasOwn(values, value)));
  const sumOf = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0);
  const wantedSum = sumOf([...wanted].map((value) => values[value]!));
  const held = sumOf(weights.filter((_, at) => shown[at] != null && wanted.has(shown[at])));
  return weights.map((weight, at) => {
    const value = shown[at];
    if (value == null) return weight;
    if (!wanted.has(value)) return 0;
    const alike = sumOf(weights.filter((_, other) => shown[other] === value));
    return alike === 0 ? 0 : (weight / alike) * (values[value]! / wantedSum) * held;
  });
}
