import { expect, test } from 'vitest';
import type { Engine } from './engine-store.ts';
import { engineOfSome } from './some-rows.ts';

test('a grid of selected rows reads them by position and knows their row numbers', async () => {
  const whole = { edition: 7, rows: () => Promise.reject(new Error('not asked')) } as unknown as Engine;
  const engine = engineOfSome(whole, async (first, count, columns) => {
    const rows = Array.from({ length: count }, (_, i) => 1000 - first - i);
    return { rows, texts: columns.map(() => rows.map(String)) };
  });
  expect(engine.numberOf!(0)).toBeUndefined();
  expect(await engine.rows('t', 64, 2, ['id'])).toEqual([['936', '935']]);
  expect([engine.numberOf!(64), engine.numberOf!(65)]).toEqual([936, 935]);
  expect(engine.of).toBe(whole);
  // Blocks of one engine are never confused with those of another.
  expect(engineOfSome(whole, async () => ({ rows: [], texts: [] })).edition).not.toBe(engine.edition);
});
