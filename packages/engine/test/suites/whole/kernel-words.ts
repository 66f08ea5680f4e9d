import { permutation } from '../../../src/keys/permutation.ts';
import { growingSpread } from '../../../src/relations/growing.ts';
import { threefry } from '../../../src/random/threefry.ts';
import { exp, log, pow } from '../../../src/values/log-exp.ts';
import { normalQuantile } from '../../../src/values/normal.ts';
import { quantileAt, quantileTable } from '../../../src/values/quantile-table.ts';
import { zipfAt, zipfTable } from '../../../src/values/zipf.ts';

/**
 * The kernel's numbers bit by bit, as 32-bit words: functions for which the standard allows engines to differ
 * (logarithms, powers), and those based on 32-bit multiplication and doubles. Equal in Node and in every browser.
 */
export function kernelWords(): Record<string, number[]> {
  const points = Array.from({ length: 500 }, (_, i) => (i + 0.37) * (i % 3 === 0 ? 1e-4 : i % 3 === 1 ? 0.7 : 1e6));
  const shares = Array.from({ length: 500 }, (_, i) => (i + 0.5) / 500);
  const normal = quantileTable(normalQuantile);
  const zipf = zipfTable(1e6, 0.9);
  const growing = growingSpread({ parents: 1e9, children: 3e9, fanOut: { kind: 'zipf', exponent: 0.9 }, key: [3, 4] });
  return {
    threefry: Array.from({ length: 200 }, (_, i) => hash(i)).flat(),
    log: wordsOf(points.map(log)),
    exp: wordsOf(points.map((x) => exp(-x))),
    pow: wordsOf(points.map((x) => pow(x, 0.83))),
    normal: wordsOf(shares.map(normalQuantile)),
    normalTable: wordsOf(shares.map((u) => quantileAt(normal, u))),
    zipf: wordsOf(shares.map((u) => zipfAt(zipf, u))),
    ...Object.fromEntries(
      [1, 2, 7, 1000, 65_537, 2 ** 32, 2 ** 32 + 1, 2 ** 53].map((size) => {
        const mixed = permutation(size, 0x1234_5678, 0x0bad_cafe);
        const at = shares.map((u) => Math.floor(u * size));
        return [`permutation ${size}`, wordsOf(at.flatMap((x) => [mixed.forward(x), mixed.inverse(x)]))];
      }),
    ),
    growing: wordsOf(shares.map((u) => growing.parentOf(Math.floor(u * 3e9)))),
  };
}

function hash(i: number): number[] {
  const out = new Int32Array(2);
  threefry(i, ~i, i * 7, i << 9, out);
  return [...out];
}

/** Each double as its two words. */
function wordsOf(values: readonly number[]): number[] {
  return [...new Int32Array(Float64Array.from(values).buffer)];
}
