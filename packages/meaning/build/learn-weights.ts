import type { Judged } from './read-judged.ts';
import { FEATURES, featuresOf, logistic, probabilityOfColumn } from '../src/propose/link/probability.ts';

const STEPS = 4000;
/** Enough steps to measure the held-out part. */
const STEPS_OF_A_TRIAL = 800;
const RATE = 0.3;
/** Keeps weights small where few columns speak for them (not the constant). */
const DECAY = 0.5;

/** Logistic regression by gradient descent from zero, to three decimals: the same judged columns give the same weights. */
export function learnWeights(judged: readonly Judged[], steps = STEPS): number[] {
  const features = judged.map(({ table, column }) => featuresOf(table, column));
  let weights: number[] = FEATURES.map(() => 0);
  for (let step = 0; step < steps; step++) {
    const slopes = weights.map((weight, at) => (at === 0 ? 0 : DECAY * weight));
    for (const [row, values] of features.entries()) {
      const wrong = logistic(values.reduce((sum, value, at) => sum + value * weights[at]!, 0)) - (judged[row]!.right ? 1 : 0);
      for (const [at, value] of values.entries()) slopes[at]! += wrong * value;
    }
    weights = weights.map((weight, at) => weight - (RATE * slopes[at]!) / judged.length);
  }
  return weights.map((weight) => Math.round(weight * 1000) / 1000);
}

/** Number of parts for cross-validation. */
const PARTS = 8;

/** For each threshold, how many links are accepted and how many of them are right, on schemas outside of the training data. */
export function tested(judged: readonly Judged[]): { least: number; taken: number; right: number; found: number }[] {
  const schemas = [...new Set(judged.map(({ schema }) => schema))].toSorted();
  const parts = Array.from({ length: PARTS }, (_, part) => new Set(schemas.filter((_schema, at) => at % PARTS === part)));
  const unseen = parts.flatMap((left) => {
    const weights = learnWeights(
      judged.filter(({ schema }) => !left.has(schema)),
      STEPS_OF_A_TRIAL,
    );
    return judged
      .filter(({ schema }) => left.has(schema))
      .map((each) => ({ right: each.right, probability: probabilityOfColumn(each.table, each.column, weights) }));
  });
  const found = judged.filter(({ right }) => right).length;
  return [0.4, 0.5, 0.6, 0.7].map((least) => {
    const taken = unseen.filter(({ probability }) => probability >= least);
    return { least, taken: taken.length, right: taken.filter(({ right }) => right).length, found };
  });
}
