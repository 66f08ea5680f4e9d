import { expect, test } from 'vitest';
import { belowNarrow, belowWide, NARROW } from './uniform.ts';

/** Words on both sides of each boundary between two numbers, where rounding would show first, and some in between. */
function words(n: number): number[] {
  return Array.from({ length: n + 1 }, (_, k) => Math.floor((k * 2 ** 32) / n)).flatMap((edge) =>
    [-64, -33, -32, -1, 0, 1, 31, 32, 64, 1e6].map((step) => edge + step),
  );
}

test.each(Array.from({ length: NARROW }, (_, i) => i + 1))('K4: below %i the short form equals the wide one', (n) => {
  for (const a of words(n)) {
    for (const b of [0, 1, 64, 0x7fffffff, -1, -64]) {
      const wide = belowWide(a | 0, b, n);
      expect(belowNarrow(a | 0, b, n)).toBe(wide);
      expect(wide).toBeLessThan(n);
    }
  }
});
