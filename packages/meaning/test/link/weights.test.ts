import { expect, test } from 'vitest';
import { learnWeights, tested } from '../../build/learn-weights.ts';
import { readJudged } from '../../build/read-judged.ts';
import { probabilityOfColumn } from '../../src/propose/link/probability.ts';
import weights from '../../data/weights.json' with { type: 'json' };

const judged = await readJudged();

test('the weights match the judged data: run packages/meaning/build/learn.ts after a change', () => {
  expect(learnWeights(judged)).toEqual(weights.column);
});

test('three quarters of the links in unseen schemas are right, and most right ones are accepted', () => {
  const { taken, right, found } = tested(judged).find(({ least }) => least === 0.5)!;
  expect(right / taken).toBeGreaterThan(0.75);
  expect(right / found).toBeGreaterThan(0.75);
});

test('a column’s score rises with its table’s, and a text needs more certainty than a number', () => {
  const weak = { name: 0.2, share: 0.2, told: 0.2, domain: 0.1, neighbours: 0 };
  const strong = { name: 1, share: 0.8, told: 2.5, domain: 0.8, neighbours: 1 };
  const column = { likeness: 1, told: 0.3, kind: 'text' } as const;
  expect(probabilityOfColumn(weak, column)).toBeLessThan(0.2);
  expect(probabilityOfColumn(strong, column)).toBeGreaterThan(0.9);
  expect(probabilityOfColumn(weak, { ...column, kind: 'number' })).toBeGreaterThan(probabilityOfColumn(weak, column));
});
