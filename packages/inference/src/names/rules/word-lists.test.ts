import { expect, test } from 'vitest';
import { readWordLists } from './word-lists.ts';

const share = (line: string): number => {
  const weights = readWordLists(line)[0]!.parameters.weights as number[];
  return weights[0]! / weights.reduce((sum, weight) => sum + weight, 0);
};

test('one name is nearly as usual as another, one kind is not', () => {
  expect(share('coupon name = A|B|C|D|E|F')).toBeLessThan(0.27);
  expect(share('coupon type = A|B|C|D|E|F')).toBeGreaterThan(0.27);
  expect(share('coupon text = One a.|Two b.|Three c.|Four d.|Five e.|Six f.')).toBeLessThan(0.27);
});
