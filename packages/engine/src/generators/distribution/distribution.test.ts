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
