import { expect, test } from 'vitest';
import { labelWeights } from './label-weights.ts';

test('most votes are in favour', () => {
  const [against, neither, favour] = labelWeights(['-1', '0', '1'], 'vote', false, null);
  expect(favour).toBeGreaterThan(against! + neither!);
});
