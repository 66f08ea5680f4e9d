import { expect, test } from 'vitest';
import { log } from '../../values/log-exp.ts';
import { loadWords } from '../../words/index.ts';
import { TestTable } from '../testing/test-context.ts';

// `test/properties/distributions.test.ts` tests the shapes themselves against their distribution functions.

const words = await loadWords('en-US');
const N = 20_000;

function draw(parameters: Record<string, unknown>, kind: string, type: string): number[] {
  return new TestTable(words, { value: { kind, type, parameters } }, { rows: N }).texts('value', 0, N).map(Number);
}

test('bounds truncate a distribution instead of piling values on the bound', () => {
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

test.each([
  ['double precision', 87.5, 0],
  ['integer', 87, 0],
  ['numeric(12,2)', 900, 0],
])('%s of at most %d, if the distribution is wholly above: numbers within reach', (type, max, least) => {
  const values = new TestTable(words, { value: { kind: 'finance.round', type, parameters: { median: 120_000_000 }, domain: { max } } }, { rows: 200 })
    .texts('value', 0, 200)
    .map(Number);
  expect(values.every((value) => value >= least && value <= max)).toBe(true);
  expect(new Set(values).size).toBeGreaterThan(5);
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

/** The rank correlation of values with their rows. */
function orderOf(values: readonly number[]): number {
  const ranks = new Map(
    values
      .map((value, row) => [row, value] as const)
      .toSorted(([, a], [, b]) => a - b)
      .map(([row], rank) => [row, rank] as const),
  );
  const middle = (values.length - 1) / 2;
  let [both, square] = [0, 0];
  for (let row = 0; row < values.length; row++) {
    both += (row - middle) * (ranks.get(row)! - middle);
    square += (row - middle) ** 2;
  }
  return both / square;
}

test.each([1, 0.6, 0, -0.4])('with order %d values follow the rows as far, and have the same distribution', (order) => {
  const values = draw({ distribution: 'lognormal', median: 50, sigma: 0.5, ...(order !== 0 && { order }) }, 'distribution', 'double precision');
  expect(orderOf(values)).toBeCloseTo(order, 1);
  expect(values.filter((value) => value < 50).length / N).toBeCloseTo(0.5, 1);
});

test('a bar with steps has as many values as it says', () => {
  const knots = [
    { from: 0, to: 0, weight: 1, steps: 1 },
    { from: 100, to: 200, weight: 1, steps: 4 },
  ];
  const values = draw({ distribution: 'empirical', knots }, 'distribution', 'double precision');
  expect([...new Set(values)].toSorted((a, b) => a - b)).toEqual([0, 112.5, 137.5, 162.5, 187.5]);
  expect(values.filter((value) => value === 0).length / N).toBeCloseTo(0.5, 1);
});

test('dates as often as bars of days say, counted from the reference date', () => {
  const knots = [
    { from: -100, to: -10, weight: 1 },
    { from: -10, to: 0, weight: 3 },
  ];
  const dates = new TestTable(words, { value: { kind: 'date.distribution', type: 'date', parameters: { knots, order: 1 } } }, { rows: N }).texts('value', 0, N);
  const days = dates.map((text) => (Date.parse(text!) - Date.parse('2026-01-01')) / 86_400_000);
  expect(Math.min(...days)).toBeGreaterThanOrEqual(-101);
  expect(Math.max(...days)).toBeLessThanOrEqual(1);
  expect(days.filter((day) => day < -10).length / N).toBeCloseTo(0.25, 1);
  expect(days).toEqual(days.toSorted((a, b) => a - b));
});

test('a pool with stated shares has as many values as asked, the first as often as stated, numbered where there are too few', () => {
  const generator = { kind: 'values', parameters: { values: ['red', 'dark green', 'blue'] } };
  const parameters = { generator, size: 10, shares: [0.4, 0.2] };
  const texts = new TestTable(words, { value: { kind: 'pool', type: 'text', parameters } }, { rows: N }).texts('value', 0, N);
  const counts = [...Map.groupBy(texts, (text) => text)].map(([, all]) => all.length / N).toSorted((a, b) => b - a);
  expect(counts).toHaveLength(10);
  expect(counts[0]).toBeCloseTo(0.4, 1);
  expect(counts[1]).toBeCloseTo(0.2, 1);
  expect(counts.slice(2).every((share) => share > 0.002 && share <= 0.21)).toBe(true);
  expect(new Set(texts)).toContain('dark green 2');
  expect(new Set(texts)).toContain('red-2');
});
