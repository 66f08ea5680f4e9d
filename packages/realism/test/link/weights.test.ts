import { expect, test } from 'vitest';
import { learnWeights, tested } from '../../build/learn-weights.ts';
import { readJudged } from '../../build/read-judged.ts';
import { probabilityOfColumn } from '../../src/link/probability.ts';
import weights from '../../data/weights.json' with { type: 'json' };

const judged = await readJudged();

test('the weights are those learned from what was judged: run packages/realism/build/learn.ts after a change', () => {
  expect(learnWeights(judged)).toEqual(weights.column);
});

test('of columns taken in schemas that were not learned from, three quarters are right, and most that are right are taken', () => {
  const { taken, right, found } = tested(judged).find(({ least }) => least === 0.5)!;
  expect(right / taken).toBeGreaterThan(0.75);
  expect(right / found).toBeGreaterThan(0.75);
});

test('a column is the likelier the more its table speaks for it, and a text has to be surer than a number', () => {
  const weak = { name: 0.2, share: 0.2, told: 0.2, domain: 0.1, neighbours: 0 };
  const strong = { name: 1, share: 0.8, told: 2.5, domain: 0.8, neighbours: 1 };
  const column = { likeness: 1, told: 0.3, kind: 'text' } as const;
  expect(probabilityOfColumn(weak, column)).toBeLessThan(0.2);
  expect(probabilityOfColumn(strong, column)).toBeGreaterThan(0.9);
  expect(probabilityOfColumn(weak, { ...column, kind: 'number' })).toBeGreaterThan(probabilityOfColumn(weak, column));
});
