import { expect, test } from 'vitest';
import { blockSpread } from './blocks.ts';
import { countQuantile } from './quantiles.ts';

/** Plans probe sources at ranks that no row has: any answer will do, as long as there is one. */
test('children after the last have some parent, without searching', () => {
  for (const mixed of [false, true]) {
    for (const children of [0, 100, 1_000]) {
      const spread = blockSpread({ parents: 100, quantile: countQuantile({ kind: 'poisson', mean: 3 }), key: [1, 2], children, mixed });
      const out = new Float64Array(3);
      spread.fill({ first: 0, count: 3, at: Float64Array.of(children, children + 5_000, Number.MAX_SAFE_INTEGER - 1) }, out);
      for (const parent of out) expect(parent).toBeGreaterThanOrEqual(0);
      const inTurn = new Float64Array(8).fill(-1);
      for (const first of [Math.max(0, children - 4), children + 5_000]) {
        spread.fill({ first, count: 8, at: null }, inTurn.fill(-1));
        for (const parent of inTurn) expect(parent).toBeGreaterThanOrEqual(0);
      }
    }
  }
});

test('zero parents have no children', () => {
  const spread = blockSpread({ parents: 0, quantile: countQuantile({ kind: 'poisson', mean: 3 }), key: [1, 2], children: 20 });
  const out = new Float64Array(20);
  spread.fill({ first: 0, count: 20, at: null }, out);
  expect([...out, spread.parentOf(7)]).toEqual(Array.from({ length: 21 }, () => -1));
});
