import { expect, test } from 'vitest';
import { shareInCases } from './share-in-cases.ts';

const list = (values: string[], weights: number[]) => ({ kind: 'values', parameters: { values, weights } });
const COURSE = {
  kind: 'cases',
  parameters: {
    cases: [{ when: 'ends_on < today', generator: list(['over', 'cancelled'], [9, 1]) }],
    otherwise: list(['runs', 'held', 'cancelled'], [6, 3, 1]),
  },
};

const dealt = (values: string[], weights: number[], drawn: number[]) => ({ kind: 'values', parameters: { values, weights, dealt: ['cancelled'], drawn } });

test('each case has the share, and the others keep their proportions', () => {
  expect(shareInCases(COURSE, { cancelled: 0.1 })).toEqual({
    kind: 'cases',
    parameters: {
      cases: [{ when: 'ends_on < today', generator: dealt(['over', 'cancelled'], [90, 10], [9, 1]) }],
      otherwise: dealt(['runs', 'held', 'cancelled'], [60, 30, 10], [6, 3, 1]),
    },
  });
});

test.each([
  ['a label that only some cases have', { runs: 0.5 }],
  ['more than all rows', { cancelled: 1.2 }],
])('%s is not shared by case', (_, shares) => {
  expect(shareInCases(COURSE, shares)).toBeNull();
});

test('another generator is not shared by case', () => {
  expect(shareInCases(list(['a', 'b'], [1, 1]), { a: 0.1 })).toBeNull();
});
