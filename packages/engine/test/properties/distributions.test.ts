import type { FanOut } from '@seedbed/contract';
import { describe, expect, test } from 'vitest';
import { compile, loadWords, textRows } from '../../src/index.ts';
import { TestTable } from '../../src/generators/testing/test-context.ts';
import { blueprintOf, ID, link } from '../../src/plan/testing/blueprint-of.ts';
import { chiSquare, dependence, gammaBelow, kolmogorov, normalBelow, parts } from '../suites/statistics.ts';

const words = await loadWords('en-US');
const N = 30_000;

function draw(kind: string, parameters: Record<string, unknown>, type = 'double precision'): number[] {
  return new TestTable(words, { value: { kind, type, parameters } }, { rows: N }).texts('value', 0, N).map(Number);
}
const shape = (parameters: Record<string, unknown>) => draw('distribution', { round: 1e-6, ...parameters });
/** Days before 2026-01-02, when the reference day is over. */
const daysBefore = (kind: string, parameters: Record<string, unknown> = {}) =>
  new TestTable(words, { value: { kind, type: 'timestamp with time zone', parameters } }, { rows: N })
    .texts('value', 0, N)
    .map((text) => (Date.parse('2026-01-02T00:00:00Z') - Date.parse(text!.replace(' ', 'T').replace('+00', 'Z'))) / 86_400_000);

const even = (from: number, to: number) => (x: number) => Math.min(1, Math.max(0, (x - from) / (to - from)));
const normal = (mean: number, deviation: number) => (x: number) => normalBelow((x - mean) / deviation);
const within = (below: (x: number) => number, from: number, to: number) => (x: number) => (below(x) - below(from)) / (below(to) - below(from));

/** Continuous shapes: a sample, and its distribution function. */
const CONTINUOUS: Readonly<Record<string, [() => number[], (x: number) => number]>> = {
  uniform: [() => shape({ distribution: 'uniform', min: -3, max: 9 }), even(-3, 9)],
  normal: [() => shape({ distribution: 'normal', mean: 10, deviation: 2 }), normal(10, 2)],
  'normal, cut on both sides': [() => shape({ distribution: 'normal', mean: 10, deviation: 2, min: 8, max: 13 }), within(normal(10, 2), 8, 13)],
  lognormal: [() => shape({ distribution: 'lognormal', median: 50, sigma: 0.8 }), (x) => normalBelow(Math.log(x / 50) / 0.8)],
  'lognormal, wide': [() => shape({ distribution: 'lognormal', median: 3, sigma: 2 }), (x) => normalBelow(Math.log(x / 3) / 2)],
  exponential: [() => shape({ distribution: 'exponential', mean: 4 }), (x) => 1 - Math.exp(-x / 4)],
  'Pareto, heavy': [() => shape({ distribution: 'pareto', min: 2, shape: 1.1 }), (x) => 1 - (2 / x) ** 1.1],
  Pareto: [() => shape({ distribution: 'pareto', min: 2, shape: 3 }), (x) => 1 - (2 / x) ** 3],
  'gamma of shape 1/2': [() => shape({ distribution: 'gamma', shape: 0.5, mean: 10 }), (x) => gammaBelow(x, 0.5, 20)],
  'gamma of shape 3': [() => shape({ distribution: 'gamma', shape: 3, mean: 10 }), (x) => gammaBelow(x, 3, 10 / 3)],
  'gamma of shape 40': [() => shape({ distribution: 'gamma', shape: 40, mean: 10 }), (x) => gammaBelow(x, 40, 0.25)],
  triangular: [() => shape({ distribution: 'triangular', min: 0, mode: 3, max: 10 }), (x) => (x < 3 ? (x * x) / 30 : 1 - ((10 - x) * (10 - x)) / 70)],
  'triangular, its mode at the end': [() => shape({ distribution: 'triangular', min: 0, mode: 10, max: 10 }), (x) => (x * x) / 100],
  Benford: [() => shape({ distribution: 'benford', min: 1, max: 1000 }), (x) => Math.log(x) / Math.log(1000)],
  'a histogram': [
    () =>
      shape({
        distribution: 'empirical',
        knots: [
          { from: 0, to: 1, weight: 1 },
          { from: 1, to: 3, weight: 3 },
        ],
      }),
    (x) => (x < 1 ? x / 4 : 0.25 + ((x - 1) / 2) * 0.75),
  ],
  'a mixture': [
    () =>
      shape({
        distribution: 'mixture',
        arms: [
          { weight: 3, distribution: 'normal', mean: 0, deviation: 1 },
          { weight: 1, distribution: 'uniform', min: 10, max: 20 },
        ],
      }),
    (x) => 0.75 * normalBelow(x) + 0.25 * even(10, 20)(x),
  ],
  'decimals between bounds': [() => draw('number.float', { min: 5, max: 6, fractionDigits: 9 }), even(5, 6)],
  'moments of ten years': [() => daysBefore('date.anytime'), even(0, 3650)],
  'moments of the past, later ones oftener': [() => daysBefore('date.past', { days: 100 }), (x) => Math.sqrt(Math.max(0, x) / 100)],
  'moments between two dates': [() => daysBefore('date.between', { from: '2025-12-01', to: '2025-12-11' }), even(22, 32)],
};

test.each(Object.entries(CONTINUOUS))('Kolmogorov and Smirnov: %s', (_, [values, below]) => {
  expect(kolmogorov(values(), below)).toBeLessThan(1.95);
});

const poisson = (mean: number) => {
  let p = Math.exp(-mean);
  return new Map(Array.from({ length: Math.ceil(mean + 12 * Math.sqrt(mean) + 12) }, (_, k) => [k, (p = k === 0 ? p : (p * mean) / k)] as const));
};
const zipf = (max: number, exponent: number) => {
  const weights = Array.from({ length: max }, (_, i) => (i + 1) ** -exponent);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return new Map(weights.map((weight, i) => [i + 1, weight / total] as const));
};
const alike = (from: number, to: number) => new Map(Array.from({ length: to - from + 1 }, (_, i) => [from + i, 1 / (to - from + 1)] as const));
const texts = (kind: string, parameters: Record<string, unknown>) =>
  new TestTable(words, { value: { kind, parameters } }, { rows: N }).texts('value', 0, N) as string[];
const bloodTypes = () => {
  const { words: labels, weights } = words.list('health.bloodType');
  const total = weights!.at(-1)!;
  return new Map(labels.map((label, i) => [label, (weights![i]! - (weights![i - 1] ?? 0)) / total]));
};
const cents = (values: readonly number[]) => values.filter((x) => x >= 1 && x < 99).map((x) => Math.round((x % 1) * 100));

/** Discrete shapes: a sample, and the share of each value. */
const DISCRETE: Readonly<Record<string, [() => readonly (number | string)[], ReadonlyMap<number | string, number>]>> = {
  'Poisson of mean 1/2': [() => shape({ distribution: 'poisson', mean: 0.5, round: 1 }), poisson(0.5)],
  'Poisson of mean 4': [() => shape({ distribution: 'poisson', mean: 4, round: 1 }), poisson(4)],
  'Poisson of mean 60': [() => shape({ distribution: 'poisson', mean: 60, round: 1 }), poisson(60)],
  'Zipf of exponent 0.8': [() => shape({ distribution: 'zipf', max: 500, exponent: 0.8, round: 1 }), zipf(500, 0.8)],
  'Zipf of exponent 1': [() => shape({ distribution: 'zipf', max: 500, exponent: 1, round: 1 }), zipf(500, 1)],
  'Zipf of exponent 1.5': [() => shape({ distribution: 'zipf', max: 500, exponent: 1.5, round: 1 }), zipf(500, 1.5)],
  'whole numbers between bounds': [() => draw('number.int', { min: 1, max: 37 }, 'integer'), alike(1, 37)],
  'values by weight': [
    () => texts('values', { values: ['a', 'b', 'c', 'd'], weights: [6, 3, 1, 0] }),
    new Map([
      ['a', 0.6],
      ['b', 0.3],
      ['c', 0.1],
      ['d', 0],
    ]),
  ],
  'values, each alike': [() => texts('values', { values: ['x', 'y', 'z'] }), new Map(['x', 'y', 'z'].map((value) => [value, 1 / 3]))],
  'arms by weight': [
    () =>
      texts('weighted', {
        choices: [
          { weight: 3, value: 'none' },
          { weight: 1, generator: { kind: 'constant', parameters: { value: 'some' } } },
        ],
      }),
    new Map([
      ['none', 0.75],
      ['some', 0.25],
    ]),
  ],
  'a list’s own weights': [() => texts('health.bloodType', {}), bloodTypes()],
  'a coin': [
    () => draw('datatype.boolean', { probability: 0.03 }, 'integer'),
    new Map([
      [0, 0.97],
      [1, 0.03],
    ]),
  ],
  'cents of prices below 100': [
    () => cents(draw('commerce.price', { median: 30, sigma: 0.4 }, 'numeric(10,2)')),
    // .99, .00, .95, .90 and .50, the usual endings in shops; six in a hundred keep their cents.
    new Map(Array.from({ length: 100 }, (_, cent) => [cent, ({ 99: 0.46, 0: 0.18, 95: 0.14, 90: 0.1, 50: 0.06 }[cent] ?? 0) + 0.0006])),
  ],
};

test.each(Object.entries(DISCRETE))('χ²: %s', (_, [values, shares]) => {
  expect(Math.abs(chiSquare(values(), shares))).toBeLessThan(4);
});

/** Fan-outs: children of a parent → share of parents, by probability theory. */
const geometric = (mean: number) => (k: number) => (1 / (1 + mean)) * (mean / (1 + mean)) ** k;
const FAN_OUTS: Readonly<Record<string, [FanOut, (count: number) => number]>> = {
  fixed: [{ kind: 'fixed', count: 3 }, (k) => (k === 3 ? 1 : 0)],
  uniform: [{ kind: 'uniform', min: 1, max: 4 }, (k) => (k >= 1 && k <= 4 ? 0.25 : 0)],
  Poisson: [{ kind: 'poisson', mean: 2.5 }, (k) => poisson(2.5).get(k) ?? 0],
  geometric: [{ kind: 'geometric', mean: 2 }, geometric(2)],
  normal: [{ kind: 'normal', mean: 8, deviation: 2 }, (k) => normalBelow((k + 0.5 - 8) / 2) - normalBelow((k - 0.5 - 8) / 2)],
  lognormal: [
    { kind: 'lognormal', median: 3, sigma: 0.7 },
    (k) => normalBelow(Math.log((k + 0.5) / 3) / 0.7) - (k === 0 ? 0 : normalBelow(Math.log((k - 0.5) / 3) / 0.7)),
  ],
  empirical: [
    {
      kind: 'empirical',
      counts: [
        { children: 0, weight: 1 },
        { children: 5, weight: 3 },
      ],
    },
    (k) => ({ 0: 0.25, 5: 0.75 })[k] ?? 0,
  ],
};

test.each(Object.entries(FAN_OUTS))('an owner’s children: %s', (_, [fanOut, share]) => {
  const parents = 6400;
  const plan = compile(
    blueprintOf({ p: { rows: parents, columns: { id: ID }, primaryKey: ['id'] }, c: { columns: { p_id: 'integer' } } }, [
      link('c.p_id', 'p.id', { owner: true, fanOut }),
    ]),
    words,
  );
  const [relation] = plan.relations;
  const counts = Array.from({ length: parents }, (__, parent) => relation!.childrenOf(parent).count);
  // Quantiles at the midpoints of 64 shares: exact to 1/64, which is better than any sample.
  for (let k = 0; k <= 20; k++) expect([k, Math.abs(counts.filter((count) => count === k).length / parents - share(k)) < 1 / 64]).toEqual([k, true]);
});

describe('the timeline', () => {
  const moments = new TestTable(words, { value: { kind: 'date.created', type: 'timestamp with time zone' } }, { rows: N })
    .texts('value', 0, N)
    .map((text) => new Date(text!.replace(' ', 'T').replace('+00', 'Z')));
  const shareOf = (test: (moment: Date) => boolean) => moments.filter(test).length / N;

  test('weekdays', () => {
    const weights = [0.5, 1.02, 1.06, 1.05, 1.04, 1, 0.66];
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    // Two years and a day contain each weekday 104 or 105 times.
    weights.forEach((weight, day) => expect(Math.abs(shareOf((moment) => moment.getUTCDay() === day) / (weight / total) - 1)).toBeLessThan(0.03));
  });

  test('hours', () => {
    const weights = [0.5, 0.3, 0.2, 0.2, 0.3, 0.7, 1.8, 3.4, 5.4, 6.8, 7.4, 7.2, 6.2, 6.4, 7, 7, 6.6, 6, 5.4, 5.2, 5, 4.2, 2.8, 1.2];
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const shares = new Map(weights.map((weight, hour) => [hour, weight / total]));
    expect(
      chiSquare(
        moments.map((moment) => moment.getUTCHours()),
        shares,
      ),
    ).toBeLessThan(4);
  });

  test('growth: the second year has more rows than the first', () => {
    expect(shareOf((moment) => moment.getUTCFullYear() === 2025)).toBeGreaterThan(0.55);
  });
});

describe('independence', () => {
  const maybe = { type: 'double precision', nullable: true, nullRate: 0.3, generator: { kind: 'distribution', parameters: { distribution: 'normal' } } };
  const columns = { one: maybe, other: maybe, kind: { type: 'integer', generator: { kind: 'number.int', parameters: { min: 0, max: 15 } } } };
  const plan = compile(blueprintOf({ a: { rows: N, columns }, b: { rows: N, columns } }), words);
  const cells = (table: string) => textRows(plan, table, 0, N).map(([one, other, kind]) => ({ one, other, kind: Number(kind) }));
  const [a, b] = [cells('a'), cells('b')];
  const masks = (rows: typeof a, column: 'one' | 'other') => rows.map((row) => (row[column] === null ? 1 : 0));
  const kinds = a.map((row) => row.kind);
  const values = parts(draw('distribution', { distribution: 'lognormal', round: 0.01 }), 12);

  test('masks have their rate', () => {
    for (const column of ['one', 'other'] as const)
      expect(
        Math.abs(
          chiSquare(
            masks(a, column),
            new Map([
              [0, 0.7],
              [1, 0.3],
            ]),
          ),
        ),
      ).toBeLessThan(4);
  });

  const PAIRS: Readonly<Record<string, [readonly number[], readonly number[]]>> = {
    'neighbouring rows': [values, values.slice(1)],
    'neighbouring rows of whole numbers': [kinds, kinds.slice(1)],
    'rows a batch apart': [kinds, kinds.slice(2048)],
    'neighbouring rows’ masks': [masks(a, 'one'), masks(a, 'one').slice(1)],
    'masks of two columns': [masks(a, 'one'), masks(a, 'other')],
    'a mask and a value': [masks(a, 'one'), kinds],
    'values of two columns': [
      parts(
        a.map((row) => Number(row.one ?? 50)),
        5,
      ),
      parts(
        a.map((row) => Number(row.other ?? 50)),
        5,
      ),
    ],
    'the same column of two tables': [kinds, b.map((row) => row.kind)],
  };
  test.each(Object.entries(PAIRS))('%s', (_, [one, other]) => {
    expect(Math.abs(dependence(one, other))).toBeLessThan(4);
  });
});
