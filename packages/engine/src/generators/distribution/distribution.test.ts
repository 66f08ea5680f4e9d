import { describe, expect, test } from 'vitest';
import { exp, log, pow } from '../../values/log-exp.ts';
import { loadWords } from '../../words/index.ts';
import { normalQuantile } from '../../values/normal.ts';
import { TestTable } from '../testing/test-context.ts';

const words = await loadWords('en-US');
const N = 20_000;

function draw(parameters: Record<string, unknown>, kind = 'distribution', type = 'double precision'): number[] {
  return new TestTable(words, { value: { kind, type, parameters: kind === 'distribution' ? { round: 0.000001, ...parameters } : parameters } }, { rows: N })
    .texts('value', 0, N)
    .map(Number);
}

/** The largest distance between the drawn values' distribution and the wanted one, times √n: above 1.95 in one of a thousand. */
function kolmogorov(values: readonly number[], below: (x: number) => number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return Math.sqrt(N) * Math.max(...sorted.map((x, i) => Math.max(Math.abs(below(x) - i / N), Math.abs(below(x) - (i + 1) / N))));
}

/** Normal distribution function by searching its inverse. */
function normalBelow(z: number): number {
  let low = 0;
  let high = 1;
  for (let k = 0; k < 50; k++) {
    const middle = (low + high) / 2;
    if (normalQuantile(middle) < z) low = middle;
    else high = middle;
  }
  return low;
}

const CONTINUOUS: Readonly<Record<string, { parameters: Record<string, unknown>; below: (x: number) => number }>> = {
  uniform: { parameters: { min: -3, max: 9 }, below: (x) => (x + 3) / 12 },
  normal: { parameters: { mean: 10, deviation: 2 }, below: (x) => normalBelow((x - 10) / 2) },
  lognormal: { parameters: { median: 50, sigma: 0.8 }, below: (x) => normalBelow(log(x / 50) / 0.8) },
  exponential: { parameters: { mean: 4 }, below: (x) => 1 - exp(-x / 4) },
  pareto: { parameters: { min: 2, shape: 3 }, below: (x) => 1 - pow(2 / x, 3) },
  triangular: { parameters: { min: 0, mode: 3, max: 10 }, below: (x) => (x < 3 ? (x * x) / 30 : 1 - ((10 - x) * (10 - x)) / 70) },
  gamma: { parameters: { shape: 1, mean: 5 }, below: (x) => 1 - exp(-x / 5) },
  benford: { parameters: { min: 1, max: 1000 }, below: (x) => log(x) / log(1000) },
  empirical: {
    parameters: {
      knots: [
        { from: 0, to: 1, weight: 1 },
        { from: 1, to: 3, weight: 3 },
      ],
    },
    below: (x) => (x < 1 ? x / 4 : 0.25 + ((x - 1) / 2) * 0.75),
  },
};

test.each(Object.entries(CONTINUOUS))('%s follows its distribution function', (distribution, { parameters, below }) => {
  expect(kolmogorov(draw({ distribution, ...parameters }), below)).toBeLessThan(1.95);
});

test('gamma of other shapes has its mean and variance', () => {
  for (const shape of [0.5, 3, 40]) {
    const values = draw({ distribution: 'gamma', shape, mean: 10 });
    const mean = values.reduce((sum, x) => sum + x, 0) / N;
    const variance = values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / N;
    expect(mean).toBeCloseTo(10, 0);
    expect(variance / (100 / shape)).toBeGreaterThan(0.92);
    expect(variance / (100 / shape)).toBeLessThan(1.08);
  }
});

/** χ² over categories with at least five expected; z above 4 in one of thirty thousand. */
function chiSquare(values: readonly (number | string)[], expected: ReadonlyMap<number | string, number>): number {
  const total = [...expected.values()].reduce((sum, weight) => sum + weight, 0);
  let chi = 0;
  let cells = 0;
  for (const [value, weight] of expected) {
    const wanted = (weight / total) * values.length;
    if (wanted < 5) continue;
    chi += (values.filter((each) => each === value).length - wanted) ** 2 / wanted;
    cells++;
  }
  return (chi - cells) / Math.sqrt(2 * cells);
}

describe('discrete', () => {
  test('poisson', () => {
    let p = exp(-4);
    const expected = new Map(Array.from({ length: 14 }, (_, k) => [k, (p = k === 0 ? p : (p * 4) / k)] as const));
    expect(Math.abs(chiSquare(draw({ distribution: 'poisson', mean: 4, round: 1 }), expected))).toBeLessThan(4);
  });

  test.each([0.8, 1, 1.2])('zipf with exponent %f', (exponent) => {
    const expected = new Map(Array.from({ length: 2_000 }, (_, i) => [i + 1, pow(i + 1, -exponent)] as const));
    const values = draw({ distribution: 'zipf', max: 2_000, exponent, round: 1 });
    expect(Math.abs(chiSquare(values, expected))).toBeLessThan(4);
    expect(Math.max(...values)).toBeLessThanOrEqual(2_000);
  });

  test('weights of values', () => {
    const values = new TestTable(words, { value: { kind: 'values', parameters: { values: ['a', 'b', 'c'], weights: [6, 3, 1] } } }, { rows: N }).texts(
      'value',
      0,
      N,
    ) as string[];
    expect(
      Math.abs(
        chiSquare(
          values,
          new Map([
            ['a', 6],
            ['b', 3],
            ['c', 1],
          ]),
        ),
      ),
    ).toBeLessThan(4);
  });

  test('weights of a list', () => {
    const list = words.list('health.bloodType');
    const expected = new Map(list.words.map((word, i) => [word, list.weights![i]! - (list.weights![i - 1] ?? 0)]));
    expect(
      Math.abs(chiSquare(new TestTable(words, { value: { kind: 'health.bloodType' } }, { rows: N }).texts('value', 0, N) as string[], expected)),
    ).toBeLessThan(4);
  });

  test('whole numbers between bounds, each alike', () => {
    const expected = new Map(Array.from({ length: 10 }, (_, i) => [i + 1, 1] as const));
    expect(Math.abs(chiSquare(draw({ min: 1, max: 10 }, 'number.int', 'integer'), expected))).toBeLessThan(4);
  });

  test.each([0.03, 0.5, 0.88])('a share of %f true', (probability) => {
    const share = draw({ probability }, 'datatype.boolean', 'integer').reduce((sum, x) => sum + x, 0) / N;
    expect(Math.abs(share - probability)).toBeLessThan(4 * Math.sqrt((probability * (1 - probability)) / N));
  });
});

test('a mixture has its arms in their shares', () => {
  const values = draw({
    distribution: 'mixture',
    arms: [
      { weight: 3, distribution: 'uniform', min: 0, max: 1 },
      { weight: 1, distribution: 'uniform', min: 10, max: 11 },
    ],
  });
  expect(Math.abs(values.filter((x) => x >= 10).length / N - 0.25)).toBeLessThan(0.013);
  expect(values.every((x) => x <= 1 || x >= 10)).toBe(true);
});

test('bounds cut a distribution instead of heaping values on the bound', () => {
  const values = new TestTable(
    words,
    { value: { kind: 'number.measure', type: 'numeric(6,2)', parameters: { mean: 50, deviation: 20 }, domain: { min: 40, max: 60 } } },
    { rows: N },
  )
    .texts('value', 0, N)
    .map(Number);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(40);
  expect(Math.max(...values)).toBeLessThanOrEqual(60);
  expect(values.filter((x) => x === 40 || x === 60).length).toBeLessThan(N / 200);
});

test('amounts follow Benford’s law of first digits', () => {
  const digits = draw({}, 'finance.amount', 'numeric(12,2)').map((x) => Number(String(x).replace(/^[0.]+/, '')[0]));
  for (const digit of [1, 2, 3, 5, 9])
    expect(Math.abs(digits.filter((each) => each === digit).length / N - log(1 + 1 / digit) / log(10)), `digit ${digit}`).toBeLessThan(0.06);
});

test('prices end as shops write them', () => {
  const endings = draw({}, 'commerce.price', 'numeric(10,2)').map((x) => Math.round((x % 1) * 100));
  expect(endings.filter((cents) => [99, 0, 95, 90, 50].includes(cents)).length / N).toBeGreaterThan(0.85);
});
