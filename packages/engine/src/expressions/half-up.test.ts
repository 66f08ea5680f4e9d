import fc from 'fast-check';
import { expect, test } from 'vitest';
import { halfUpOfAny } from './half-up.ts';

test('products of decimals round like whole numbers, at any size', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 0, max: 9_999_999 }), (quantity, price) => {
      // quantity has 2 decimal digits, price 4: of their product's 6 digits, two remain.
      const exact = Number((BigInt(quantity) * BigInt(price) + 5_000n) / 10_000n);
      expect(halfUpOfAny((quantity / 100) * (price / 10_000) * 100)).toBe(exact);
    }),
    { seed: 3, numRuns: 20_000, examples: [[11_324_093, 325_000]] },
  );
});

test('less than a half rounds down', () => {
  expect([2.4999, -2.5, 368_033_022.4999, 0.5 - 1e-6].map(halfUpOfAny)).toEqual([2, -3, 368_033_022, 0]);
});
