import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { permutation } from './permutation.ts';
import { permutation53 } from './permutation-53.ts';

const FORMS = { '32-bit or 53-bit, by size': permutation, '53-bit form': permutation53 };

describe.each(Object.entries(FORMS))('%s', (_, make) => {
  test.each([1, 2, 3, 5, 7, 10, 26, 100, 676, 1_001, 65_537, 1_000_000])('K6: every element of %i appears once', (size) => {
    const seen = new Uint8Array(size);
    const out = new Float64Array(size);
    make(size, 11, size).fill(0, size, out);
    for (const y of out) seen[y] = 1;
    expect(seen.indexOf(0)).toBe(-1);
    expect(Math.max(...out.subarray(0, 1000))).toBeLessThan(size);
  });

  test('K6: the inverse returns the rank, at any size', () => {
    const sizes = fc.oneof(
      fc.integer({ min: 1, max: 5_000 }),
      fc.maxSafeInteger().map((x) => Math.abs(x) + 1),
    );
    fc.assert(
      fc.property(sizes, fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), fc.integer(), (size, u, key) => {
        const mixed = make(size, key, ~key);
        const x = Math.min(size - 1, Math.floor(u * size));
        const y = mixed.forward(x);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThan(size);
        expect(mixed.inverse(y)).toBe(x);
        expect(mixed.forward(mixed.inverse(x))).toBe(x);
      }),
      { seed: 1, numRuns: 2_000 },
    );
  });

  test.each([2 ** 31 - 1, 2 ** 32, 2 ** 32 + 1, 94_906_265 ** 2, 94_906_265 ** 2 + 1, 2 ** 53 - 1, 2 ** 53])('the ends of %i', (size) => {
    const mixed = make(size, 3, 4);
    for (const x of [0, 1, size - 2, size - 1]) expect(mixed.inverse(mixed.forward(x))).toBe(x);
  });

  test('neighbours are separated: serial χ² over a 64 × 64 grid', () => {
    const size = 1_000_000;
    const mixed = make(size, 77, 88);
    const cells = new Float64Array(4096);
    for (let x = 0; x < size; x += 2) {
      const p = Math.floor((mixed.forward(x) * 64) / size);
      const q = Math.floor((mixed.forward(x + 1) * 64) / size);
      cells[64 * p + q]!++;
    }
    const expected = size / 2 / 4096;
    const chi2 = cells.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    expect(Math.abs((chi2 - 4095) / Math.sqrt(2 * 4095))).toBeLessThan(4);
  });
});

test('lists work in both directions', () => {
  const mixed = permutation(1e9, 5, 6);
  const from = Float64Array.of(0, 999_999_999, 5, 123_456);
  const there = new Float64Array(4);
  const back = new Float64Array(4);
  mixed.map(from, 4, there);
  mixed.unmap(there, 4, back);
  expect(back).toEqual(from);
  expect([...there]).toEqual([...from].map((x) => mixed.forward(x)));
});

test('impossible sizes are refused', () => {
  for (const size of [0, -1, 1.5, Number.NaN, 2 ** 53 + 2]) expect(() => permutation(size, 0, 0)).toThrow(/1 to 2\^53/);
});
